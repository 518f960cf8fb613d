import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Space, Tooltip } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** What a rule makes of typed text: a quantity, or a sentence that says what is wrong. */
export type QuantityRead =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly text: string };

interface QuantityInputProps {
  /** What the quantity is of, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max?: number;
  /** Where plus goes on to from 0, and minus to 0 from: the least quantity of a row that need not be ordered. */
  readonly start?: number;
  /** Reads typed text by the rule of the page. */
  readonly read: (text: string) => QuantityRead;
  readonly onCommit: (quantity: number) => void;
  readonly isDisabled?: boolean;
  /** A sentence from outside, such as the server's refusal. */
  readonly problem?: string | undefined;
}

/** A quantity with minus and plus; what was typed stays as typed, with the reason why it is not taken. */
export function QuantityInput({ label, value, min = 1, max = 999_999, ...props }: QuantityInputProps) {
  const { read, onCommit, isDisabled = false, problem, start = min } = props;
  const [text, setText] = useState(String(value));
  const [ownProblem, setOwnProblem] = useState<string>();
  const hintId = useId();
  const hasProblem = problem !== undefined;
  // Enter hands a quantity over, and leaving the field right after must not do it again.
  const handed = useRef<number>(undefined);
  useEffect(() => {
    handed.current = undefined;
    // What was refused stays as it was typed, beside the reason.
    if (hasProblem) return;
    setText(String(value));
    setOwnProblem(undefined);
  }, [value, hasProblem]);
  const commit = (given: string) => {
    setText(given);
    const result = read(given);
    setOwnProblem(result.ok ? undefined : result.text);
    if (!result.ok || (result.quantity === value && !hasProblem)) return;
    if (handed.current === result.quantity) return;
    handed.current = result.quantity;
    onCommit(result.quantity);
  };
  const step = (by: number) => {
    const current = read(text);
    const from = current.ok ? current.quantity : value;
    if (from === 0 && by > 0) return commit(String(start));
    const to = by < 0 && from <= start ? min : from + by;
    commit(String(Math.min(max, Math.max(min, to))));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit(text);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const shown = ownProblem ?? problem;
  return (
    <div className="quantity-input">
      <Space.Compact>
        <Button
          aria-label={`${label}减一`}
          icon={<MinusOutlined />}
          disabled={isDisabled || value <= min}
          onClick={() => step(-1)}
        />
        <Input
          aria-label={label}
          aria-invalid={shown !== undefined}
          aria-describedby={shown ? hintId : undefined}
          inputMode="numeric"
          value={text}
          disabled={isDisabled}
          status={shown ? 'error' : ''}
          onChange={({ target }) => {
            handed.current = undefined;
            setText(target.value);
          }}
          onBlur={() => commit(text)}
          onFocus={({ target }) => {
            handed.current = undefined;
            target.select();
          }}
          onKeyDown={onKeyDown}
        />
        <Tooltip title={value >= max ? `最多 ${max}` : undefined}>
          <Button
            aria-label={`${label}加一`}
            icon={<PlusOutlined />}
            disabled={isDisabled || value >= max}
            onClick={() => step(1)}
          />
        </Tooltip>
      </Space.Compact>
      {shown && (
        <div id={hintId} className="field-problem" role="alert">
          {shown}
        </div>
      )}
    </div>
  );
}
