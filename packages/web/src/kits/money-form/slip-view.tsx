import { type Amount, formatYuan } from '@dealer-portal/rules/money';
import type { BalanceChange } from '@dealer-portal/rules/movement';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { Money } from '#ui/text/money';
import type { Slip, SlipParty } from './define-money-form';
import { partyText } from './slip-party';
import { useCapitals } from './use-capitals';
import { changesOf } from './use-money-form';
import './money-form.css';

interface SlipViewProps {
  readonly title: string;
  readonly slip: Slip;
}

/** From, to, amount in figures and capitals, and each balance before and after. */
export function SlipView({ title, slip }: SlipViewProps) {
  const { user } = useAccount();
  const capitals = useCapitals(slip.amount ?? undefined);
  // When it was drawn up, and not when it was drawn last.
  const [time] = useState(() => dayjs().format('YYYY-MM-DD HH:mm:ss'));
  const { from, to, amount, facts } = slip;
  return (
    <article className="slip" aria-label={`${title}单`}>
      <header>
        <h2>{title}</h2>
        <span className="secondary">
          {time} · 经办 {user.realName ?? user.userName}
        </span>
      </header>
      {(from || to) && (
        <div className="slip-parties">
          {from && <Party party={from} />}
          {from && to && (
            <span className="slip-arrow" aria-hidden>
              →
            </span>
          )}
          {to && <Party party={to} />}
        </div>
      )}
      {amount !== undefined && (
        <p className="slip-amount">
          <strong className="figure">{formatYuan(amount)}</strong>{' '}
          <span>{capitals && `人民币 ${capitals}`}</span>
        </p>
      )}
      <dl className="slip-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <SlipBalances slip={slip} />
    </article>
  );
}

function Party({ party }: { readonly party: SlipParty }) {
  return (
    <div>
      <span className="secondary">{party.label}</span>
      <strong>{partyText(party)}</strong>
    </div>
  );
}

/** Each balance that is touched; one that cannot be read stands there with dashes, and is not left out. */
function SlipBalances({ slip }: { readonly slip: Slip }) {
  const changes = changesOf(slip);
  const parties = [slip.from, slip.to].filter((party) => party !== undefined);
  const touched = parties.filter(({ balance }) => balance !== undefined);
  if (touched.length === 0 || slip.amount === undefined) return null;
  return (
    <table className="slip-balances">
      <thead>
        <tr>
          <th scope="col">余额</th>
          <th scope="col">之前</th>
          <th scope="col">变动</th>
          <th scope="col">之后</th>
        </tr>
      </thead>
      <tbody>
        {touched.map(({ label, code, balance }) => (
          <BalanceRow
            key={code}
            name={`${label} (${code})`}
            before={balance}
            change={changes.find((change) => change.code === code)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface BalanceRowProps {
  readonly name: string;
  readonly before: Amount;
  /** Undefined where the balance or the amount cannot be read. */
  readonly change: BalanceChange | undefined;
}

function BalanceRow({ name, before, change }: BalanceRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="之前">
        <Money amount={before} />
      </td>
      <td data-label="变动">
        <Money amount={change?.change} isChange />
      </td>
      <td data-label="之后">
        <Money amount={change?.after} strong />
      </td>
    </tr>
  );
}
