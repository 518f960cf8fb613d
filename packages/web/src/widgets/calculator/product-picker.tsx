import { dayFigure, isWithdrawn } from '@dealer-portal/rules/calculator';
import { Select, Tag } from 'antd';
import { useId } from 'react';
import { StatusTag } from '#ui/text/status-tag';
import { useModelSearch } from '../products/use-model-search';
import type { Figures } from './queries';
import './calculator.css';

interface ProductPickerProps {
  readonly picked: Figures | undefined;
  /** Why nothing is calculated without a product. */
  readonly problem: string | undefined;
  /** While an alert waits for its answer. */
  readonly isLocked: boolean;
  readonly onPick: (productCode: string) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The product model, found by typing a part of it (CALC-02), with what is known of it. */
export function ProductPicker({ picked, problem, isLocked, onPick }: ProductPickerProps) {
  const { select } = useModelSearch();
  const id = useId();
  const selected = picked && { value: picked.productCode, label: picked.productModel };
  return (
    <div className="calculator-field">
      <label htmlFor={id}>产品型号（必填）</label>
      <Select<Choice>
        id={id}
        value={selected ?? null}
        labelInValue
        {...select}
        disabled={isLocked}
        placeholder="输入型号、名称或编码查找"
        status={problem ? 'error' : ''}
        onChange={({ value }) => onPick(value)}
      />
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      {picked && <ProductFacts figures={picked} />}
    </div>
  );
}

/** Name, whether it is new or withdrawn, and how its product group stands (CALC-01). */
function ProductFacts({ figures }: { readonly figures: Figures }) {
  const { productName, isNewProduct, pgCodeName, pgSumEstoreAmtAll, pgCurrentTurnoverDays } = figures;
  const days = dayFigure(pgCurrentTurnoverDays).text;
  return (
    <p className="secondary calculator-facts">
      {isNewProduct === true && (
        <Tag className="calculator-tag" color="processing">
          新品
        </Tag>
      )}
      {isWithdrawn(figures) && <StatusTag tone="waiting">已退市</StatusTag>}
      {productName}
      {pgCodeName &&
        ` · ${pgCodeName}库存 ${pgSumEstoreAmtAll ?? '—'} 台，周转 ${days}${days === '—' ? '' : ' 天'}`}
    </p>
  );
}
