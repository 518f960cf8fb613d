import { readDay, readMonth } from '@dealer-portal/rules/paste';
import type { ReadId } from '@dealer-portal/sdk';
import type { FilterField } from '#ui/input/filter-bar';
import type { FilterName, ReportFilters } from '../define-report';

/** The filters that are set, without tabs and days that do not exist: an address may hold any text. */
export function knownFilters<K extends ReadId>(
  fields: readonly FilterField<FilterName<K>>[],
  values: Readonly<Partial<Record<FilterName<K>, string>>>,
): ReportFilters<K> {
  const unknown = new Set<string>(fields.flatMap((field) => unknownNames(field, values)));
  // The names stay those of the call; closed sets of codes are given as tabs.
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !unknown.has(name)),
  ) as ReportFilters<K>;
}

function unknownNames<Name extends string>(
  field: FilterField<Name>,
  values: Readonly<Partial<Record<Name, string>>>,
): readonly Name[] {
  switch (field.kind) {
    case 'tabs':
      return field.options.some(({ value }) => value === values[field.name]) ? [] : [field.name];
    case 'period': {
      const read = field.isMonthly ? readMonth : readDay;
      return [field.name, field.end].filter((name) => read(values[name] ?? '') !== values[name]);
    }
    default:
      return [];
  }
}
