import { queryTransfers } from '@dealer-portal/sdk/operations';
import { defineMoneyForm } from '#kits/money-form/define-money-form';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { partyOf } from '#kits/money-form/slip-party';
import { readTransfer } from '#kits/money-form/transfer-draft';
import { TransferFields } from '#kits/money-form/transfer-fields';
import { payersAhead } from '#widgets/payers/queries';
import { sendFinanceTransfer, transferLookUp } from '../calls';
import { acceptedTransfer, KEPT_FIELDS, NO_TRANSFER, transferRecords } from '../transfer-form';
import { TransferList } from '../transfer-list';
import { TransferRules } from '../transfer-rules';

/** 融资划转: a transfer that the finance department carries out (FIN-03). */
const FINANCE_TRANSFER = defineMoneyForm({
  name: 'financeTransfer',
  movement: 'financeTransfer',
  verb: '划转',
  context: '由财务办理的付款方之间划转',
  initial: NO_TRANSFER,
  keptFields: KEPT_FIELDS,
  Fields: ({ facts: { payers } }: { readonly facts: PayerFacts }) => (
    <TransferFields movement="financeTransfer" givers={payers} takers={payers} />
  ),
  useFacts: usePayerFacts,
  slip: (draft, { payers }) => {
    const { from, to, amount, remark } = readTransfer(draft);
    return {
      from: partyOf('转出', payers, from),
      to: partyOf('转入', payers, to),
      amount,
      facts: [
        ['审批', '提交后由财务审批'],
        ['备注', remark],
      ],
      consequence: '提交后进入审批，审批前可以撤回。',
    };
  },
  send: sendFinanceTransfer,
  accepted: acceptedTransfer,
  lookUp: transferLookUp('FINANCE'),
  records: transferRecords('financetransfer'),
  lists: [queryTransfers],
});

export function Component() {
  return (
    <MoneyFormPage
      form={FINANCE_TRANSFER}
      aside={({ payers }) => (
        <TransferRules payers={payers}>
          提交后由财务审批并办理。不能转出的账户在选择框下面，每个都有原因。
        </TransferRules>
      )}
    >
      <TransferList transferType="FINANCE" />
    </MoneyFormPage>
  );
}

Component.callsAhead = payersAhead;
