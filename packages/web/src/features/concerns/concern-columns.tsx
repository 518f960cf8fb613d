import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import { AddToCartForm } from '#widgets/products/add-to-cart-form';
import type { FollowedProduct } from '#widgets/products/follow-queries';
import type { Offer } from '#widgets/products/offer';

/** The columns of followed products; each can be put into the cart from here. */
export function concernColumns(
  offerOf: (product: FollowedProduct) => Offer | undefined,
): readonly DataColumn<FollowedProduct>[] {
  return [
    {
      key: 'product',
      title: '商品',
      width: 280,
      render: ({ productCode, productModel, productName }) => (
        <span className="concern-product">
          <Link to={href('detail', { productCode })}>{productModel ?? productCode}</Link>
          <span className="secondary">{productName}</span>
        </span>
      ),
    },
    { key: 'group', title: '产品组', width: 88, render: ({ productGroupName }) => productGroupName ?? '—' },
    {
      key: 'price',
      title: '供价',
      width: 112,
      isFigure: true,
      render: (product) => <Money amount={offerOf(product)?.price?.price ?? product.price} />,
    },
    {
      key: 'stock',
      title: '库存',
      width: 96,
      isFigure: true,
      render: (product) => {
        const stock = offerOf(product)?.stock?.stock ?? product.stock;
        if (stock === undefined) return '—';
        return stock > 0 ? `${stock} 台` : <StatusTag tone="neutral">无货</StatusTag>;
      },
    },
    {
      key: 'createDate',
      title: '关注日期',
      width: 104,
      render: ({ createDate }) => <span className="figure">{createDate ?? '—'}</span>,
    },
    {
      key: 'order',
      title: '订购',
      width: 288,
      render: (product) => {
        const offer = offerOf(product);
        return offer ? <AddToCartForm offer={offer} from="myConcern" /> : '—';
      },
    },
  ];
}
