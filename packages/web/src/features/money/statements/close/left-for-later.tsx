import { Link } from 'react-router-dom';
import { Money } from '#ui/text/money';
import type { CloseRow } from './close-items';
import './close.css';

/** 留到以后的: rebates that can still be used, loans and bills that fall due, each with its page. */
export function LeftForLater({ rows }: { readonly rows: readonly CloseRow[] }) {
  return (
    <section aria-label="留到以后的" className="close-list">
      <h2>
        留到以后的 <span className="secondary">不影响本月</span>
      </h2>
      {rows.length === 0 && <p className="secondary">没有未用的返利，也没有快到期的借款和票据。</p>}
      <ul>
        {rows.map(({ key, kind, text, detail, amount, act }) => (
          <li key={key} className="close-item close-left">
            <span className="close-kind">{kind}</span>
            <span className="close-text">
              <span>{text}</span>
              <span className="secondary">{detail}</span>
            </span>
            <span className="close-amount">{amount !== undefined && <Money amount={amount} strong />}</span>
            <span className="close-act">
              {act.kind !== 'explain' && <Link to={act.to}>{act.kind === 'later' ? '去使用' : '查看'}</Link>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
