import { formatMoney } from '@dealer-portal/rules/money';
import { MATCH_CHOICES, type MatchRules } from '@dealer-portal/rules/reconciliation';
import { PlainSelect } from '#ui/input/plain-select';
import './helper.css';

interface MatchRuleFieldsProps {
  readonly rules: MatchRules;
  readonly onChange: (rules: MatchRules) => void;
}

/** How the rows of the two books find each other. */
export function MatchRuleFields({ rules, onChange }: MatchRuleFieldsProps) {
  return (
    <section className="helper-rules" aria-label="怎么对">
      <h2>怎么对</h2>
      <span>先看凭证号或订单号相同，再看金额相同</span>
      <RuleNumber
        label="相差的天数"
        unit="天"
        numbers={MATCH_CHOICES.days}
        value={rules.days}
        onChange={(days) => onChange({ ...rules, days })}
      />
      <span>最后看几行之和等于一行</span>
      <RuleNumber
        label="相加的行数"
        unit="行"
        numbers={MATCH_CHOICES.lines}
        value={rules.lines}
        onChange={(lines) => onChange({ ...rules, lines })}
      />
      <span>还剩的，金额差得不多也配成一对，差额留着说明</span>
      <PlainSelect
        label="金额的容差"
        options={MATCH_CHOICES.cents.map((cents) => ({ value: String(cents), label: toleranceText(cents) }))}
        value={String(rules.cents ?? 0)}
        onChange={(text) => onChange({ ...rules, cents: Number.parseInt(text, 10) })}
      />
    </section>
  );
}

function toleranceText(cents: number): string {
  return cents === 0 ? '一分不差' : `最多差 ${formatMoney(cents / 100)} 元`;
}

interface RuleNumberProps {
  readonly label: string;
  readonly unit: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function RuleNumber({ label, unit, numbers, value, onChange }: RuleNumberProps) {
  const options = numbers.map((number) => ({ value: String(number), label: `最多 ${number} ${unit}` }));
  return (
    <PlainSelect
      label={label}
      options={options}
      value={String(value)}
      onChange={(text) => onChange(Number.parseInt(text, 10))}
    />
  );
}
