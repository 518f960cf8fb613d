import { formatYuan } from '@dealer-portal/rules/money';
import { firstCreditEnd } from '@dealer-portal/rules/movement';
import { FINANCE_ORDER_STATES } from '@dealer-portal/rules/states';
import { getCreditCenter, queryFinanceOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS, asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FactLine } from '#ui/text/fact-lines';
import { sumText } from '#ui/text/sum-of';
import './payer.css';

/** The credit of the customer with the day on which its first line ends, and the orders that may be financed. */
export function useCredit() {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const credit = useQuery(asideQuery(getCreditCenter, { query: { customerCode } }, account));
  const orders = useQuery(
    asideRecords(
      queryFinanceOrders,
      { body: { customerCode, status: FINANCE_ORDER_STATES.financeable.value, ...ALL_ROWS } },
      account,
    ),
  );
  return { credit, orders };
}

/** 授信: how much is used, when it ends, and what may be financed; the rows of a list of limits. */
export function CreditLimits() {
  const { credit, orders } = useCredit();
  const { data } = credit;
  return (
    <>
      <FactLine label={<Link to={href('loanMyCredit')}>授信额度</Link>}>
        {credit.error && '没有取到'}
        {data && `已用 ${formatYuan(data.usedAmount)}，余 ${formatYuan(data.availableAmount)}`}
      </FactLine>
      <FactLine label="授信到期">
        <span className="payer-due">{firstCreditEnd(data?.creditList ?? []) ?? '—'}</span>
      </FactLine>
      <FactLine label={<Link to={href('loanLoanOrders')}>融资可用订单</Link>}>
        {orders.error && '没有取到'}
        {orders.data &&
          `${orders.data.length} 张，可融 ${sumText(orders.data.map(({ financeAmount }) => financeAmount))}`}
      </FactLine>
    </>
  );
}
