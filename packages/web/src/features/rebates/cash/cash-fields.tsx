import { readMoney } from '@dealer-portal/rules/money';
import { AccountField } from '#widgets/money-form/accounts/account-field';
import { AmountField } from '#widgets/money-form/amount-field';
import type { CashFacts } from './use-cash-facts';

/** The payer that gets the money, and how much of the rebate. */
export function CashFields({ facts: { payers, rebate } }: { readonly facts: CashFacts }) {
  return (
    <>
      <AccountField
        movement="rebateCash"
        side="target"
        accounts={payers}
        name="to"
        label="入账付款方"
        act="兑现入账"
        missing="请选择兑现到哪个付款方"
      />
      <AmountField label="兑现金额" available={rebate && readMoney(rebate.balance)} rest="兑现后返利余额" />
    </>
  );
}
