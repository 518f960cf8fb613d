import { daysLeftText } from '@dealer-portal/rules/home';
import { formatYuan } from '@dealer-portal/rules/money';
import { Link } from 'react-router-dom';
import { useReport } from '#kits/report/use-report';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { dayText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import { DUE_FINANCINGS, type Financing, repayAddress } from './financings/financing-report';
import './lending.css';
import { compareTimes, daysUntil } from '@dealer-portal/rules/time';

/** So many are shown. */
const SHOWN = 10;

/** The financings that are not repaid, the one that is due next first, found among all of them. */
export function NextDue() {
  const { query, data, rows } = useReport(DUE_FINANCINGS);
  return (
    <section className="panel page-below" aria-label="待还融资">
      <h2>待还融资</h2>
      <Loaded
        query={{ ...query, data: data && byDueDate(rows) }}
        failure="待还融资没有加载出来"
        rows={3}
        empty="没有待还的融资。"
      >
        {(financings) => (
          <>
            <ul className="lending-due">
              {financings.slice(0, SHOWN).map((financing) => (
                <DueRow key={financing.financeNo} financing={financing} />
              ))}
            </ul>
            {financings.length > SHOWN && (
              <Link to={href('loanGetLoanHistory')}>共 {financings.length} 笔待还，查看全部融资</Link>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function DueRow({ financing }: { readonly financing: Financing }) {
  const { financeNo, bankName, dueDate, outstandingAmount } = financing;
  const days = daysUntil(dueDate, new Date());
  return (
    <li>
      <span>
        <strong className="figure">{dayText(dueDate)}</strong> 到期
        {days !== undefined && <span className="secondary"> {daysLeftText(days)}</span>}
      </span>
      <span>
        <Link className="figure" to={documentAddress('loanGetrepayment', { financeNo }) ?? ''}>
          {financeNo}
        </Link>
        <span className="secondary"> {bankName}</span>
      </span>
      <strong className="figure">{formatYuan(outstandingAmount)}</strong>
      <Link to={repayAddress(financing)}>去还款</Link>
    </li>
  );
}

function byDueDate(financings: readonly Financing[]): readonly Financing[] {
  return [...financings].sort((left, right) => compareTimes(left.dueDate, right.dueDate));
}
