import { RUNWAY_DAYS, type WhatIfRow } from '@dealer-portal/rules/runway';
import { Money } from '#ui/text/money';
import '../payer/payer.css';

/** Every day on which something happens, with the balance without and with what is tried. */
export function TrialRows({ rows }: { readonly rows: readonly WhatIfRow[] }) {
  if (rows.length === 0) return <p className="secondary">{RUNWAY_DAYS} 天内没有已知的收付。</p>;
  return (
    <table className="payer-table" aria-label="每一笔的余额">
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">什么</th>
          <th scope="col" className="figure">
            收付
          </th>
          <th scope="col" className="figure">
            没有这一笔
          </th>
          <th scope="col" className="figure">
            按试算
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, text, change, before, after, isTrial }, at) => (
          // Two equal payments of one day differ by their place alone.
          <tr key={`${day} ${text} ${at}`} className={rowClass(isTrial, after)}>
            <td className="payer-day">{day}</td>
            <td>{text}</td>
            <td className="figure">
              <Money amount={change} />
            </td>
            <td className="figure" data-label="没有这一笔">
              <Money amount={before} />
            </td>
            <td className="figure" data-label="按试算">
              <Money amount={after} strong />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowClass(isTrial: boolean, after: string): string | undefined {
  if (after.startsWith('-')) return 'payer-short';
  return isTrial ? 'what-if-trial' : undefined;
}
