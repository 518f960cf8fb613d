// No report: products are ordered in their rows or cells, as a spreadsheet is filled.
import { withinPages } from '@dealer-portal/rules/page';
import { NO_MATCH_TEXT } from '@dealer-portal/rules/search';
import { type ReactNode, useId } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSeenRows } from '#kits/order-list/use-seen-rows';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { latePart } from '#ui/drawing/late-part';
import { useWide } from '#ui/drawing/use-phone';
import { withParams } from '#ui/input/with-params';
import { Pager } from '#ui/page/pager';
import { EmptyState } from '#ui/page/states';
import { GoodsBar } from '#widgets/goods/goods-bar';
import { GoodsSkeleton } from '#widgets/goods/goods-skeleton';
import { GoodsSummary } from '#widgets/goods/goods-summary';
import { GoodsTable } from '#widgets/goods/goods-table';
import { GoodsTiles } from '#widgets/goods/goods-tiles';
import { useGoodsOrder } from '#widgets/goods/use-goods-order';
import { storedSearchTab } from '#widgets/shopping-tabs/search-keyword';
import { ShoppingTabs } from '#widgets/shopping-tabs/shopping-tabs';
import { sortOf } from '../sort-choice';
import { FacetRow } from './facet-row';
import { goodsTitle, isNarrowed, typedKeyword } from './goods-filter';
import { KeyHints, useGoodsKeys } from './goods-keys';
import { useGoodsView } from './goods-view';
import { NewInList } from './new-in-list';
import { isUnderTab, OutsideTab } from './outside-tab';
import { type GoodsQuery, useGoods, useRowNotes } from './use-goods';
import './goods-page.css';

interface GoodsPageProps {
  /** The page's name on the wire (`dataFrom`). */
  readonly from: string;
  /** The tab that the page is, where its address names none. */
  readonly tab?: string;
}

/** What is only wanted where words find nothing as they stand. */
const WiderSearch = latePart(async () => (await import('./wider-search')).WiderSearch);
const WidenedNote = latePart(async () => (await import('./wider-search')).WidenedNote);

/** The products under the twelve tabs, as rows or cells; the keyword is stored, its address parameter only forces a refresh (SEARCH-01, CAT-01, NAV-01). */
export function GoodsPage({ from, tab }: GoodsPageProps) {
  const [params, setParams] = useSearchParams();
  const goods = useGoods(tab !== undefined);
  const { filter, facets, result, categories, counts, isCounted, present, isWhole, specials } = goods;
  const [view, setView] = useGoodsView();
  const lastPage = lastPageOf(goods);
  const title = tab ?? goodsTitle(filter, categories, typedKeyword(params));
  const set = (values: Readonly<Record<string, string>>) => setParams(withValues(params, values));
  const onLeaveTab = () => {
    storedSearchTab.clear();
    set({ tab: '' });
  };
  return (
    <>
      <ShoppingTabs
        heading={{ text: title, tab: tab ?? filter.searchTab ?? '全部商品' }}
        {...(specials !== undefined && { counts: { 特价: specials } })}
      />
      <div className="page goods-page">
        {lastPage < filter.pageNum && (
          <Navigate replace to={{ search: `${withValues(params, { pageNum: String(lastPage) })}` }} />
        )}
        <FacetRow
          isReady={result.offers.length > 0 || result.page.data?.facets !== undefined}
          counts={counts}
          isCounted={isCounted}
          present={present}
          categories={categories}
          facets={facets}
          categoryCode={facets.categoryCode ?? filter.categoryCode}
          isWhole={isWhole}
          sort={sortOf(filter.sort)}
          view={view}
          onSet={set}
          onView={setView}
        />
        {params.has('widened') && <WidenedNote filter={filter} facets={facets} categories={categories} />}
        <GoodsList goods={goods} view={view} from={from} onSet={set} onLeaveTab={onLeaveTab}>
          {filter.keyword && filter.searchTab && (
            <PlainButton size="small" onClick={onLeaveTab}>
              在全部商品中搜索
            </PlainButton>
          )}
        </GoodsList>
        {!filter.keyword && <NewInList />}
      </div>
    </>
  );
}

/** The last page with products, as far as the answer to this page is there; an address may name a later one. */
function lastPageOf({ filter, result: { page, total } }: GoodsQuery): number {
  if (total === undefined || page.isPlaceholderData) return filter.pageNum;
  return withinPages({ ...filter, total }).pageNum;
}

/** The address with other values; the list begins on its first page again. */
function withValues(params: URLSearchParams, values: Readonly<Record<string, string>>): URLSearchParams {
  return withParams(params, { pageNum: undefined, ...values });
}

