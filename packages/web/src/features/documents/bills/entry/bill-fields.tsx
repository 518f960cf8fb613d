import { amountText, readAmount } from '@dealer-portal/rules/input';
import { billDateRefusals, invoiceText, readBillNumber } from '@dealer-portal/rules/invoices';
import { compareAmounts, NO_MONEY } from '@dealer-portal/rules/money';
import { pastedAmount } from '@dealer-portal/rules/movement';
import { DatePicker, Form, Input, Radio } from 'antd';
import type { Dayjs } from 'dayjs';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { preventSubmit } from '#ui/input/prevent-submit';
import { rejectWith } from '#ui/input/reject-with';
import { usePayers } from '#widgets/payers/use-payers';
import { DAY, type EntryDraft } from './use-entry';
import './entry-form.css';

const TYPES = [
  { value: 'BANK', label: '银行承兑' },
  { value: 'COMMERCIAL', label: '商业承兑' },
];

/** The fields of a bill, each with its own check; those of the two days look at each other. */
export function BillFields() {
  const { payers, isPending } = usePayers();
  return (
    <div className="bill-entry-fields">
      <Form.Item
        name="billNo"
        label="票据号码"
        required
        rules={[{ validator: (_, text: string) => rejectWith(numberProblem(text)) }]}
      >
        <Input inputMode="numeric" placeholder="30 位数字" />
      </Form.Item>
      <Form.Item name="billType" label="票据类型">
        <Radio.Group options={TYPES} />
      </Form.Item>
      <Form.Item
        name="amount"
        label="票面金额（元）"
        required
        normalize={pastedAmount}
        rules={[{ validator: (_, text: string) => rejectWith(amountProblem(text)) }]}
      >
        <Input inputMode="decimal" />
      </Form.Item>
      <DayFields />
      <Form.Item name="drawerName" label="出票人">
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="acceptorName" label="承兑人">
        <Input maxLength={60} />
      </Form.Item>
      <AccountField
        movement="bill"
        side="target"
        accounts={payers}
        name="payerCode"
        label="入账付款方"
        act="入账"
        missing="请选择入账的付款方"
        isLoading={isPending}
      />
    </div>
  );
}

function DayFields() {
  const form = Form.useFormInstance<EntryDraft>();
  const problemAt = (field: 'issueDate' | 'dueDate') => {
    const dates = {
      issueDate: dayOf(form.getFieldValue('issueDate')),
      dueDate: dayOf(form.getFieldValue('dueDate')),
    };
    return invoiceText(billDateRefusals(dates, new Date())[field]);
  };
  return (
    <>
      <Form.Item
        name="issueDate"
        label="出票日期"
        dependencies={['billNo']}
        rules={[
          { required: true, message: '请选择出票日期' },
          { validator: () => rejectWith(problemAt('issueDate')) },
          {
            warningOnly: true,
            validator: (_, day?: Dayjs) =>
              rejectWith(otherIssueDay(form.getFieldValue('billNo'), dayOf(day))),
          },
        ]}
      >
        <DatePicker className="bill-entry-day" onKeyDown={preventSubmit} />
      </Form.Item>
      <Form.Item
        name="dueDate"
        label="到期日期"
        dependencies={['issueDate']}
        rules={[
          { required: true, message: '请选择到期日期' },
          { validator: () => rejectWith(problemAt('dueDate')) },
        ]}
      >
        <DatePicker className="bill-entry-day" onKeyDown={preventSubmit} />
      </Form.Item>
    </>
  );
}

const dayOf = (day: Dayjs | null | undefined) => day?.format(DAY);

function numberProblem(text: string): string | undefined {
  const read = readBillNumber(text);
  return read.ok ? undefined : invoiceText(read.refusal);
}

function amountProblem(text: string): string | undefined {
  const read = readAmount(text);
  if (!read.ok) return amountText(read.refusal);
  return compareAmounts(read.amount, NO_MONEY) === 1 ? undefined : '票面金额要大于 0';
}

/** A number that names another day of issue is probably mistyped; the server decides. */
function otherIssueDay(text: string, day: string | undefined): string | undefined {
  const read = readBillNumber(text);
  if (!read.ok || read.issueDate === undefined || day === undefined || read.issueDate === day)
    return undefined;
  return `票据号码中的出票日期是 ${read.issueDate}，请核对`;
}
