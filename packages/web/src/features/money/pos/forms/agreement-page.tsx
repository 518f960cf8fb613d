import { quantityText, readQuantity } from '@dealer-portal/rules/input';
import { queryPosAgreements } from '@dealer-portal/sdk/operations';
import { Form, Input } from 'antd';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { usePayerFacts } from '#kits/money-form/payer-balances';
import { ReportTable } from '#kits/report/report-table';
import { href } from '#routes';
import { MOBILE_RULE } from '#ui/input/mobile-rule';
import { rejectWith } from '#ui/input/reject-with';
import { payersAhead } from '#widgets/payers/queries';
import { AGREEMENTS } from './agreement-report';
import { type AgreementDraft, agreementLookUp, sendAgreement } from './calls';

const FIELDS = ['bankName', 'terminalNumber', 'contactName', 'contactPhone', 'address'] as const;
const NO_AGREEMENT: AgreementDraft = {
  bankName: '',
  terminalNumber: '1',
  contactName: '',
  contactPhone: '',
  address: '',
};
/** The range of the description. */
const TERMINALS = { min: 1, max: 99, step: 1 } as const;

/** POS 申请: an agreement with a bank for a number of terminals (FIN-06). */
const AGREEMENT = defineMoneyForm({
  name: 'posAgreement',
  movement: 'application',
  verb: '申请',
  context: '与收单银行签 POS 机具服务协议',
  initial: NO_AGREEMENT,
  keptFields: FIELDS,
  Fields: AgreementFields,
  useFacts: usePayerFacts,
  slip: ({ bankName = '', terminalNumber = '', contactName = '', contactPhone = '', address = '' }) => ({
    facts: [
      ['收单银行', bankName],
      ['机具数量', `${terminalNumber} 台`],
      ['联系人', contactName],
      ['联系电话', contactPhone],
      ['安装地址', address],
    ],
    about: `${bankName} ${terminalNumber}`,
    consequence: '提交后由公司和银行审核，审核期间不能再申请。',
  }),
  send: sendAgreement,
  accepted: (answer) => ({
    number: answer?.agreementNo ?? '',
    title: '已提交，等待审核',
    text: '审核通过后银行上门安装终端，再到 POS 绑定里绑定。',
  }),
  lookUp: agreementLookUp,
  records: { to: href('posapply'), label: '查看 POS 协议' },
  lists: [queryPosAgreements],
});

function AgreementFields() {
  return (
    <>
      <Form.Item name="bankName" label="收单银行" rules={[{ required: true, message: '请填写收单银行' }]}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item
        name="terminalNumber"
        label="机具数量"
        rules={[{ validator: (_, text: string) => rejectWith(numberProblem(text)) }]}
      >
        <Input inputMode="numeric" suffix="台" />
      </Form.Item>
      <Form.Item name="contactName" label="联系人" rules={[{ required: true, message: '请填写联系人' }]}>
        <Input maxLength={26} />
      </Form.Item>
      <Form.Item name="contactPhone" label="联系电话" rules={[MOBILE_RULE]}>
        <Input inputMode="tel" />
      </Form.Item>
      <Form.Item name="address" label="安装地址">
        <Input maxLength={100} />
      </Form.Item>
    </>
  );
}

function numberProblem(text: string): string | undefined {
  const read = readQuantity(text, TERMINALS);
  return read.ok ? undefined : quantityText(read.refusal);
}

export function Component() {
  return (
    <MoneyFormPage form={AGREEMENT}>
      <section aria-label="POS 协议">
        <h2>POS 协议</h2>
        <ReportTable report={AGREEMENTS} />
      </section>
    </MoneyFormPage>
  );
}

Component.callsAhead = payersAhead;
