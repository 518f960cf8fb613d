import { QUANTITY_RANGE, type QuantityRead } from '@dealer-portal/rules/input';
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, memo, type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import { useQuantityText } from './use-quantity-text';
import './plain-field.css';
import './quantity-input.css';

interface QuantityInputProps {
  /** The product of the quantity, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** Where plus goes on to from 0, and minus to 0 from: the least quantity of a row that need not be ordered. */
  readonly start?: number;
  /** Reads typed text by the rule of the page. */
  readonly read: (text: string) => QuantityRead;
  readonly onCommit: (quantity: number) => void;
  /** The text of the field is no quantity yet; undefined once it is one. Until then the page sends nothing. */
  readonly onWrong: (problem: string | undefined) => void;
  /** Called by Enter after the text was checked: the action of the button next to the field. */
  readonly onEnter?: () => void;
  readonly isDisabled?: boolean;
  /** A sentence from outside, such as the server's refusal. */
  readonly problem?: string | undefined;
  /** Hands over each right quantity while it is typed: everywhere but where each one is saved by a call. */
  readonly isLive?: boolean;
  /** Without minus and plus; the unit stands in the field. */
  readonly unit?: string;
}

/**
 * A quantity with minus and plus; what was typed stays as typed, with the reason why it is not taken. Arrows count up
 * and down (with Alt inside of a ColumnEntry), Enter hands over, Escape restores. The one field for quantities (CART-09).
 */
export function QuantityInput({
  label,
  value,
  min = QUANTITY_RANGE.min,
  max = QUANTITY_RANGE.max,
  ...props
}: QuantityInputProps) {
  const { read, onCommit, onWrong, onEnter, isDisabled = false, start = min, isLive = false, unit } = props;
  const facts = { value, min, max, start, read, onCommit, onWrong, isLive };
  const field = useQuantityText({ ...facts, problem: props.problem });
  const { text, problem, step } = field;
  const hintId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      field.commit(text);
      // An Enter that is handled here does not also act in the column around it.
      if (onEnter) event.stopPropagation();
      onEnter?.();
    }
    // An Escape that restores the field does not also close a dialog around it.
    if (event.key === 'Escape' && field.restore()) event.stopPropagation();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const input = {
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? hintId : undefined,
    inputMode: 'numeric' as const,
    disabled: isDisabled,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => field.onType(target.value),
    onBlur: field.leave,
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      field.begin();
      target.select();
    },
    onKeyDown,
  };
  const control = <input {...input} ref={field.ref} value={text} className="plain-field" />;
  return (
    <div className="quantity-input" data-unit={unit}>
      {unit ? (
        control
      ) : (
        <Steps label={label} range={{ min, max }} value={value} isDisabled={isDisabled} onStep={step}>
          {control}
        </Steps>
      )}
      {problem && <Problem id={hintId} text={problem} />}
    </div>
  );
}

interface ProblemProps {
  readonly id: string;
  readonly text: string;
}

function Problem({ id, text }: ProblemProps) {
  return (
    <div id={id} className="field-problem" role="alert">
      {text}
    </div>
  );
}

interface StepsProps extends Pick<QuantityInputProps, 'label' | 'value'> {
  readonly range: { readonly min: number; readonly max: number };
  readonly isDisabled: boolean;
  readonly onStep: (by: number) => void;
  readonly children: ReactNode;
}

/** Minus and plus around the field; at its limits they say so. */
function Steps({ label, value, range: { min, max }, isDisabled, onStep, children }: StepsProps) {
  return (
    <div className="quantity-steps">
      <StepButton label={label} by={-1} isDisabled={isDisabled || value <= min} onStep={onStep} />
      {children}
      <StepButton
        label={label}
        by={1}
        isDisabled={isDisabled || value >= max}
        onStep={onStep}
        limit={value >= max ? `最多 ${max}` : undefined}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly by: 1 | -1;
  readonly isDisabled: boolean;
  readonly onStep: (by: number) => void;
  /** Why it goes no further. */
  readonly limit?: string | undefined;
}

/** Minus or plus; Tab passes it over, so that it goes from field to field as in a spreadsheet. */
const StepButton = memo(function StepButton({ label, by, isDisabled, onStep, limit }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="quantity-step"
      aria-label={`${label}${by > 0 ? '加一' : '减一'}`}
      title={limit}
      disabled={isDisabled}
      onClick={() => onStep(by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
});
