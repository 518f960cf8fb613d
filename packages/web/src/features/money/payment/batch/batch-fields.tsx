import { payerListName } from '@dealer-portal/rules/address-book';
import { amountText, readAmount } from '@dealer-portal/rules/input';
import { placeAccounts } from '@dealer-portal/rules/money-place';
import { movedAmountRefusal, movementText, pastedAmount } from '@dealer-portal/rules/movement';
import { Form, Input } from 'antd';
import { OtherAccounts } from '#kits/money-form/accounts/account-line';
import { LABEL_BESIDE_FIELD } from '#kits/money-form/fill-step';
import { keepDraft } from '#kits/money-form/money-draft';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { usePhone } from '#ui/drawing/use-phone';
import { rejectWith } from '#ui/input/reject-with';
import { Money } from '#ui/text/money';
import { sumText } from '#ui/text/sum-of';
import '#kits/money-form/accounts/accounts.css';
import type { MoneyPayer } from '#kits/money-form/payer-balances';
import { ChannelField, SaleOrgField } from '../payment-fields';
import type { PaymentFacts } from '../use-payment-facts';
import { ACCOUNT_PLACE, type BatchDraft } from './batch-lines';
import { batchForm, readBatch } from './use-batch-payment';
import '#kits/money-form/money-form.css';
import './batch.css';
import '#ui/antd/forms.css';

interface BatchFieldsProps {
  readonly facts: PaymentFacts;
  readonly onCheck: (batch: BatchDraft) => void;
}

/** An amount for each payer; those without one are left out. */
export function BatchFields({ facts, onCheck }: BatchFieldsProps) {
  const { saletoCode } = useAccount();
  const [form] = Form.useForm<BatchDraft>();
  const isPhone = usePhone();
  const values: BatchDraft = Form.useWatch([], form) ?? {};
  const placed = placeAccounts(ACCOUNT_PLACE, facts.payers);
  const amounts = placed.allowed.flatMap(({ payerCode }) => {
    const read = readAmount((values[payerCode] ?? '').trim());
    return read.ok ? [read.amount] : [];
  });
  const missing = amounts.length === 0 ? '请给至少一个付款方填写金额' : undefined;
  return (
    <Form<BatchDraft>
      name="payments"
      form={form}
      layout={isPhone ? 'vertical' : 'horizontal'}
      labelAlign="left"
      colon={false}
      requiredMark={false}
      {...(!isPhone && LABEL_BESIDE_FIELD)}
      initialValues={readBatch(facts, saletoCode)}
      onValuesChange={(_, batch) => keepDraft(batchForm(facts), saletoCode, batch)}
      onFinish={onCheck}
    >
      <SaleOrgField saleOrgs={facts.saleOrgs} />
      <ChannelField />
      <table className="batch-payments form-cells">
        <thead>
          <tr>
            <th scope="col">付款方</th>
            <th scope="col">余额</th>
            <th scope="col">付款金额（元）</th>
          </tr>
        </thead>
        <tbody>
          {placed.allowed.map((payer) => (
            <PayerLine key={payer.payerCode} payer={payer} />
          ))}
        </tbody>
      </table>
      {placed.refused.length > 0 && (
        <div className="account-none">
          <OtherAccounts refused={placed.refused} />
        </div>
      )}
      <div className="money-actions">
        <ReasonButton kind="primary" type="submit" disabledReason={missing}>
          核对
        </ReasonButton>
        <span>
          {amounts.length} 笔，合计 <strong className="figure">{sumText(amounts)}</strong>
        </span>
        <span className="secondary">核对之前不会提交任何内容。</span>
      </div>
    </Form>
  );
}

function PayerLine({ payer: { payerCode, customerName, balance } }: { readonly payer: MoneyPayer }) {
  const name = payerListName({ payerCode, payerName: customerName }).short;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="余额">
        <Money amount={balance} />
      </td>
      <td>
        <Form.Item
          name={payerCode}
          normalize={pastedAmount}
          rules={[{ validator: (_, text?: string) => rejectWith(lineProblem(text)) }]}
        >
          <Input
            aria-label={`${name} 的付款金额（元）`}
            className="batch-amount"
            inputMode="decimal"
            autoComplete="off"
          />
        </Form.Item>
      </td>
    </tr>
  );
}

function lineProblem(text = ''): string | undefined {
  if (text.trim() === '') return undefined;
  const read = readAmount(text.trim());
  return read.ok ? movementText(movedAmountRefusal(read.amount, {})) : amountText(read.refusal);
}
