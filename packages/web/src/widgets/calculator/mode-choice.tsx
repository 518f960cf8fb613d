import type { CalculatorMode } from '@dealer-portal/rules/calculator';
import { Radio } from 'antd';
import './calculator.css';

const MODES: readonly { readonly value: CalculatorMode; readonly label: string }[] = [
  { value: 'turnover', label: '计算周转天数' },
  { value: 'replenishment', label: '计算补货数量' },
  { value: 'reverse', label: '按目标周转反推' },
];

interface ModeChoiceProps {
  readonly mode: CalculatorMode;
  readonly isLocked: boolean;
  readonly onChoose: (mode: CalculatorMode) => void;
}

/** The kind of calculation: turnover, replenishment, or the order that a wanted turnover needs (CALC-01). */
export function ModeChoice({ mode, isLocked, onChoose }: ModeChoiceProps) {
  return (
    <Radio.Group
      aria-label="计算方式"
      optionType="button"
      options={MODES.map((mode) => ({ ...mode, className: 'calculator-mode' }))}
      value={mode}
      disabled={isLocked}
      onChange={({ target }) => {
        const selected = MODES.find(({ value }) => value === target.value);
        if (selected) onChoose(selected.value);
      }}
    />
  );
}
