import type { FilterField } from '#ui/input/filter-bar';

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** A filter that is set. */
export interface Condition<Name extends string> {
  readonly label: string;
  /** Its value in words. */
  readonly text: string;
  /** The change that takes this filter alone away. */
  readonly without: Values<Name>;
}

/** The filters that are set, in the order of their row. */
export function conditionsOf<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: Values<Name>,
): readonly Condition<Name>[] {
  return fields.flatMap((field) => {
    const text = textOf(field, values);
    const names = field.kind === 'period' ? [field.name, field.end] : [field.name];
    // The pairs carry exactly the names of the field.
    const without = Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>;
    return text ? [{ label: field.label, text, without }] : [];
  });
}

function textOf<Name extends string>(field: FilterField<Name>, values: Values<Name>): string | undefined {
  const value = values[field.name];
  if (field.kind === 'period') {
    const end = values[field.end];
    return value || end ? `${value ?? ''} ~ ${end ?? ''}`.trim() : undefined;
  }
  if (field.kind === 'text') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
