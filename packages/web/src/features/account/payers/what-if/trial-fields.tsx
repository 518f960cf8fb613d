import { pastedAmount } from '@dealer-portal/rules/movement';
import { DatePicker } from 'antd';
import { useId } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { TRIAL_PURPOSES } from '#widgets/payers/what-if-link';
import { amountProblemOf, type TrialDraft } from './trial-draft';
import '#ui/input/plain-field.css';
import { pickerDay } from '#ui/input/date/picker-day';
import '../payer/payer.css';

interface PurposeFieldProps {
  readonly draft: TrialDraft;
  /** The loans that are due, which a repayment may name. */
  readonly loanNos: readonly string[];
  readonly onChange: (draft: TrialDraft) => void;
}

interface TrialFieldsProps extends PurposeFieldProps {
  readonly today: string;
  readonly lastDay: string;
  /** Absent for the only one. */
  readonly onRemove?: (() => void) | undefined;
}

/** Amount, day and purpose of one trial in a row; nothing of it is sent or stored. */
export function TrialFields({ draft, today, lastDay, loanNos, onChange, onRemove }: TrialFieldsProps) {
  const id = useId();
  const problem = amountProblemOf(draft);
  return (
    <fieldset className="trial" aria-label="试算的一笔">
      <label>
        <span>金额（元）</span>
        <input
          className="plain-field trial-amount"
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && id}
          onChange={({ target }) => onChange({ ...draft, amount: pastedAmount(target.value) })}
        />
      </label>
      <label htmlFor={`${id}-day`}>
        <span>哪天</span>
        <DatePicker
          className="trial-day"
          id={`${id}-day`}
          allowClear={false}
          value={pickerDay(draft.day) ?? null}
          disabledDate={(day) => day.isBefore(today, 'day') || day.isAfter(lastDay, 'day')}
          onChange={(day) => onChange({ ...draft, day: day?.format('YYYY-MM-DD') ?? draft.day })}
        />
      </label>
      <PurposeField draft={draft} loanNos={loanNos} onChange={onChange} />
      {onRemove && (
        <PlainButton kind="link" onClick={onRemove}>
          去掉
        </PlainButton>
      )}
      {problem && (
        <span id={id} className="trial-problem" role="alert">
          {problem}
        </span>
      )}
    </fieldset>
  );
}

/** The purpose of the money; a repayment names its loan. */
function PurposeField({ draft, loanNos, onChange }: PurposeFieldProps) {
  const isEarly = draft.purpose === 'repay' && draft.loanNo !== '';
  const choose = (value: string) => {
    const [purpose = '', loanNo = ''] = value.split(' ');
    const entry = TRIAL_PURPOSES.find((item) => item.value === purpose);
    if (entry) onChange({ ...draft, purpose: entry.value, loanNo });
  };
  // A loan of the address may be due later than the days that are looked at.
  const loans = isEarly && !loanNos.includes(draft.loanNo) ? [...loanNos, draft.loanNo] : loanNos;
  return (
    <label>
      <span>做什么</span>
      <select
        className="plain-field"
        value={isEarly ? `repay ${draft.loanNo}` : draft.purpose}
        onChange={({ target }) => choose(target.value)}
      >
        {TRIAL_PURPOSES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {loans.map((loanNo) => (
          <option key={loanNo} value={`repay ${loanNo}`}>
            提前还 {loanNo}
          </option>
        ))}
      </select>
    </label>
  );
}
