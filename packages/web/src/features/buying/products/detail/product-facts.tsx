import { capacityOf } from '@dealer-portal/rules/goods';
import type { ReactNode } from 'react';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import type { Offer } from '#widgets/products/offer';
import { CategoryLink } from './category-link';
import './detail.css';

/** The picture of a product with its capacity, and what is known of it. */
export function ProductFacts({ offer }: { readonly offer: Offer }) {
  const {
    productCode,
    picUrl,
    categoryCode,
    categoryName,
    attributes = [],
    isNewProduct,
    withdrawn,
  } = offer.product;
  const category = categoryCode ? (
    <CategoryLink categoryCode={categoryCode}>{categoryName}</CategoryLink>
  ) : (
    categoryName
  );
  return (
    <div className="detail-product">
      <div className="detail-picture" data-off={withdrawn || undefined}>
        <ProductPicture url={picUrl} size={160} />
        <span className="secondary">{capacityOf(offer.product)}</span>
      </div>
      <dl className="detail-facts">
        <Fact name="产品编码">{productCode}</Fact>
        <Fact name="类目">{category}</Fact>
        {attributes.map(({ name, value }) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name="零售指导">
          <Money amount={offer.retailPrice ?? offer.product.retailPrice} />
        </Fact>
        <Fact name="新品">{isNewProduct ? '是' : '否'}</Fact>
      </dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
