import { isBalanced } from '@dealer-portal/rules/month-close';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { Money } from '#ui/text/money';
import type { AccountPeriod } from '../period-report';
import './close.css';

/** The remark at the closing balance; a figure that cannot be read is no difference. */
const CLOSING = {
  true: '等于下月期初',
  false: '与左边算出来的不同，请联系客户经理',
  undefined: '有金额无法识别，没有核对',
} as const;

/** Opening less debits plus credits is closing; what moved leads to its vouchers. */
export function Equation({ month }: { readonly month: AccountPeriod }) {
  const { beginDate, endDate } = month;
  const vouchers = `${href('accountstatement')}?${new URLSearchParams({ beginDate, endDate })}`;
  const parts = [
    ['', '期初余额', month.openingBalance, '等于上月期末'],
    ['−', '借方（提货）', month.debitAmount, undefined],
    ['＋', '贷方（到款）', month.creditAmount, undefined],
    ['＝', '期末余额', month.closingBalance, CLOSING[`${isBalanced(month)}`]],
  ] as const;
  return (
    <dl className="close-equation" aria-label={`${month.period} 的余额`}>
      {parts.map(([sign, name, amount, remark]) => (
        <div key={name}>
          <dt>
            <span className="close-sign">{sign}</span> {name}
          </dt>
          <dd>
            <Money amount={amount} strong />
          </dd>
          <dd className="secondary close-remark">{remark ?? <Link to={vouchers}>看凭证</Link>}</dd>
        </div>
      ))}
    </dl>
  );
}
