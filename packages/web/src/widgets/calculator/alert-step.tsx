import { type CalculatorAlert, calculatorText } from '@dealer-portal/rules/calculator';
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { ReasonButton } from '#ui/button/reason-button';

interface AlertStepProps {
  readonly alert: CalculatorAlert;
  readonly onConfirm: () => void;
}

/** Messages before the form is shown, one alert at a time (CALC-03, CALC-05). */
export function AlertStep({ alert, onConfirm }: AlertStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The same button answers several alerts in turn; each takes the focus again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the alert is what changes
  useEffect(() => button.current?.focus(), [alert]);
  return (
    <Alert
      type="warning"
      showIcon
      title={calculatorText(alert.refusal)}
      action={
        <ReasonButton ref={button} kind="primary" size="small" onClick={onConfirm}>
          知道了
        </ReasonButton>
      }
    />
  );
}
