import { readAmount } from '@dealer-portal/rules/input';
import { formatYuan, NO_MONEY, readMoney, subtractAmounts } from '@dealer-portal/rules/money';
import { Form } from 'antd';
import { AccountField } from '#kits/money-form/accounts/account-field';
import { AmountField } from '#kits/money-form/amount-field';
import { PlainButton } from '#ui/button/plain-button';
import { type RepayFacts, redemptionToday, repayProblem } from './use-repay-facts';
import '#kits/money-form/money-form.css';

/** The payer, and how much of the principal; the interest of today is added. */
export function RepayFields({ facts: { payers, detail } }: { readonly facts: RepayFacts }) {
  const form = Form.useFormInstance();
  const code = Form.useWatch<string | undefined>('from', form);
  const read = readAmount(Form.useWatch<string | undefined>('amount', form) ?? '');
  const payer = payers.find(({ payerCode }) => payerCode === code);
  const { outstandingAmount } = detail.loan;
  const redemption = redemptionToday(detail, read.ok ? read.amount : NO_MONEY);
  const takeAll = () => {
    form.setFieldValue('amount', readMoney(outstandingAmount));
    void form.validateFields(['amount']);
  };
  return (
    <>
      <AccountField
        movement="repayment"
        side="source"
        accounts={payers}
        name="from"
        label="付款方"
        act="还款"
        missing="请选择从哪个付款方还款"
      />
      <AmountField
        label="归还本金"
        available={payer && (subtractAmounts(payer.balance, redemption?.interest) ?? null)}
        limit={readMoney(outstandingAmount) ?? null}
      />
      <dl className="slip-facts" aria-label="还款金额">
        <div>
          <dt>未还本金</dt>
          <dd className="figure">
            {formatYuan(outstandingAmount)}{' '}
            <PlainButton kind="link" size="small" onClick={takeAll}>
              全部归还
            </PlainButton>
          </dd>
        </div>
        <div>
          <dt>截至今天的利息</dt>
          <dd>{repayProblem(detail) ?? `${formatYuan(redemption?.interest)} = ${redemption?.formula}`}</dd>
        </div>
        <div>
          <dt>还款合计</dt>
          <dd className="figure">{formatYuan(redemption?.amount)}</dd>
        </div>
      </dl>
    </>
  );
}
