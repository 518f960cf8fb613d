import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { Link } from 'react-router-dom';
import { useReport } from '#kits/report/use-report';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { DUE_FINANCINGS, FINANCINGS, isOwed } from './financing-report';
import { FinancingView } from './financing-view';

/** The newest of all financings of which something is owed, else the newest: menus lead here without a number. */
export function NewestFinancing() {
  const owed = useReport(DUE_FINANCINGS);
  const { query, data, rows } = useReport(FINANCINGS, {}, FIRST_ROWS);
  // Where they did not come, none of the others is known to be the newest that counts.
  const areOwedKnown = owed.data !== undefined;
  const financing = owed.rows.find(isOwed) ?? (areOwedKnown ? rows[0] : undefined);
  if (financing) return <FinancingView financeNo={financing.financeNo} />;
  return (
    <div className="page">
      <PageHeader context={<Link to={href('loanGetLoanHistory')}>融资记录</Link>} />
      <Loaded
        query={areOwedKnown ? { ...query, data } : { ...owed.query, data: undefined }}
        failure="融资没有加载出来"
      >
        {() => <EmptyState title="还没有融资" reason={FINANCINGS.emptyReason} />}
      </Loaded>
    </div>
  );
}
