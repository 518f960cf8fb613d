import { type PayerRunway, RUNWAY_DAYS, type RunwayDocument } from '@dealer-portal/rules/runway';
import { Link } from 'react-router-dom';
import { HiddenHead } from '#ui/text/hidden-head';
import { Money } from '#ui/text/money';
import { SumOf } from '#ui/text/sum-of';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';
import './payer.css';

/** 要付的: what is due in the next 30 days, with the balance after each day. */
export function DueList({ runway }: { readonly runway: PayerRunway }) {
  const rows = runway.days.flatMap(({ day, balance, dues }) =>
    dues.map((due) => ({ ...due, due: day, balance })),
  );
  return (
    <>
      <h2>
        要付的 <span className="secondary">按日期</span>
      </h2>
      {rows.length === 0 && <p className="secondary">{RUNWAY_DAYS} 天内没有已知的尾款和借款到期。</p>}
      {rows.length > 0 && (
        <table className="payer-table payer-dues" aria-label="要付的">
          <HiddenHead titles={['日期', '什么', '金额', '付后余额', '去办']} />
          <tbody>
            {rows.map(({ due, text, amount, balance, document }) => (
              <tr key={`${due} ${text} ${amount}`}>
                <th scope="row" className="payer-due">
                  {due}
                </th>
                <td>{text}</td>
                <td className="figure">
                  <Money amount={amount} strong />
                </td>
                <td className="figure secondary">
                  余 <Money amount={balance} />
                </td>
                <td>{document && <DocumentLink document={document} />}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td>
                {RUNWAY_DAYS} 天内 {rows.length} 笔
              </td>
              <td className="figure">
                <SumOf amounts={rows.map(({ amount }) => amount)} />
              </td>
              <td colSpan={2} />
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}

function DocumentLink({ document: { kind, number } }: { readonly document: RunwayDocument }) {
  if (kind === 'order') return <Link to={orderAddress({ orderNo: number }) ?? ''}>看订单</Link>;
  return <Link to={documentAddress('loanGetRepay', { financeNo: number }) ?? ''}>去还款</Link>;
}
