import { policyAddition } from '@dealer-portal/rules/goods';
import { policyLimit, priceTypeName } from '@dealer-portal/rules/price';
import type { Data, RecordOf } from '@dealer-portal/sdk';
import type { listSpecialPrices } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { AddAllBar } from '#kits/order-list/add-all-bar';
import type { OrderRow, WantedRow } from '#kits/order-list/order-row';
import { OrderTable, orderColumns } from '#kits/order-list/order-table';
import { useOrderEntries } from '#kits/order-list/use-order-list';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { countText, periodText } from '#ui/text/joined';
import { policiesQuery } from '#widgets/products/queries';
import { TermsFailed } from '#widgets/products/terms-failed';
import { useProductsByCode } from '#widgets/products/use-products-by-code';
import { type LiveTerms, useTerms } from '#widgets/products/use-terms';

type SpecialPrice = Data<typeof listSpecialPrices>[number];

interface Offer extends OrderRow {
  readonly special: SpecialPrice;
}

const COLUMNS = orderColumns<Offer>([
  {
    key: 'kind',
    title: '价格类型',
    width: 80,
    render: ({ special }) => priceTypeName(special.priceType),
  },
  {
    key: 'period',
    title: '有效期',
    width: 196,
    render: ({ special: { beginDate, endDate } }) => periodText(beginDate, endDate) || '—',
  },
  {
    key: 'left',
    title: '可购',
    width: 96,
    isFigure: true,
    render: ({ special }) => countText(policyLimit(special), '台'),
  },
]);

/** A special price as a row; no more can be ordered than its quantity and the stock allow. */
function toOffer(
  special: SpecialPrice,
  product: RecordOf<'queryProducts'> | undefined,
  stock: number | undefined,
): Offer {
  const { productCode } = special;
  const left = [policyLimit(special), stock].filter((item) => item !== undefined);
  return {
    key: `${productCode} ${special.versionCode}`,
    productCode,
    special,
    price: special.price,
    productModel: product?.productModel ?? productCode,
    productName: product?.productName,
    picUrl: product?.picUrl,
    most: left.length > 0 ? Math.min(...left) : undefined,
  };
}

/**
 * 包销专区: products at a price of an activity, while its quantity lasts; they go into the cart as flash purchases
 * (CART-01, activity type 3). Assumption: the specification shows the route only.
 */
export function Component() {
  const account = useAccount();
  const prices = useQuery(policiesQuery(account));
  const offered = (prices.data ?? []).filter(
    ({ activityId }) => activityId !== undefined && activityId !== '',
  );
  const codes = [...new Set(offered.map(({ productCode }) => productCode))];
  const catalogue = useProductsByCode(prices.isSuccess ? codes : undefined);
  const terms = useTerms(codes);
  const entries = useOrderEntries('underwriting');
  const rows = offered.map((special) => {
    const { productCode } = special;
    const product = catalogue.data?.get(productCode);
    return toOffer(special, product, terms.stockBy.get(productCode)?.stock);
  });
  return (
    <div className="page">
      <PageHeader
        context={`送达方 ${account.shipToLabel} · 按活动价限量供应`}
        actions={<ButtonLink to={href('cart')}>去购物车</ButtonLink>}
      />
      <OrderTable
        label="包销产品"
        rows={rows}
        entries={entries}
        columns={COLUMNS}
        state={catalogue.isLoading ? { kind: 'loading' } : listState(prices, '包销产品没有加载出来')}
        partial={terms.state === 'failed' && <TermsFailed terms={terms} />}
        empty={{
          title: '现在没有包销产品',
          reason: '活动开始后会出现在这里。',
          action: <ButtonLink to={href('list')}>去商品列表</ButtonLink>,
        }}
      />
      <AddAllBar rows={rows} entries={entries} additionOf={additionWith(terms)} terms={terms.state} />
    </div>
  );
}

/** A flash purchase of its activity, at its price. */
function additionWith({ stockBy }: Pick<LiveTerms, 'stockBy'>) {
  return ({ row: { productCode, productModel: model, special }, number }: WantedRow<Offer>) => ({
    ...policyAddition(
      { ...special, stockVersion: stockBy.get(productCode)?.stockVersion },
      { number, from: 'underwriting' },
    ),
    model,
  });
}
