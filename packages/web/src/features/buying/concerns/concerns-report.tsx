import type { FollowedChange } from '@dealer-portal/rules/choosing';
import { queryInterestProducts } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { AddToCartForm } from '#widgets/products/add-to-cart-form';
import { type FollowedProduct, followerOf } from '#widgets/products/follow-queries';
import type { Offer } from '#widgets/products/offer';
import { OfferAmount } from '#widgets/products/offer-price';
import { type ChangesOf, KINDS_OF_CHANGES } from './followed-changes';

const column = columnsOf<FollowedProduct>();

/** 商品关注: followed products with price and stock of today; each can be put into the cart from here (CONCERN-01). */
export function concernsReport(
  offerOf: (product: FollowedProduct) => Offer | undefined,
  changesOf: ChangesOf = () => [],
) {
  // A price of before would be another one a moment later.
  const priceOf = (product: FollowedProduct) => {
    const offer = offerOf(product);
    return offer?.price?.price ?? (offer?.terms === 'loading' ? undefined : product.price);
  };
  const stockOf = (product: FollowedProduct) => offerOf(product)?.stock?.stock ?? product.stock;
  const detailHref = ({ productCode }: FollowedProduct) => href('detail', { productCode });
  return defineReport({
    name: 'concern',
    operation: queryInterestProducts,
    input: (account, filters, page) => ({ body: { ...followerOf(account), ...filters, ...page } }),
    rows: paged,
    rowKey: ({ productCode }) => productCode,
    columns: [
      column.custom('product', '商品', {
        width: 280,
        text: ({ productModel, productCode }) => productModel ?? productCode,
        to: detailHref,
        detail: ['产品名称', ({ productName }) => productName],
      }),
      column.text('productGroupName', '产品组', { key: 'group', width: 88 }),
      column.custom('price', '供价', {
        width: 144,
        isFigure: true,
        text: (product) => String(priceOf(product) ?? ''),
        render: (product) => {
          const price = offerOf(product)?.price;
          const change = changesOf(product).find(({ kind }) => !KINDS_OF_CHANGES[kind].isOfStock);
          return (
            <>
              {price ? <OfferAmount price={price} /> : <Money amount={priceOf(product)} />}
              {change && <Change change={change} />}
            </>
          );
        },
      }),
      column.custom('stock', '库存', {
        width: 96,
        isFigure: true,
        text: (product) => String(stockOf(product) ?? ''),
        render: (product) => {
          const change = changesOf(product).find(({ kind }) => KINDS_OF_CHANGES[kind].isOfStock);
          return change ? <Change change={change} /> : <Stock stock={stockOf(product)} />;
        },
      }),
      column.date('createDate', '关注日期'),
      column.custom('order', '订购', {
        width: 288,
        text: () => '',
        render: (product) => {
          const offer = offerOf(product);
          if (!offer) return '—';
          return <AddToCartForm offer={withStock(offer, stockOf(product))} from="myConcern" />;
        },
      }),
    ],
    filters: [
      { kind: 'text', name: 'keyword', label: '型号或名称' },
      { kind: 'choice', name: 'productGroupCode', label: '产品组', options: [] },
    ],
    noun: '关注的商品',
    emptyReason: '在商品详情点「关注」，或在这里按型号添加，之后可直接订购。',
    detail: { to: detailHref, label: false },
    // Prices of today are known for the shown page only.
    exports: 'none',
  });
}

/** The offer with the stock that its row shows: that of before decides what can be ordered while there is none of today. */
function withStock(offer: Offer, shown: number | undefined): Offer {
  const { terms, stock, product } = offer;
  if (terms !== 'ready' || shown === undefined || stock?.stock === shown) return offer;
  const { productCode } = product;
  return { ...offer, stock: { ...stock, productCode, stock: shown, isStock: shown > 0 ? 1 : 0 } };
}

function Stock({ stock }: { readonly stock: number | undefined }) {
  if (stock === undefined) return '—';
  return stock > 0 ? `${stock} 台` : <StatusTag tone="neutral">无货</StatusTag>;
}

/** A change since the last visit: by its words, and by their colour. */
function Change({ change: { kind, text } }: { readonly change: FollowedChange }) {
  return (
    <div className="concern-change">
      <StatusTag tone={KINDS_OF_CHANGES[kind].tone}>{text}</StatusTag>
    </div>
  );
}
