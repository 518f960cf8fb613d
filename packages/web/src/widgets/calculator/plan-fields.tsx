import {
  type CalculatorMode,
  type CalculatorPlan,
  calculatorText,
  type FieldRefusal,
  type Week,
} from '@dealer-portal/rules/calculator';
import { plainDigits, QUANTITY_RANGE } from '@dealer-portal/rules/input';
import { Select } from 'antd';
import { useId } from 'react';
import { TextField } from './text-field';
import { WEEK_NAMES, WEEKS } from './weeks';
import './calculator.css';

interface PlanFieldsProps {
  readonly mode: CalculatorMode;
  readonly plan: CalculatorPlan;
  readonly refusals: readonly FieldRefusal[];
  /** The problem before anything is calculated. */
  readonly problem: string | undefined;
  readonly onPlan: (plan: Partial<CalculatorPlan>) => void;
  readonly onEnter: () => void;
}

/** The plan of the user: a quantity, the safe turnover, or a wanted turnover in one week (CALC-01, CALC-02). */
export function PlanFields({ mode, plan, refusals, problem, onPlan, onEnter }: PlanFieldsProps) {
  const refused = calculatorText(
    refusals.find(({ field }) => field === 'quantity' || field === 'days')?.refusal,
  );
  const shared = { problem: problem ?? refused, onEnter };
  if (mode === 'turnover') {
    return (
      <TextField
        label={`计划订货数量（0–${QUANTITY_RANGE.max}）`}
        unit="台"
        value={String(plan.quantity ?? '')}
        onChange={(quantity) => onPlan({ quantity })}
        {...shared}
      />
    );
  }
  return (
    <>
      <TextField
        label={mode === 'replenishment' ? '安全周转天数（0–1000）' : '目标周转天数（0–1000）'}
        unit="天"
        value={String(plan.days ?? '')}
        onChange={(typed) => onPlan({ days: plainDigits(typed) })}
        {...shared}
      />
      {mode === 'reverse' && <WeekChoice week={plan.week} onChoose={(week) => onPlan({ week })} />}
    </>
  );
}

interface WeekChoiceProps {
  readonly week: Week;
  readonly onChoose: (week: Week) => void;
}

function WeekChoice({ week, onChoose }: WeekChoiceProps) {
  const id = useId();
  return (
    <div className="calculator-field">
      <label htmlFor={id}>达到目标的周末</label>
      <Select
        id={id}
        value={week}
        options={WEEKS.map((value) => ({ value, label: `${WEEK_NAMES[value]} 周末` }))}
        onChange={onChoose}
      />
    </div>
  );
}
