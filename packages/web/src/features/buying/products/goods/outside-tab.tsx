import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { asideProductsQuery, type ProductFilter } from '#widgets/products/queries';

/** Whether a search or a category stands under a tab, which may be why nothing is found (SEARCH-04). */
export function isUnderTab({ searchTab, keyword, categoryCode }: ProductFilter): boolean {
  return searchTab !== undefined && (keyword !== undefined || categoryCode !== undefined);
}

interface OutsideTabProps {
  readonly filter: ProductFilter;
  readonly onLeaveTab: () => void;
}

/** In place of no hits under a tab: how many there are without it, and the way to them (SEARCH-04). */
export function OutsideTab({ filter, onLeaveTab }: OutsideTabProps) {
  const { searchTab = '', ...outside } = filter;
  const { data } = useQuery(asideProductsQuery(useAccount(), { ...outside, pageNum: 1, pageSize: 1 }));
  const total = readFigure(data?.total);
  if (total === 0) return <p>“{searchTab}”以外也没有。</p>;
  return (
    <PlainButton kind="primary" onClick={onLeaveTab}>
      {total === undefined ? '在全部商品中查看' : `“${searchTab}”以外有 ${total} 种，查看全部`}
    </PlainButton>
  );
}
