import dayjs from 'dayjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { partyText } from '#kits/money-form/slip-party';
import { useCapitals } from '#kits/money-form/use-capitals';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';
import { PAYMENT_PARTS } from '../payment-form';
import type { BatchLine, LineResult } from './batch-lines';
import '#kits/money-form/money-form.css';
import './batch.css';

interface BatchResultsProps {
  readonly lines: readonly BatchLine[];
  readonly results: readonly LineResult[];
  readonly onBack: () => void;
}

/** The result of each line; a line that was not accepted is still in the form. */
export function BatchResults({ lines, results, onBack }: BatchResultsProps) {
  const [time] = useState(() => dayjs().format('YYYY-MM-DD HH:mm:ss'));
  const accepted = results.filter(({ kind }) => kind === 'accepted').length;
  const rest = results.length - accepted;
  return (
    <section className={`money-outcome money-outcome-${rest > 0 ? 'due' : 'primary'}`} role="alert">
      <h2>{rest > 0 ? `${accepted} 笔付款单已生成，${rest} 笔没有` : `${accepted} 笔付款单已生成`}</h2>
      <p>请逐笔到收银台付款；没有付款之前余额不变。</p>
      <p className="print-only">{time}</p>
      <table className="batch-payments">
        <thead>
          <tr>
            <th scope="col">付款方</th>
            <th scope="col">付款金额</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ slip: { to, amount } }, at) => (
            <tr key={to?.code}>
              <th scope="row">{to && partyText(to)}</th>
              <td data-label="付款金额">
                <Money amount={amount} strong />
                <Capitals amount={amount ?? undefined} />
              </td>
              <td data-label="结果">
                <ResultCell result={results[at]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="money-actions no-print">
        <ReasonButton kind="primary" onClick={onBack}>
          {rest > 0 ? '返回处理没有提交的' : '再付一批'}
        </ReasonButton>
        <ButtonLink to={PAYMENT_PARTS.records.to}>{PAYMENT_PARTS.records.label}</ButtonLink>
        <PrintButton />
      </div>
    </section>
  );
}

/** The amount as a receipt has it. */
function Capitals({ amount }: { readonly amount: Parameters<typeof useCapitals>[0] }) {
  return <div className="secondary">{useCapitals(amount)}</div>;
}

function ResultCell({ result }: { readonly result: LineResult | undefined }) {
  if (result?.kind !== 'accepted') return <span className="batch-failed">{wordsOf(result)}</span>;
  const { number, goOn, result: page } = result.accepted;
  return (
    <>
      <span className="figure">{number}</span>
      <br />
      {goOn && (
        <a
          className="no-print"
          href={goOn.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${goOn.label} ${number}`}
        >
          {goOn.label}
        </a>
      )}{' '}
      {page && (
        <Link className="no-print" to={page.to} aria-label={`${page.label} ${number}`}>
          查看结果
        </Link>
      )}
    </>
  );
}

function wordsOf(result: Exclude<LineResult, { readonly kind: 'accepted' }> | undefined): string {
  if (result?.kind === 'refused') return `没有提交：${result.msg}`;
  if (result?.kind === 'held') return `没有提交：${result.text}`;
  if (result?.kind === 'lost') return '没有收到结果，请先在页面上方核对';
  return '没有提交：前面一笔没有收到结果';
}
