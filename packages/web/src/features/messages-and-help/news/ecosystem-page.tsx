// No report: products are tiles with pictures.
import { ECOSYSTEMS } from '@dealer-portal/rules/category';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { countText } from '#ui/text/joined';
import { ProductGrid, TILES } from '#widgets/products/product-grid';
import { useOffers } from '#widgets/products/use-offers';

/** The category of smart-home ecosystems (CAT-02). */
const ALL_ECOSYSTEMS = '230000';

/** 生态场景: the products of the smart-home ecosystems (CAT-02). Assumption: the specification shows no content of this page. */
export function Component() {
  const filter = useAddressFilter(['categoryCode'] as const, TILES);
  const { values, pageNum, pageSize } = filter;
  const categoryCode = values.categoryCode ?? ALL_ECOSYSTEMS;
  const result = useOffers({ categoryCode, pageNum, pageSize });
  const options = ECOSYSTEMS.map(({ code, title }) => ({ value: code, label: title ?? code }));
  return (
    <div className="page">
      <PageHeader context={`智家生态 · 共 ${countText(result.total, '种商品')}`} />
      <FilterBar
        fields={[
          {
            kind: 'tabs',
            name: 'categoryCode',
            label: '生态',
            options: [{ value: '', label: '全部生态' }, ...options],
          },
        ]}
        values={values}
        onChange={filter.set}
      />
      <ProductGrid
        result={result}
        from="haierdetail"
        pageNum={pageNum}
        pageSize={pageSize}
        onPage={filter.setPage}
        empty={
          <EmptyState
            title="这个生态下没有可采购的商品"
            reason="可看其他生态，或联系客户经理开通产品组。"
            action={<Link to={href('index')}>查看全部商品</Link>}
          />
        }
      />
    </div>
  );
}
