import {
  type CalculatorDraft,
  type CalculatorField,
  calculatorText,
  type FieldRefusal,
  isEditable,
} from '@dealer-portal/rules/calculator';
import { Switch } from 'antd';
import { TextField } from './text-field';
import './calculator.css';

/** The figures in the order of the form (CALC-01). */
const FIGURES: readonly { readonly field: CalculatorField; readonly label: string; readonly unit: string }[] =
  [
    { field: 'zsdRevqSum', label: '前60天零售', unit: '台' },
    { field: 'storeAmt', label: '当前库存', unit: '台' },
    { field: 'growthRates', label: '增长率', unit: '%' },
    { field: 'jshdQtyT0', label: '本周（T）在途', unit: '台' },
    { field: 'jshdQtyT1', label: 'T+1 周在途', unit: '台' },
    { field: 'jshdQtyT2', label: 'T+2 周在途', unit: '台' },
  ];

interface FigureFieldsProps {
  readonly draft: CalculatorDraft;
  readonly refusals: readonly FieldRefusal[];
  readonly onToggleEdit: () => void;
  readonly onRevise: (field: CalculatorField, value: string) => void;
  readonly onEnter: () => void;
}

/** The six figures; the toggle makes all of them editable, those that were not obtained are so without it (CALC-01, CALC-03). */
export function FigureFields({ draft, refusals, onToggleEdit, onRevise, onEnter }: FigureFieldsProps) {
  return (
    <fieldset className="calculator-figures">
      <legend>
        计算数据
        <Switch size="small" aria-label="编辑计算数据" checked={draft.isEditing} onChange={onToggleEdit} />
        <span className="secondary" aria-hidden="true">
          编辑
        </span>
      </legend>
      {FIGURES.map(({ field, label, unit }) => (
        <TextField
          key={field}
          label={label}
          unit={unit}
          value={String(draft.values[field] ?? '')}
          lock={isEditable(draft, field) ? undefined : '打开“编辑”后可以修改'}
          placeholder={draft.revisable.includes(field) ? '未获取到，请录入' : ''}
          problem={calculatorText(refusals.find((refusal) => refusal.field === field)?.refusal)}
          onChange={(text) => onRevise(field, text)}
          onEnter={onEnter}
        />
      ))}
    </fieldset>
  );
}
