import type { FilterField } from '#ui/input/filter-bar';
import './report.css';

type Values<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface PaperConditionsProps<Name extends string> {
  readonly fields: readonly FilterField<Name>[];
  readonly values: Values<Name>;
  readonly total: string;
}

/**
 * On paper the filters are left out: this line says how the printed rows were chosen. The style sheet draws it, so that
 * screens and screen readers say the conditions once.
 */
export function PaperConditions<Name extends string>({ fields, values, total }: PaperConditionsProps<Name>) {
  const conditions = fields.flatMap((field) => {
    const text = conditionText(field, values);
    return text ? [`${field.label} ${text}`] : [];
  });
  return <div className="report-paper" data-text={[...conditions, total].join(' · ')} aria-hidden />;
}

function conditionText<Name extends string>(
  field: FilterField<Name>,
  values: Values<Name>,
): string | undefined {
  const value = values[field.name];
  if (field.kind === 'period') {
    const end = values[field.end];
    return value || end ? `${value ?? ''} ~ ${end ?? ''}`.trim() : undefined;
  }
  if (field.kind === 'text') return value;
  return field.options.find((option) => option.value === value)?.label ?? value;
}
