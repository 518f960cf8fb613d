import {
  capacityText,
  categoryTitle,
  type FacetCategory,
  type GoodsFacets,
  PRICE_BANDS,
} from '@dealer-portal/rules/goods';
import { NO_MATCH_TEXT } from '@dealer-portal/rules/search';
import type { SearchReading } from '@dealer-portal/rules/spoken-search';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { withParams } from '#ui/input/with-params';
import { EmptyState } from '#ui/page/states';
import { GoodsSkeleton } from '#widgets/goods/goods-skeleton';
import type { ProductFilter } from '#widgets/products/queries';
import { type WiderHit, widerSearchQuery } from '#widgets/wider-search/queries';
import { typedKeyword } from './goods-filter';
import './wider-search.css';

interface WiderSearchProps {
  readonly keyword: string;
  readonly searchTab: ProductFilter['searchTab'];
  /** In place of the list where no other way finds anything. */
  readonly none: ReactNode;
}

/**
 * In place of no hits: the nearest other way to search for what was said, or all of them where the words are wanted as they
 * stand (SEARCH-01).
 */
export function WiderSearch({ keyword, searchTab, none }: WiderSearchProps) {
  const [params] = useSearchParams();
  const { data, isPending } = useQuery(widerSearchQuery(useAccount(), { keyword, searchTab }));
  if (isPending) return <GoodsSkeleton />;
  const [nearest] = data ?? [];
  if (!nearest) return none;
  if (!params.has('exact')) return <Navigate replace to={widerAddress(params, keyword, nearest.reading)} />;
  return (
    <EmptyState
      title={NO_MATCH_TEXT}
      reason="换一种说法可以找到："
      action={<Ways hits={data ?? []} keyword={keyword} />}
    />
  );
}

/** The address that searches in another way; it carries what was typed and what is searched instead. */
function widerAddress(...search: Parameters<typeof widerParams>): string {
  return `${href('malllist')}?${widerParams(...search)}`;
}

/** The tab that the words themselves are searched under; a reading may name another one (SEARCH-04). */
function tabOf(params: URLSearchParams): string | undefined {
  return params.get(params.has('widened') ? 'under' : 'tab') ?? undefined;
}

function widerParams(params: URLSearchParams, typed: string, reading: SearchReading): URLSearchParams {
  return withParams(params, {
    pageNum: undefined,
    exact: undefined,
    q: typed,
    widened: '1',
    words: reading.keyword,
    categoryCode: reading.categoryCode,
    attributeName: reading.attributeName,
    attributeValue: reading.attributeValue,
    capacity: reading.capacity,
    price: reading.price,
    inStock: reading.isInStock && '1',
    sort: reading.sort,
    under: tabOf(params),
    tab: reading.searchTab ?? tabOf(params),
  });
}

interface WaysProps {
  readonly hits: readonly WiderHit[];
  readonly keyword: string;
}

/** Ways to search, each with how many products it finds. */
function Ways({ hits, keyword }: WaysProps) {
  const [params] = useSearchParams();
  return (
    <span className="wider-ways">
      {hits.map(({ reading, total }) => (
        <Link key={JSON.stringify(reading)} to={widerAddress(params, keyword, reading)}>
          {reading.words.join(' · ')}（{total} 种）
        </Link>
      ))}
    </span>
  );
}

interface WidenedNoteProps {
  readonly filter: ProductFilter;
  readonly facets: GoodsFacets;
  readonly categories: readonly FacetCategory[];
}

/** Above a list that was searched in another way: what was searched, the other ways, and the way back to the words (SEARCH-01). */
export function WidenedNote({ filter, facets, categories }: WidenedNoteProps) {
  const [params] = useSearchParams();
  const typed = typedKeyword(params) ?? '';
  const { keyword = '', searchTab } = filter;
  // What was asked before this list came is known; nothing is asked for a note.
  const { data: hits = [] } = useQuery({
    ...widerSearchQuery(useAccount(), { keyword: typed, searchTab: tabOf(params) }),
    enabled: false,
  });
  const words = [
    categoryTitle(categories, filter.categoryCode),
    filter.attributeValue,
    facets.capacity && capacityText(facets.capacity),
    ...keyword.split(' '),
    searchTab,
    facets.isInStock && '有货',
    PRICE_BANDS.find(({ key }) => key === facets.price)?.label,
  ].filter(Boolean);
  const exact = withParams(new URLSearchParams({ q: typed, exact: '1' }), { tab: tabOf(params) });
  const shown = `${params}`;
  const others = hits.filter(({ reading }) => `${widerParams(params, typed, reading)}` !== shown);
  return (
    <p role="status" className="goods-widened">
      没有“{typed}”，已改为查找 {words.join(' · ')}。
      {others.length > 0 && <Ways hits={others} keyword={typed} />}
      <Link to={`${href('malllist')}?${exact}`}>只找“{typed}”</Link>
    </p>
  );
}
