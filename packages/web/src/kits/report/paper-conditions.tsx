import type { FilterField } from '#ui/input/filter-bar';
import { conditionsOf } from './filters/conditions';
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
  const conditions = conditionsOf(fields, values);
  return <div className="report-paper" data-text={[...conditions, total].join(' · ')} aria-hidden />;
}
