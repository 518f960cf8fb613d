import { useState } from 'react';
import { useAccount } from '#platform/account';
import { PageHeader } from '#ui/page-header';
import { EmptyState } from '#ui/states';
import { ProductGrid } from '#widgets/products/product-grid';
import { useOffers } from '#widgets/products/use-offers';

/** 新品列表: products that are new to the catalogue. */
export function Component() {
  const account = useAccount();
  const [paging, setPaging] = useState({ pageNum: 1, pageSize: 24 });
  const result = useOffers({ ...paging, isNewProduct: 1 });
  return (
    <div className="page">
      <PageHeader title="新品列表" context={`送达方 ${account.shipToLabel} · 共 ${result.total} 种`} />
      <ProductGrid
        result={result}
        from="newlist"
        {...paging}
        onPage={(pageNum, pageSize) => setPaging({ pageNum, pageSize })}
        empty={<EmptyState title="暂时没有新品" reason="新品上市后会出现在这里。" />}
      />
    </div>
  );
}
