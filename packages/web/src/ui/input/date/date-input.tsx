import { readDay, readMonth } from '@dealer-portal/rules/paste';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../icon/icon';
import './date-input.css';

interface DateInputProps {
  readonly label: string;
  /** As `2026-11-23`, or `2026-11` for a month; `''` for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A complete month rather than a day. */
  readonly isMonthly?: boolean;
  /** The last day or month that can be chosen. */
  readonly max?: string;
}

/** No dealer has orders before the first day or after the last one. */
const DAY = {
  type: 'date',
  first: '2000-01-01',
  last: '2099-12-31',
  hint: '年-月-日',
  read: readDay,
} as const;
const MONTH = { type: 'month', first: '2000-01', last: '2099-12', hint: '年-月', read: readMonth } as const;

/** A day or month as text, the same in every language of the browser; the icon opens the browser's own calendar. */
export function DateInput(props: DateInputProps) {
  const { label, isMonthly = false } = props;
  const { hint, read } = isMonthly ? MONTH : DAY;
  const { typed, change, finish, error, resume } = useDateText(props);
  const errorId = useId();
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) finish();
  };
  return (
    <span className="date-input" data-monthly={isMonthly || undefined}>
      <input
        className="date-text"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        placeholder={hint}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onFocus={resume}
        onBlur={finish}
        onKeyDown={onKeyDown}
        onChange={({ target }) => change(target.value)}
      />
      <Calendar {...props} day={read(typed)} onChange={change} />
      {error && (
        <span id={errorId} className="date-error" role="alert">
          {error}
        </span>
      )}
    </span>
  );
}

interface CalendarProps extends Pick<DateInputProps, 'isMonthly' | 'max' | 'onChange'> {
  /** Where the calendar begins. */
  readonly day: string | undefined;
}

/** The icon that opens the browser's calendar. Its field is dear to draw, so it comes with the first press. */
function Calendar({ isMonthly = false, max, day = '', onChange }: CalendarProps) {
  const { type, first } = isMonthly ? MONTH : DAY;
  const [isWanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const onOpen = () => {
    // The calendar opens only in the press itself.
    flushSync(() => setWanted(true));
    field.current?.showPicker();
  };
  return (
    <span className="date-picker">
      {isWanted && (
        <input
          ref={field}
          type={type}
          aria-label="日历"
          tabIndex={-1}
          min={first}
          max={max}
          value={day}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <button type="button" aria-label="打开日历" tabIndex={-1} onClick={onOpen}>
        <Icon name="calendar" />
      </button>
    </span>
  );
}

/** The text of the field: a date counts once it is complete, and a date in another form once the field is left. */
function useDateText({ value, onChange, isMonthly = false, max }: DateInputProps) {
  const calendar = isMonthly ? MONTH : DAY;
  const { first, read } = calendar;
  const last = max ?? calendar.last;
  const [typed, setTyped] = useTyped(value);
  const [isLeft, setLeft] = useState(false);
  const day = read(typed);
  const change = (text: string) => {
    setTyped(text);
    const isDate = text === read(text) && first <= text && text <= last;
    if (text === '' || isDate) onChange(text);
  };
  const finish = () => {
    setLeft(true);
    if (day !== undefined && day !== typed) change(day);
    // An owner that needs a date keeps the last one.
    if (typed === '') setTyped(value);
  };
  const error = isLeft && typed !== '' ? dateError(day, first, last) : undefined;
  return { typed, change, finish, error, resume: () => setLeft(false) };
}

function dateError(day: string | undefined, first: string, last: string): string | undefined {
  if (day === undefined) return `请按 ${last} 的写法填写`;
  if (first <= day && day <= last) return undefined;
  return `请填写 ${first} 至 ${last} 的日期`;
}

/** The text while it is typed, until its value or another one comes from outside. */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  const [source, setSource] = useState(value);
  if (source !== value) {
    setSource(value);
    setTyped(value);
  }
  return [typed, setTyped] as const;
}
