import { readMoney } from '@dealer-portal/rules/money';
import { placeAccounts, placeReason } from '@dealer-portal/rules/money-place';
import { Form } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { AccountLine } from '#kits/money-form/accounts/account-line';
import { AmountField } from '#kits/money-form/amount-field';
import type { CashFacts } from './use-cash-facts';
import '#kits/money-form/accounts/accounts.css';
import '#ui/antd/forms.css';

const SOURCE = { form: 'rebateCash', side: 'source' } as const;

/** Which account the rebate is paid out of: a fixed line, since there is nothing to choose. */
function CashSource({ payers, rebate }: CashFacts) {
  const account = payers.find(({ payerCode }) => payerCode === rebate?.payerCode);
  return (
    <Form.Item label="兑现来源" className="account-fixed form-item-wide">
      {account ? (
        <AccountLine
          account={account}
          act="兑现"
          placed={placeAccounts(SOURCE, payers)}
          reason={placeReason(SOURCE, account)}
        />
      ) : (
        `(${rebate?.payerCode || '—'}) 不在付款方里，余额不知道`
      )}
    </Form.Item>
  );
}

/** The payer that gets the money, and how much of the rebate. */
export function CashFields({ facts: { payers, rebate } }: { readonly facts: CashFacts }) {
  return (
    <>
      <CashSource payers={payers} rebate={rebate} />
      <AccountField
        movement="rebateCash"
        side="target"
        accounts={payers}
        name="to"
        label="入账付款方"
        act="兑现入账"
        missing="请选择兑现到哪个付款方"
      />
      <AmountField label="兑现金额" available={rebate && readMoney(rebate.balance)} rest="之后余额" />
    </>
  );
}
