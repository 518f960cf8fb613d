// No report: products are tiles with pictures.
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { useAccount } from '#platform/session/account';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ProductGrid, TILES } from '#widgets/products/product-grid';
import { useOffers } from '#widgets/products/use-offers';
import { categoriesQuery } from './queries';
import { RecommendedProducts } from './recommended-products';
import { SortChoice, sortOf } from './sort-choice';
import './products.css';

const ALL = '';
const FILTERS = ['categoryCode', 'sort'] as const;

/** 首页: the products that the account may order, with price and stock, by category. */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS, TILES);
  const { values, pageNum, pageSize } = filter;
  const { categoryCode = ALL } = values;
  const sort = sortOf(values.sort);
  const categories = useQuery(categoriesQuery(account));
  const options = [
    { value: ALL, label: '全部' },
    ...(categories.data ?? []).map(({ code, title }) => ({
      value: code,
      label: title,
    })),
  ];
  const result = useOffers({
    ...{ pageNum, pageSize, sort },
    ...(categoryCode === ALL ? {} : { categoryCode }),
  });
  return (
    <div className="page">
      <PageHeader title="在线采购" context={`送达方 ${account.shipToLabel}`} />
      <div className="product-tools">
        <Segmented
          aria-label="产品分类"
          // The group itself is no tab stop beside its choices.
          tabIndex={-1}
          options={options}
          value={categoryCode}
          onChange={(code) => filter.set({ categoryCode: code })}
        />
        <SortChoice sort={sort} onSort={(selected) => filter.set({ sort: selected })} />
      </div>
      <ProductGrid
        result={result}
        from="index"
        {...{ pageNum, pageSize }}
        onPage={filter.setPage}
        empty={
          <EmptyState
            title="这个分类下没有可采购的商品"
            reason="可换一个分类，或联系客户经理开通产品组。"
            action={<Button onClick={filter.clear}>查看全部商品</Button>}
          />
        }
      />
      <RecommendedProducts />
    </div>
  );
}
