import type { RouteName } from '#routes';
import { PageLink } from '#widgets/links/page-link';
import './lending.css';

/** The pages of financing, under what they serve. */
const GROUPS: readonly (readonly [title: string, pages: readonly RouteName[]])[] = [
  ['融资', ['loanPreLoanApply', 'loanLoanOrders', 'loanBatchOrders', 'loanGetLoanHistory']],
  ['还款与费用', ['loanGetrepayment', 'loanGetRepay', 'quickRedemption', 'loanGetLoanCost']],
  ['授信与账户', ['loanMyCredit', 'loanBindBank', 'creditAuthReport', 'scfAccount']],
];

/** The ways to the pages of financing. */
export function LendingLinks() {
  return (
    <nav className="panel lending-links page-below" aria-label="融资页面">
      {GROUPS.map(([title, pages]) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <PageLink route={page} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
