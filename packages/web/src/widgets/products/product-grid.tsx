import type { ReactNode } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { PlainButton } from '#ui/button/plain-button';
import { NoticeLine } from '#ui/page/notice-line';
import { Pager } from '#ui/page/pager';
import { ProductCard } from './product-card';
import type { Offers } from './use-offers';
import './product-grid.css';

/** Products of a first page (MISC-01 says 10 rows; tiles may be twice as many). */
export const TILES = 20;

interface ProductGridProps {
  readonly result: Offers;
  readonly from: string;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly onPage: (pageNum: number, pageSize: number) => void;
  readonly empty: ReactNode;
}

/** Products as cards, with the five states of a list. */
export function ProductGrid(props: ProductGridProps) {
  const { result, pageSize, empty } = props;
  return (
    <Loaded
      query={result.page}
      failure="商品没有加载出来"
      isLarge
      loading={<GridSkeleton cards={pageSize} />}
      empty={empty}
    >
      {() => <Tiles {...props} />}
    </Loaded>
  );
}

function Tiles({ result, from, pageNum, pageSize, onPage }: ProductGridProps) {
  const { page, offers, total, missing, refetchMissing } = result;
  return (
    <>
      {missing.length > 0 && (
        <NoticeLine
          action={
            <PlainButton size="small" onClick={refetchMissing}>
              重试
            </PlainButton>
          }
        >
          {missing.join('、')}暂时没有取到，商品可先浏览
        </NoticeLine>
      )}
      <div className="product-grid" aria-busy={page.isFetching}>
        {offers.map((offer) => (
          <ProductCard key={offer.product.productCode} offer={offer} from={from} />
        ))}
      </div>
      <Pager
        pageNum={pageNum}
        pageSize={pageSize}
        total={total}
        sizes={[TILES, 2 * TILES, 5 * TILES]}
        unit="种"
        onChange={onPage}
      />
    </>
  );
}

/** The grid's shape while its products load, so that what stands below it does not move. */
function GridSkeleton({ cards }: { readonly cards: number }) {
  return (
    <div role="status" aria-label="加载中" aria-busy="true" className="product-grid">
      {Array.from({ length: cards }, (_, card) => card).map((card) => (
        <span key={card} className="product-skeleton" />
      ))}
    </div>
  );
}
