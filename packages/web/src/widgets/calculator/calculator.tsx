import { calculatorText } from '@dealer-portal/rules/calculator';
import { Alert, Skeleton } from 'antd';
import { Loaded } from '#platform/calls/loaded';
import { AlertStep } from './alert-step';
import { CalculateButton, CalculatorForm } from './calculator-form';
import { ModeChoice } from './mode-choice';
import { ProductPicker } from './product-picker';
import { type CalculatorModel, useCalculator } from './use-calculator';
import './calculator.css';

/** Pick a product, answer its alerts, revise figures, calculate in one of three modes (CALC-01). */
export function Calculator({ productCode }: { readonly productCode: string | undefined }) {
  const calculator = useCalculator(productCode);
  const { state, dispatch } = calculator;
  if (state.kind === 'closed') return null;
  const isAsking = state.kind === 'asking';
  return (
    <div className="calculator">
      <ProductPicker
        picked={calculator.figures.data}
        problem={calculator.productProblem}
        isLocked={isAsking}
        onPick={calculator.pick}
      />
      <ModeChoice
        mode={state.mode}
        isLocked={isAsking}
        onChoose={(mode) => dispatch({ type: 'switchMode', mode })}
      />
      <Content calculator={calculator} />
    </div>
  );
}

interface ContentProps {
  readonly calculator: CalculatorModel;
}

function Content({ calculator }: ContentProps) {
  const { figures } = calculator;
  // Without a product nothing is asked, and the calculator has steps of its own.
  return (
    <Loaded query={{ ...figures, data: true }} failure="计算数据没有加载出来">
      {() => <Step calculator={calculator} />}
    </Loaded>
  );
}

function Step({ calculator }: ContentProps) {
  const { state, dispatch, figures, productCode, calculate } = calculator;
  const draftCode =
    state.kind === 'ready' || state.kind === 'asking' ? state.draft.product.productCode : undefined;
  const isBehind = productCode !== undefined && state.kind !== 'barred' && draftCode !== productCode;
  if (isBehind) {
    return (
      <div role="status" aria-label="加载中">
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    );
  }
  switch (state.kind) {
    case 'asking':
      return <AlertStep alert={state.alerts[0]} onConfirm={() => dispatch({ type: 'confirm' })} />;
    case 'barred':
      return <Alert type="error" showIcon role="alert" title={calculatorText(state.alert.refusal)} />;
    case 'ready':
      return (
        <CalculatorForm state={state} figures={figures.data} dispatch={dispatch} onCalculate={calculate} />
      );
    default:
      return <CalculateButton onCalculate={calculate} />;
  }
}
