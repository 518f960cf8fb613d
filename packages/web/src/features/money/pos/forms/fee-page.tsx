import { formatYuan, readMoney, sentFigure } from '@dealer-portal/rules/money';
import { movedAmountRefusal, movementText } from '@dealer-portal/rules/movement';
import { queryPosTerminals } from '@dealer-portal/sdk/operations';
import { Form, Select } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances } from '#kits/money-form/payer-balances';
import { partyOf } from '#kits/money-form/slip-party';
import { ReportTable } from '#kits/report/report-table';
import { href } from '#routes';
import { rejectWith } from '#ui/input/reject-with';
import { dayText } from '#ui/text/wire-text';
import { feeLookUp, feePeriod, type PosPaymentDraft, sendPosPayment } from './calls';
import { acceptedPosPayment, NO_POS_PAYMENT } from './pos-payment';
import { TERMINALS, terminalText } from './terminal-report';
import { type TerminalFacts, useTerminalFacts } from './use-terminal-facts';

const terminalOf = ({ id }: Pick<PosPaymentDraft, 'id'>, { terminals }: TerminalFacts) =>
  terminals.find((terminal) => terminal.id === id);

/** POS 年费: the yearly fee of a terminal is taken from a payer; the server says how much it is (FIN-06). */
const FEE = defineMoneyForm({
  name: 'posFee',
  movement: 'posFee',
  verb: '缴年费',
  context: '每台终端每年一次',
  initial: NO_POS_PAYMENT,
  keptFields: ['from', 'id'],
  Fields: FeeFields,
  useFacts: useTerminalFacts,
  slip: (draft, facts) => {
    const terminal = terminalOf(draft, facts);
    return {
      from: partyOf('付款方', facts.payers, draft.from ?? ''),
      amount: readMoney(terminal?.iyearfee) ?? null,
      facts: [
        ['终端', terminal ? terminalText(terminal) : ''],
        ['现在到期', dayText(terminal?.yearFeeEndDate)],
      ],
      about: feePeriod(draft.id ?? '', terminal?.yearFeeEndDate),
      consequence: '从付款方余额里扣，缴后延长一年。',
    };
  },
  send: ({ id = '', from = '' }, account, { slip: { amount }, payPassword }) => {
    const fee = {
      paymentType: 'ANNUALFEE',
      payerCode: from,
      terminalId: id,
      amount: sentFigure(amount),
      ...(payPassword !== undefined && { payPassword }),
    } as const;
    return sendPosPayment(fee, account);
  },
  accepted: acceptedPosPayment,
  lookUp: feeLookUp,
  records: { to: href('annualfee'), label: '查看终端年费' },
  lists: [queryPosTerminals],
});

/** The fee is the terminal's own: nothing is typed. */
function FeeFields({ facts }: { readonly facts: TerminalFacts }) {
  const form = Form.useFormInstance<PosPaymentDraft>();
  const problemOf = (from: string | undefined) => {
    const giver = facts.payers.find(({ payerCode }) => payerCode === from);
    const fee = terminalOf({ id: form.getFieldValue('id') }, facts)?.iyearfee;
    return giver && movementText(movedAmountRefusal(fee, { available: readMoney(giver.balance) ?? null }));
  };
  return (
    <>
      <Form.Item name="id" label="终端" rules={[{ required: true, message: '请选择缴年费的终端' }]}>
        <Select
          placeholder="请选择终端"
          options={facts.terminals.map((terminal) => ({
            value: terminal.id,
            label: `${terminalText(terminal)}，年费 ${formatYuan(terminal.iyearfee)}，到期 ${dayText(terminal.yearFeeEndDate) || '—'}`,
          }))}
        />
      </Form.Item>
      <AccountField
        movement="posFee"
        side="source"
        accounts={facts.payers}
        name="from"
        label="付款方"
        act="扣年费"
        missing="请选择从哪个付款方扣"
        dependencies={['id']}
        rules={[{ validator: (_, from?: string) => rejectWith(problemOf(from)) }]}
      />
    </>
  );
}

export function Component() {
  return (
    <MoneyFormPage form={FEE} aside={({ payers }) => <PayerBalances payers={payers} />}>
      <section aria-label="POS 终端">
        <h2>POS 终端</h2>
        <ReportTable report={TERMINALS} />
      </section>
    </MoneyFormPage>
  );
}
