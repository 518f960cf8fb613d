import { queryTransfers } from '@dealer-portal/sdk/operations';
import { Form, Select } from 'antd';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { partyOf } from '#kits/money-form/slip-party';
import { readTransfer } from '#kits/money-form/transfer-draft';
import { TransferFields } from '#kits/money-form/transfer-fields';
import { EmptyState } from '#ui/page/states';
import { codeAndName } from '#ui/text/joined';
import { sendParallelTransfer, transferLookUp } from '../calls';
import { acceptedTransfer, KEPT_FIELDS, NO_TRANSFER, transferRecords } from '../transfer-form';
import { TransferList } from '../transfer-list';
import { TransferRules } from '../transfer-rules';
import { type BranchFacts, useBranchFacts } from './use-branch-facts';

/** 平行划转: from a payer of the main customer to a payer of its branch (FIN-03). */
const PARALLEL_TRANSFER = defineMoneyForm({
  name: 'parallelTransfer',
  movement: 'parallelTransfer',
  verb: '划转',
  context: '主户划给子户',
  initial: NO_TRANSFER,
  keptFields: KEPT_FIELDS,
  Fields: BranchFields,
  useFacts: useBranchFacts,
  slip: (draft, { payers, branches }) => {
    const { from, to, amount, remark } = readTransfer(draft);
    const branch = branches.find(({ saletoCode }) => saletoCode === draft.sonCustomerCode);
    return {
      from: partyOf('转出', payers, from),
      to: partyOf('转入', branch?.payers ?? [], to),
      amount,
      facts: [
        ['子户', codeAndName(branch?.saletoCode, branch?.saletoName, ' ')],
        ['审批', '提交后由公司审批'],
        ['备注', remark],
      ],
      about: draft.sonCustomerCode ?? '',
      consequence: '提交后进入审批，审批前可以撤回。',
    };
  },
  send: sendParallelTransfer,
  accepted: acceptedTransfer,
  lookUp: transferLookUp('MASTERSON'),
  records: transferRecords('accountparalleltransfer'),
  lists: [queryTransfers],
});

/** The branch first: its payers follow from it. */
function BranchFields({ facts: { payers, branches } }: { readonly facts: BranchFacts }) {
  const form = Form.useFormInstance();
  const code = Form.useWatch<string | undefined>('sonCustomerCode', form);
  const branch = branches.find(({ saletoCode }) => saletoCode === code);
  if (branches.length === 0) {
    return (
      <EmptyState title="没有可以划入的子户" reason="平行划转只在主户和它的子户之间。子户由客户经理维护。" />
    );
  }
  return (
    <>
      <Form.Item
        name="sonCustomerCode"
        label="子户"
        rules={[{ required: true, message: '请选择划给哪个子户' }]}
      >
        <Select
          placeholder="请选择子户"
          options={branches.map(({ saletoCode, saletoName }) => ({
            value: saletoCode,
            label: codeAndName(saletoCode, saletoName, ' '),
          }))}
          onChange={() => form.setFieldValue('to', undefined)}
        />
      </Form.Item>
      <TransferFields movement="parallelTransfer" givers={payers} takers={branch?.payers ?? []} />
    </>
  );
}

export function Component() {
  return (
    <MoneyFormPage
      form={PARALLEL_TRANSFER}
      aside={({ payers }) => (
        <TransferRules payers={payers}>只能从主户划给自己的子户；跨中心的划转多一道审批。</TransferRules>
      )}
    >
      <TransferList transferType="MASTERSON" />
    </MoneyFormPage>
  );
}