interface GoodsListProps {
  readonly goods: GoodsQuery;
  readonly view: 'list' | 'grid';
  readonly from: string;
  readonly onSet: (values: Readonly<Record<string, string>>) => void;
  /** Goes on without the tab of the search. */
  readonly onLeaveTab: () => void;
  /** At the right of the hints. */
  readonly children: ReactNode;
}

function GoodsList({ goods, view, from, onSet, onLeaveTab, children }: GoodsListProps) {
  const { result, all, rows, filter } = goods;
  const { notes, balance } = useRowNotes(result);
  const order = useGoodsOrder(from);
  const seen = useSeenRows(all);
  const buttonId = useId();
  useGoodsKeys(buttonId);
  const isWide = useWide();
  const View = view === 'list' ? GoodsTable : GoodsTiles;
  const clear = <PlainButton onClick={() => onSet(NO_FACETS)}>清除筛选</PlainButton>;
  const outside = isUnderTab(filter) ? <OutsideTab filter={filter} onLeaveTab={onLeaveTab} /> : children;
  const wayOut = isNarrowed(goods.facets) ? clear : outside;
  return (
    <>
      <div className="goods-hints">
        <Hints goods={goods} />
        {children}
      </div>
      <Loaded
        query={result.page}
        failure="商品没有加载出来"
        isLarge
        loading={<GoodsSkeleton />}
        empty={<Empty goods={goods} action={wayOut} />}
      >
        {() => (
          <>
            {rows.length === 0 && result.state === 'loading' && <GoodsSkeleton />}
            {rows.length === 0 && result.state !== 'loading' && !result.page.isPlaceholderData && (
              <NoMatch action={clear} />
            )}
            {rows.length > 0 && (
              <div className="goods-columns">
                <View rows={rows} order={order} {...notes} isBusy={result.page.isPlaceholderData} />
                {isWide && <GoodsSummary rows={seen} order={order} balance={balance} />}
              </div>
            )}
            <Pager
              pageNum={filter.pageNum}
              pageSize={filter.pageSize}
              total={result.total}
              unit="种"
              summary={rangeText(filter, result.total)}
              onChange={(pageNum) => onSet({ pageNum: String(pageNum) })}
            />
            <GoodsBar
              order={order}
              from={from}
              buttonId={buttonId}
              rows={seen}
              shownRows={rows}
              balance={balance}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Which products of how many stand on the page. */
function rangeText({ pageNum, pageSize }: GoodsQuery['filter'], total: number | undefined) {
  if (total === undefined) return undefined;
  return `第 ${(pageNum - 1) * pageSize + 1}–${Math.min(pageNum * pageSize, total)} 种，共 ${total} 种`;
}

const NO_FACETS = {
  category: '',
  categoryCode: '',
  energy: '',
  capacity: '',
  price: '',
  inStock: '',
  special: '',
};

interface HintsProps {
  readonly goods: GoodsQuery;
}

/** In one line: what did not come, else how many there are and the keys. */
function Hints({ goods }: HintsProps) {
  const { result, rows, counts, isCounted, isWhole, isPartNarrowed } = goods;
  const { missing, refetchMissing, offers, total, state, page } = result;
  if (missing.length > 0) {
    return (
      <span role="alert" className="goods-missing">
        {missing.join('、')}暂时没有取到，商品可先浏览
        <PlainButton kind="link" size="small" onClick={refetchMissing}>
          重试
        </PlainButton>
      </span>
    );
  }
  if (isPartNarrowed) {
    return (
      <span role="status">
        全部 {total} 种里只筛选了本页 {offers.length} 种，其中符合 {rows.length} 种；其余请翻页查看
      </span>
    );
  }
  return (
    <KeyHints
      total={isWhole ? rows.length : page.data && total}
      inStock={isCounted && (!isWhole || state === 'ready') ? counts.inStock : undefined}
    />
  );
}

interface EmptyProps {
  readonly goods: GoodsQuery;
  /** What helps where no other way to search finds anything. */
  readonly action: ReactNode;
}

/** Nothing is found: another way to search for the words, else what lies outside of the tab or the facets. */
function Empty({ goods: { filter, facets }, action }: EmptyProps) {
  const [params] = useSearchParams();
  const { keyword, searchTab } = filter;
  const none = <NoMatch action={action} />;
  if (!keyword || isNarrowed(facets) || params.has('widened')) return none;
  return <WiderSearch keyword={keyword} searchTab={searchTab} none={none} />;
}

function NoMatch({ action }: { readonly action: ReactNode }) {
  return (
    <EmptyState
      title={NO_MATCH_TEXT}
      reason="请检查型号是否完整，或减少关键词和筛选条件。"
      action={
        action || (
          <ButtonLink kind="primary" to={href('list')}>
            查看全部商品
          </ButtonLink>
        )
      }
    />
  );
}
