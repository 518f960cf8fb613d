import {
  type CalculatorAnswer,
  type CalculatorProduct,
  type CalculatorState,
  calculatedOrderRefusal,
  calculatorText,
} from '@dealer-portal/rules/calculator';
import { explainCalculation } from '@dealer-portal/rules/calculator-reasons';
import { Alert, Collapse } from 'antd';
import { AddResult } from './add-result';
import type { Figures } from './queries';
import { Replenishment } from './replenishment';
import { WeekTable } from './week-table';
import './calculator.css';

interface ResultProps {
  readonly answer: Extract<CalculatorState, { readonly kind: 'ready' }>['answer'];
  readonly figures: Figures | undefined;
  readonly product: CalculatorProduct;
}

/** The weeks as the server sees them, or as they were calculated, with the formulas on demand (CALC-04). */
export function Result({ answer, figures, product }: ResultProps) {
  const result = answer?.result;
  if (!answer || result?.kind !== 'answered') return <WeekTable figures={figures} />;
  return (
    <section aria-label="计算结果" className="calculator-result">
      <Proposal answer={result} product={product} />
      <WeekTable answer={result} />
      <Collapse
        size="small"
        items={[
          {
            key: 'trace',
            label: '查看计算过程',
            children: (
              <ol className="calculator-trace">
                {explainCalculation(answer.ask, answer.now).map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            ),
          },
        ]}
      />
      <div className="calculator-replenishment">
        <AddResult product={product} quantity={result.quantity} />
        <Replenishment
          key={`${product.productCode} ${result.quantity}`}
          productCode={product.productCode}
          quantity={result.quantity}
        />
      </div>
    </section>
  );
}

interface ProposalProps {
  readonly answer: Extract<CalculatorAnswer, { readonly kind: 'answered' }>;
  readonly product: CalculatorProduct;
}

/** How many pieces, and whether they may be ordered at all (CALC-05). */
function Proposal({ answer: { quantity, daily }, product }: ProposalProps) {
  const refusal = quantity > 0 ? calculatorText(calculatedOrderRefusal(product, quantity)) : undefined;
  return (
    <>
      <p role="status" className="calculator-proposal">
        订货 <strong className="figure">{quantity}</strong> 台 · 日均销量 {daily} 台
      </p>
      {refusal && <Alert type="warning" showIcon title={refusal} />}
    </>
  );
}
