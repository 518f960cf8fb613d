import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import { LOAN_TERMS, namedOrdersText } from '@dealer-portal/rules/movement';
import { Alert, Form, Select } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { AmountField } from '#kits/money-form/amount-field';
import { useClosedForm } from '#kits/money-form/closed-form';
import { listOf, NO_LINES_NO_SEND } from '#ui/text/list-of';
import type { ApplyDraft } from '../calls';
import { type CostFacts, costFacts, financeableOf, termsOf } from './apply-terms';
import type { ApplyFacts } from './use-apply-facts';
import '#kits/money-form/money-form.css';

/** Lender, payer, days and amount; what it costs follows while it is typed. */
export function ApplyFields({ facts }: { readonly facts: ApplyFacts }) {
  const form = Form.useFormInstance<ApplyDraft>();
  const draft: Partial<ApplyDraft> = Form.useWatch([], form) ?? {};
  const terms = termsOf(draft, facts);
  const { credit, feeRate, payers, chosen } = facts;
  useClosedForm(namedOrdersText(chosen) ?? (credit.creditList ? undefined : `授信额度${NO_LINES_NO_SEND}`));
  return (
    <>
      {credit.isOverdue && (
        <Alert type="warning" showIcon role="alert" title="有融资逾期未还，还清前资金方不会放款" />
      )}
      <Form.Item name="from" label="资金方" rules={[{ required: true, message: '请选择资金方' }]}>
        <Select
          placeholder="请选择资金方"
          options={listOf(credit.creditList).map(({ bankName, availableAmount, rate }) => ({
            value: bankName,
            label: `${bankName} · 可用 ${formatYuan(availableAmount)} · 年利率 ${rate ?? '—'}%`,
          }))}
        />
      </Form.Item>
      <AccountField
        movement="financing"
        side="target"
        accounts={payers}
        name="to"
        label="入账付款方"
        act="入账"
        missing="请选择款项入到哪个付款方"
      />
      <Form.Item name="days" label="期限" rules={[{ required: true, message: '请选择期限' }]}>
        <Select options={LOAN_TERMS.map((days) => ({ value: String(days), label: `${days} 天` }))} />
      </Form.Item>
      <AmountField
        label="融资金额"
        available={terms.available}
        limit={financeableOf(facts)}
        rest="融资后可用额度"
      />
      {compareAmounts(terms.amount, NO_MONEY) === 1 && terms.rate !== undefined && (
        <CostPreview facts={costFacts(terms, feeRate)} />
      )}
    </>
  );
}

interface CostPreviewProps {
  readonly facts: CostFacts;
}

/** The cost of the financing, with the formula to check it. */
function CostPreview({ facts }: CostPreviewProps) {
  return (
    <dl className="slip-facts" aria-label="融资费用">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
