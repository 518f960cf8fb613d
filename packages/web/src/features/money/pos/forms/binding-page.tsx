import { TERMINAL_STATES } from '@dealer-portal/rules/states';
import { queryPosTerminals } from '@dealer-portal/sdk/operations';
import { Form, Select } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { ReportTable } from '#kits/report/report-table';
import { href } from '#routes';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { type BindingDraft, bindingLookUp, sendBinding } from './calls';
import { TERMINALS, terminalText } from './terminal-report';
import { type TerminalFacts, useTerminalFacts } from './use-terminal-facts';

const NO_BINDING: BindingDraft = { id: undefined, payerCode: undefined };

/** POS 绑定: a terminal is bound to the customer, and its money comes to one of the payers (FIN-06). */
const BINDING = defineMoneyForm<BindingDraft, TerminalFacts, unknown>({
  name: 'posBinding',
  movement: 'posBinding',
  verb: '绑定',
  context: '终端收的款进所选付款方',
  initial: NO_BINDING,
  keptFields: ['id', 'payerCode'],
  Fields: BindingFields,
  useFacts: useTerminalFacts,
  slip: ({ id = '', payerCode = '' }, { terminals, payers }) => {
    const terminal = terminals.find((item) => item.id === id);
    const payer = payers.find((item) => item.payerCode === payerCode);
    return {
      facts: [
        ['终端', terminal ? terminalText(terminal) : id],
        ['商户号', terminal?.merchantNo ?? ''],
        ['入账付款方', codeAndName(payerCode, payer?.customerName, ' ')],
      ],
      about: id,
      consequence: '绑定后这台终端收的款进入账付款方。',
    };
  },
  send: sendBinding,
  accepted: (_, { about = '', facts }) => ({
    number: facts[0]?.[1] ?? about,
    title: '终端已绑定',
    text: '可以收款了；手续费在 POS 手续费里看。',
  }),
  lookUp: bindingLookUp,
  records: { to: href('posbinding'), label: '查看 POS 终端' },
  lists: [queryPosTerminals],
});

function BindingFields({ facts: { terminals, payers } }: { readonly facts: TerminalFacts }) {
  const free = terminals.filter(({ status }) => status === TERMINAL_STATES.free.value);
  if (free.length === 0) {
    return <EmptyState title="没有未绑定的终端" reason="银行安装新的终端后，可以在这里绑定。" />;
  }
  return (
    <>
      <Form.Item name="id" label="终端" rules={[{ required: true, message: '请选择要绑定的终端' }]}>
        <Select
          placeholder="请选择终端"
          options={free.map((terminal) => ({ value: terminal.id, label: terminalText(terminal) }))}
        />
      </Form.Item>
      <AccountField
        movement="posBinding"
        side="target"
        accounts={payers}
        name="payerCode"
        label="入账付款方"
        act="入账"
        missing="请选择收的款进哪个付款方"
      />
    </>
  );
}

export function Component() {
  return (
    <MoneyFormPage form={BINDING}>
      <section aria-label="POS 终端">
        <h2>POS 终端</h2>
        <p className="secondary">
          解绑由收单银行办理，这里不能提交：请把终端号告诉收单银行或客户经理；办完后终端在下面变为未绑定，可以重新绑定。
        </p>
        <ReportTable report={TERMINALS} />
      </section>
    </MoneyFormPage>
  );
}
