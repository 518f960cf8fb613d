import type { FilterField } from '#ui/input/filter-bar';

type FilterValues<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** The filters that are set, each with its value in words, in the order of their row. */
export function conditionsOf<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
): readonly string[] {
  return fields.flatMap((field) => {
    const text = conditionText(field, values);
    return text ? [`${field.label} ${text}`] : [];
  });
}

/** The value of a filter in words; nothing where it is not set. */
function conditionText<Name extends string>(
  field: FilterField<Name>,
  values: FilterValues<Name>,
): string | undefined {
  const value = values[field.name];
  if (field.kind === 'period') {
    const end = values[field.end];
    return value || end ? `${value ?? ''} ~ ${end ?? ''}`.trim() : undefined;
  }
  if (field.kind === 'text') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
