import { queryTransfers } from '@dealer-portal/sdk/operations';
import { Form, Select } from 'antd';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { partyOf } from '#kits/money-form/slip-party';
import { readTransfer } from '#kits/money-form/transfer-draft';
import { TransferFields } from '#kits/money-form/transfer-fields';
import { crossCenterProblem, sendAccountTransfer, type TransferDraft, transferLookUp } from '../calls';
import { acceptedTransfer, KEPT_FIELDS, NO_TRANSFER, transferRecords } from '../transfer-form';
import { TransferList } from '../transfer-list';
import { TransferRules } from '../transfer-rules';
import { TransferDoor } from './transfer-door';
import { type RegionFacts, useRegionFacts } from './use-region-facts';

const regionOf = ({ saleOrgCode }: Pick<TransferDraft, 'saleOrgCode'>, { regions }: RegionFacts) =>
  regions.find((region) => region.saleOrgCode === saleOrgCode) ?? regions[0];

/** 账户划转: between two payers of the customer, within the region of a sales organisation (FIN-03). */
const ACCOUNT_TRANSFER = defineMoneyForm({
  name: 'accountTransfer',
  movement: 'accountTransfer',
  verb: '划转',
  context: '在本公司各付款方之间调拨货款',
  initial: NO_TRANSFER,
  keptFields: KEPT_FIELDS,
  Fields: RegionFields,
  useFacts: useRegionFacts,
  slip: (draft, facts) => {
    const { from, to, amount, remark } = readTransfer(draft);
    const region = regionOf(draft, facts);
    const payers = region?.payers ?? [];
    return {
      from: partyOf('转出', payers, from),
      to: partyOf('转入', payers, to),
      amount,
      facts: [
        ['销售组织', region?.name ?? ''],
        ['手续费', '同一售达方之间不收'],
        ['审批', '提交后由公司审批'],
        ['备注', remark],
      ],
      consequence: '提交后进入审批，审批前可以撤回。',
    };
  },
  check: crossCenterProblem,
  send: sendAccountTransfer,
  accepted: acceptedTransfer,
  lookUp: transferLookUp('ACCOUNT'),
  records: transferRecords('accounttransfer'),
  lists: [queryTransfers],
});

/** The organisation is asked for where the customer has more than one. */
function RegionFields({ facts }: { readonly facts: RegionFacts }) {
  const form = Form.useFormInstance();
  const saleOrgCode = Form.useWatch<string | undefined>('saleOrgCode', form);
  const payers = regionOf({ saleOrgCode }, facts)?.payers ?? [];
  const [first] = facts.regions;
  const clear = () => form.setFieldsValue({ from: undefined, to: undefined });
  return (
    <>
      <Form.Item name="saleOrgCode" label="销售组织" initialValue={first?.saleOrgCode}>
        <Select
          options={facts.regions.map((region) => ({ value: region.saleOrgCode, label: region.name }))}
          onChange={clear}
        />
      </Form.Item>
      <TransferFields movement="accountTransfer" givers={payers} takers={payers} />
    </>
  );
}

export function Component() {
  return (
    <TransferDoor>
      <MoneyFormPage
        form={ACCOUNT_TRANSFER}
        aside={({ regions }) => (
          <TransferRules payers={regions.flatMap(({ payers }) => payers)}>
            同一售达方之间划转不收手续费，提交后进入审批。不能转出的账户在选择框下面，每个都有原因。
          </TransferRules>
        )}
      >
        <TransferList transferType="ACCOUNT" />
      </MoneyFormPage>
    </TransferDoor>
  );
}
