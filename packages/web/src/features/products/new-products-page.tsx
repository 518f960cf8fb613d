// No report: products are tiles with pictures.
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ProductGrid, TILES } from '#widgets/products/product-grid';
import { useOffers } from '#widgets/products/use-offers';
import { SortChoice, sortOf } from './sort-choice';
import './products.css';

const FILTERS = ['sort'] as const;

/** 反向定制: products that are new to the catalogue. */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS, TILES);
  const { values, pageNum, pageSize } = filter;
  const sort = sortOf(values.sort);
  const result = useOffers({ pageNum, pageSize, sort, isNewProduct: true });
  return (
    <div className="page">
      <PageHeader context={`送达方 ${account.shipToLabel} · 共 ${result.total} 种`} />
      <div className="product-tools">
        <SortChoice sort={sort} onSort={(selected) => filter.set({ sort: selected })} />
      </div>
      <ProductGrid
        result={result}
        from="newlist"
        {...{ pageNum, pageSize }}
        onPage={filter.setPage}
        empty={
          <EmptyState
            title="暂时没有新品"
            reason="新品上市后会出现在这里。"
            action={<Link to={href('index')}>查看全部商品</Link>}
          />
        }
      />
    </div>
  );
}
