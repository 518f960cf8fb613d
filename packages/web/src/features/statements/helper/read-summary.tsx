import { type DealerBook, MATCH_CHOICES, type MatchRules } from '@dealer-portal/rules/reconciliation';
import { Select } from 'antd';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';

interface ReadSummaryProps {
  readonly book: DealerBook;
  readonly rules: MatchRules;
  /** Why it cannot start yet. */
  readonly reason: string | undefined;
  readonly onRules: (rules: MatchRules) => void;
  readonly onStart: () => void;
}

/** The read rows, the rules of the comparison, and the start. */
export function ReadSummary({ book, rules, reason, onRules, onStart }: ReadSummaryProps) {
  return (
    <section className="helper-aside" aria-label="读出来的">
      <h2>读出来的</h2>
      <dl className="helper-facts">
        <dt>行数</dt>
        <dd>{book.rows.length}</dd>
        <dt>收入合计</dt>
        <dd>
          <Money amount={book.income} />
        </dd>
        <dt>付出合计</dt>
        <dd>
          <Money amount={book.outgo} />
        </dd>
        <dt>净额</dt>
        <dd className="helper-net">
          <Money amount={book.net} strong />
        </dd>
        <dt>文件里的合计行</dt>
        <dd>{totalText(book.isTotalEqual)}</dd>
      </dl>
      <h2>怎么对</h2>
      <ol className="helper-rules">
        <li>凭证号或订单号相同</li>
        <li>
          金额相同，相差不超过
          <RuleNumber
            label="相差的天数"
            unit="天"
            numbers={MATCH_CHOICES.days}
            value={rules.days}
            onChange={(days) => onRules({ ...rules, days })}
          />
        </li>
        <li>
          几行之和等于一行，最多
          <RuleNumber
            label="相加的行数"
            unit="行"
            numbers={MATCH_CHOICES.lines}
            value={rules.lines}
            onChange={(lines) => onRules({ ...rules, lines })}
          />
        </li>
      </ol>
      <ReasonButton kind="primary" isWide disabledReason={reason} onClick={onStart}>
        开始核对
      </ReasonButton>
      {reason && <p className="secondary">{reason}</p>}
    </section>
  );
}

function totalText(isEqual: boolean | undefined): string {
  if (isEqual === undefined) return '没有合计行';
  return isEqual ? '一致' : '不一致，请先核对文件';
}

interface RuleNumberProps {
  readonly label: string;
  readonly unit: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function RuleNumber({ label, unit, numbers, value, onChange }: RuleNumberProps) {
  const options = numbers.map((number) => ({ value: number, label: `${number} ${unit}` }));
  return <Select size="small" aria-label={label} options={options} value={value} onChange={onChange} />;
}
