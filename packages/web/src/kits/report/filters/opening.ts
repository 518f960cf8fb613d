import type { ReadId } from '@dealer-portal/sdk';
import type { FilterField } from '#ui/input/filter-bar';
import type { FilterName, Report, ReportFilters } from '../define-report';

/** The filters that are set, with those that a report opens on where none of them is set and no document is named. */
export function withOpening<K extends ReadId, Row extends object>(
  { opensWith }: Report<K, Row>,
  fields: readonly FilterField<FilterName<K>>[],
  values: ReportFilters<K>,
): ReportFilters<K> {
  if (!opensWith) return values;
  const opening = opensWith(new Date());
  const given: Readonly<Record<string, unknown>> = values;
  // A document stands where it was booked, however long ago.
  const namesDocument = fields.some(
    (field) => field.kind === 'text' && field.isDocument && given[field.name],
  );
  return namesDocument || Object.keys(opening).some((name) => given[name])
    ? values
    : { ...opening, ...values };
}
