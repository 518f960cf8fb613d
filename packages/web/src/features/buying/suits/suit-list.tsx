// No report: suits are cards with pictures.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import type { AddressFilter } from '#ui/input/use-address-filter';
import { Pager } from '#ui/page/pager';
import { EmptyState } from '#ui/page/states';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { type Suit, suitsQuery } from './queries';
import './suits.css';

interface SuitListProps {
  /** Of one room; of all when absent. */
  readonly categoryCode?: string | undefined;
  readonly page: Pick<AddressFilter<never>, 'pageNum' | 'pageSize' | 'setPage'>;
}

/** Suits as cards. */
export function SuitList({ categoryCode, page: { pageNum, pageSize, setPage } }: SuitListProps) {
  const account = useAccount();
  const suits = useQuery(
    paged(suitsQuery(account, { ...(categoryCode && { categoryCode }), pageNum, pageSize })),
  );
  return (
    <Loaded query={suits} failure="成套方案没有加载出来" rows={8} empty={<NoSuits />}>
      {({ records, total }) => (
        <>
          <ul className="suit-grid">
            {records.map((suit) => (
              <li key={suit.planId}>
                <SuitCard suit={suit} />
              </li>
            ))}
          </ul>
          <Pager pageNum={pageNum} pageSize={pageSize} total={total} onChange={setPage} />
        </>
      )}
    </Loaded>
  );
}

function NoSuits() {
  return (
    <EmptyState
      title="这个场景还没有成套方案"
      reason="可先看其他场景的方案。"
      action={<ButtonLink to={href('suit')}>查看全部方案</ButtonLink>}
    />
  );
}

function SuitCard({ suit }: { readonly suit: Suit }) {
  const { planId, planName, categoryName, picUrl, description, amount, productCount } = suit;
  return (
    <Link to={href('suitDetail', { planId })} className="panel suit-card">
      <ProductPicture url={picUrl} size={96} />
      <span>
        <strong>{planName}</strong>
        <span className="secondary suit-card-line">{description}</span>
        <span className="secondary suit-card-line">
          {categoryName} · {productCount ?? '—'} 种产品
        </span>
        <Money amount={amount} strong />
      </span>
    </Link>
  );
}
