import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/account';
import { PageHeader } from '#ui/page-header';
import { EmptyState } from '#ui/states';
import { ProductGrid } from '#widgets/products/product-grid';
import { useOffers } from '#widgets/products/use-offers';
import { categoriesQuery } from './queries';

const ALL = '';

/** 首页: the products that the account may order, with price and stock, by category. */
export function Component() {
  const account = useAccount();
  const [categoryCode, setCategoryCode] = useState(ALL);
  const [paging, setPaging] = useState({ pageNum: 1, pageSize: 24 });
  const categories = useQuery(categoriesQuery(account));
  const options = [
    { value: ALL, label: '全部' },
    ...(categories.data ?? []).map(({ code, title }) => ({
      value: code,
      label: title,
    })),
  ];
  const result = useOffers({
    ...paging,
    ...(categoryCode === ALL ? {} : { categoryCode }),
  });
  return (
    <div className="page">
      <PageHeader title="在线采购" context={`送达方 ${account.shipToLabel}`} />
      <div className="filter-row">
        <Segmented
          aria-label="产品分类"
          options={options}
          value={categoryCode}
          onChange={(code) => {
            setCategoryCode(code);
            setPaging({ ...paging, pageNum: 1 });
          }}
        />
      </div>
      <ProductGrid
        result={result}
        from="index"
        {...paging}
        onPage={(pageNum, pageSize) => setPaging({ pageNum, pageSize })}
        empty={
          <EmptyState title="这个分类下没有可采购的商品" reason="可换一个分类，或联系客户经理开通产品组。" />
        }
      />
    </div>
  );
}
