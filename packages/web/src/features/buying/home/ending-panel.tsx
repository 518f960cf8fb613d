import { endingSoon, monthDay } from '@dealer-portal/rules/home';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { Panel } from './panel';
import type { HomeRights } from './use-home-rights';
import { SHOWN_OFFERS, useOffersEnding } from './use-offers-ending';
import '#widgets/goods/goods-cells.css';
import './home.css';

interface EndingPanelProps {
  readonly rights: HomeRights;
}

/** 快到期的价格: special prices, bulk orders and packages that end within six weeks, with what is left of them. */
export function EndingPanel({ rights }: EndingPanelProps) {
  const query = useOffersEnding(rights);
  const soon = useMemo(
    () => query.data && endingSoon(query.data, new Date()).slice(0, SHOWN_OFFERS),
    [query.data],
  );
  return (
    <Panel
      title="快到期的价格"
      note={query.note}
      action={<Link to={`${href('list')}?tab=${encodeURIComponent('特价')}`}>全部特价</Link>}
      query={{ ...query, data: soon }}
      rows={SHOWN_OFFERS}
      isEmpty={(offers) => offers.length === 0}
      empty="六周内没有到期的价格。"
    >
      {(offers) => (
        <ul className="home-rows">
          {offers.map(({ key, title, price, ordinary, note, endDate = '', to, act }) => (
            <li key={key} className="side-row">
              <span>
                <strong>{title}</strong> {price} {ordinary && <s>{ordinary}</s>}
                <span className="goods-second goods-due">
                  {[`${monthDay(endDate)} 止`, note].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Link to={to} aria-label={`${act}：${title}`}>
                {act}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
