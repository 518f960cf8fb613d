import { MOBILE_LENGTH } from '@dealer-portal/rules/address-book';
import {
  type Amount,
  compareAmounts,
  formatYuan,
  isAmount,
  readMoney,
  subtractAmounts,
} from '@dealer-portal/rules/money';
import { movedAmountRefusal, movementText } from '@dealer-portal/rules/movement';
import { PROJECT_DAYS, projectDayRefusal, projectText } from '@dealer-portal/rules/projects';
import { Form, Input, Radio } from 'antd';
import { Link } from 'react-router-dom';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { href } from '#routes';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { rejectWith } from '#ui/input/reject-with';
import { DayField } from '../day-field';
import { MissingLine } from './missing-line';
import type { ProjectFacts } from './use-project-facts';
import '../projects.css';
import '#ui/antd/forms.css';

interface FieldsProps {
  readonly facts: ProjectFacts;
}

/** The server's limits. */
const [ADDRESS_LENGTH, NAME_LENGTH] = [120, 20];

/** 付定金: the deposit of 30 %. */
export function OrderFields({ facts }: FieldsProps) {
  const { amount, depositAmount } = facts.project;
  return (
    <>
      <SumItem label="定金" amount={depositAmount} extra={`${formatYuan(amount)} × 30%`} />
      <PayerField facts={facts} amount={depositAmount} />
    </>
  );
}

/** 付尾款，约交付: the rest, and where, when and to whom the products go. */
export function DeliverFields({ facts }: FieldsProps) {
  const { amount, restAmount } = facts.project;
  return (
    <>
      <SumItem label="尾款" amount={restAmount} extra={`合同 ${formatYuan(amount)}，其余已付`} />
      <PayerField facts={facts} amount={restAmount} />
      <DeliveryFields facts={facts} />
      <MissingLine step="DELIVER" />
    </>
  );
}

interface SumItemProps {
  readonly label: string;
  /** Yuan. */
  readonly amount: Amount;
  readonly extra: string;
}

/** The sum of this step, in the place of a field. */
function SumItem({ label, amount, extra }: SumItemProps) {
  return (
    <Form.Item label={label} extra={<span className="figure">{extra}</span>}>
      <strong className="figure project-sum">{formatYuan(amount)}</strong>
    </Form.Item>
  );
}

const required = (message: string) => [{ required: true, whitespace: true, message }];

function DeliveryFields({ facts: { project } }: FieldsProps) {
  const { earliestDate } = project;
  const bounds = { which: 'delivery' as const, ...(earliestDate && { earliest: earliestDate }) };
  return (
    <>
      <Form.Item name="deliverWay" label="交付方式">
        <Radio.Group
          options={[
            { value: 'ONCE', label: '一次送完' },
            { value: 'BATCH', label: '分批' },
          ]}
        />
      </Form.Item>
      <DayField
        name="deliverDate"
        label={PROJECT_DAYS.delivery}
        {...(earliestDate && { extra: `现在付清，最早 ${earliestDate}` })}
        problemOf={(day) => projectText(projectDayRefusal(day, bounds))}
      />
      <Form.Item
        name="address"
        label="送到"
        className="form-whole"
        wrapperCol={{ flex: 1 }}
        rules={required('请填写送货地址')}
      >
        <Input maxLength={ADDRESS_LENGTH} />
      </Form.Item>
      <Form.Item name="receiverName" label="收货人" rules={required('请填写收货人')}>
        <Input maxLength={NAME_LENGTH} />
      </Form.Item>
      <Form.Item name="receiverPhone" label="电话" rules={[MOBILE_RULE]}>
        <Input inputMode="tel" maxLength={MOBILE_LENGTH} />
      </Form.Item>
    </>
  );
}

interface PayerFieldProps extends FieldsProps {
  /** Yuan that are paid. */
  readonly amount: Amount;
}

/** The payer; one with too little shows the missing amount, and the payers to move it from. */
function PayerField({ facts: { payers }, amount }: PayerFieldProps) {
  const form = Form.useFormInstance();
  const code = Form.useWatch<string | undefined>('payerCode', form);
  const payer = payers.find(({ payerCode }) => payerCode === code);
  const missing = subtractAmounts(amount, payer?.balance);
  const isShort = compareAmounts(missing, 0) === 1;
  const problemOf = (payerCode: string | undefined) => {
    const namedPayer = payers.find((item) => item.payerCode === payerCode);
    if (!isAmount(amount)) return '这一步的金额无法识别，请联系客户经理';
    return (
      namedPayer &&
      movementText(movedAmountRefusal(amount, { available: readMoney(namedPayer.balance) ?? null }))
    );
  };
  return (
    <AccountField
      movement="projectPayment"
      side="source"
      accounts={payers}
      name="payerCode"
      label="付款方"
      act="付工程款"
      missing="请选择从哪个付款方付"
      rules={[{ validator: (_, payerCode?: string) => rejectWith(problemOf(payerCode)) }]}
      extra={
        payer &&
        missing !== undefined &&
        isShort && <TransferLink payerCode={payer.payerCode} amount={missing} />
      }
    />
  );
}

interface TransferLinkProps {
  readonly payerCode: string;
  readonly amount: string;
}

/** To a transfer of what is missing; what was filled in of the step stays in the tab. */
function TransferLink({ payerCode, amount }: TransferLinkProps) {
  const proposal = new URLSearchParams({ toPayerCode: payerCode, transferMoney: amount });
  return <Link to={`${href('haierDigitalTransfer')}?${proposal}`}>缺 {formatYuan(amount)}，从现款划</Link>;
}
