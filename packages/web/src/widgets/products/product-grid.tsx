import { Alert, Button, Pagination } from 'antd';
import type { ReactNode } from 'react';
import { describeError } from '#platform/query';
import { ErrorState, ListSkeleton } from '#ui/states';
import { ProductCard } from './product-card';
import type { useOffers } from './use-offers';

interface ProductGridProps {
  readonly result: ReturnType<typeof useOffers>;
  readonly from: string;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly onPage: (pageNum: number, pageSize: number) => void;
  readonly empty: ReactNode;
}

/** Products as cards, with the five states of a list. */
export function ProductGrid({ result, from, pageNum, pageSize, onPage, empty }: ProductGridProps) {
  const { page, offers, total, missing, refetchMissing } = result;
  if (page.isPending) return <ListSkeleton rows={10} />;
  if (page.isError) {
    return (
      <ErrorState
        title="商品没有加载出来"
        {...describeError(page.error)}
        onRetry={() => void page.refetch()}
      />
    );
  }
  if (offers.length === 0) return empty;
  return (
    <>
      {missing.length > 0 && (
        <Alert
          type="warning"
          title={`${missing.join('、')}暂时没有取到，商品可先浏览`}
          action={
            <Button size="small" onClick={refetchMissing}>
              重试
            </Button>
          }
        />
      )}
      <div className="product-grid" aria-busy={page.isFetching}>
        {offers.map((offer) => (
          <ProductCard key={offer.product.productCode} offer={offer} from={from} />
        ))}
      </div>
      <Pagination
        align="end"
        current={pageNum}
        pageSize={pageSize}
        total={total}
        showSizeChanger
        pageSizeOptions={[12, 24, 48]}
        showTotal={(count) => `共 ${count} 种`}
        onChange={onPage}
      />
    </>
  );
}
