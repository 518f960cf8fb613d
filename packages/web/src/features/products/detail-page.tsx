import type { PriceType } from '@dealer-portal/rules/cart';
import { priceTypeOf } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Flex, Typography } from 'antd';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { arrivalWeeksQuery } from '#widgets/goods/queries';
import { AddToCartForm } from '#widgets/products/add-to-cart-form';
import { FollowButton } from '#widgets/products/follow-button';
import type { Offer } from '#widgets/products/offer';
import { OfferAmount } from '#widgets/products/offer-price';
import { StockText } from '#widgets/products/stock-text';
import { useOffers } from '#widgets/products/use-offers';
import { ArrivalWeeks } from './arrival-weeks';
import { CalculatorButton } from './calculator-button';
import { PriceOptions } from './price-options';
import { PriceTrend } from './price-trend';
import { QuantitySplit } from './quantity-split';
import { useWarehouses } from './use-warehouses';
import { WarehouseChoice } from './warehouse-choice';
import './products.css';
import { Loaded } from '#platform/calls/loaded';
import { EmptyState } from '#ui/page/states';

/** 商品详情: one product with price, stock, week promise and attributes, and the way into the cart. */
export function Component() {
  const { productCode = '' } = useParams();
  const [params] = useSearchParams();
  // A tab of prices leads here with its price (NAV-01).
  const priceType = priceTypeOf(params.get('price')) ?? 'PT';
  const filter = { productCode, pageNum: 1, pageSize: 1 };
  const { page, offers, missing, refetchMissing } = useOffers(filter, priceType);
  const [offer] = offers;
  if (page.isPending || page.isError) {
    return (
      <div className="page">
        <PageHeader />
        <Loaded query={page} failure="商品没有加载出来" rows={8}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  if (!offer) return <UnknownProduct productCode={productCode} />;
  return <ProductDetail offer={offer} priceType={priceType} missing={missing} onRetry={refetchMissing} />;
}

function UnknownProduct({ productCode }: { readonly productCode: string }) {
  return (
    <div className="page">
      <PageHeader />
      <EmptyState
        title={`没有找到商品 ${productCode}`}
        reason="产品编码可能有误，或当前售达方不能采购这个商品。"
        action={
          <Link to={href('index')}>
            <Button type="primary">查看全部商品</Button>
          </Link>
        }
      />
    </div>
  );
}

interface ProductDetailProps {
  readonly offer: Offer;
  /** The price that is bought at. */
  readonly priceType: PriceType;
  /** What did not come: 价格, 库存. */
  readonly missing: readonly string[];
  readonly onRetry: () => void;
}

function ProductDetail({ offer, priceType, missing, onRetry }: ProductDetailProps) {
  const account = useAccount();
  const [, setParams] = useSearchParams();
  const { product, price, stock } = offer;
  const retail = offer.retailPrice ?? product.retailPrice;
  const weeks = useQuery(arrivalWeeksQuery(account));
  const warehouses = useWarehouses(product.productCode);
  const [from, setFrom] = useState('');
  return (
    <div className="page">
      <PageHeader
        title={product.productModel}
        context={product.productName}
        actions={
          <>
            <CalculatorButton productCode={product.productCode} />
            <FollowButton productCode={product.productCode} productModel={product.productModel} />
          </>
        }
      />
      <PartialOffer missing={missing} onRetry={onRetry} />
      <div className="panel detail">
        <ProductPicture url={product.picUrl} size={240} />
        <Flex vertical gap="middle" flex={1}>
          {product.withdrawn && <Alert type="warning" showIcon title={withdrawnText(stock?.stock)} />}
          <Flex gap="large" align="baseline" wrap>
            <span className="detail-price">
              供价 <OfferAmount price={price} />
            </span>
            <Typography.Text type="secondary">
              建议零售价 <Money amount={retail} />
            </Typography.Text>
          </Flex>
          <PriceOptions
            prices={offer.prices}
            value={priceType}
            onChoose={(type) => setParams(type === 'PT' ? {} : { price: type }, { replace: true })}
          />
          <StockText offer={offer} />
          <ArrivalWeeks weekPromise={stock?.weekPromise} weeks={weeks.data} isLoading={weeks.isPending} />
          <WarehouseChoice centre={stock?.stock} warehouses={warehouses} value={from} onChoose={setFrom} />
          <AddToCartForm
            offer={offer}
            from="detail"
            isPrimary
            warehouse={warehouses.find(({ yuncangCode }) => yuncangCode === from)}
          />
        </Flex>
      </div>
      <QuantitySplit centre={stock?.stock} warehouses={warehouses} />
      <ProductFacts product={product} />
      <PriceTrend productCode={product.productCode} />
    </div>
  );
}

function PartialOffer({ missing, onRetry }: Pick<ProductDetailProps, 'missing' | 'onRetry'>) {
  if (missing.length === 0) return null;
  return (
    <Alert
      className="product-partial"
      type="warning"
      showIcon
      title={`${missing.join('、')}暂时没有取到，取到后才能加入购物车`}
      action={<Button onClick={onRetry}>重试</Button>}
    />
  );
}

function ProductFacts({ product }: Pick<Offer, 'product'>) {
  const { productCode, categoryName, attributes = [] } = product;
  return (
    <section className="panel" aria-label="产品参数">
      <Descriptions
        title={<h2>产品参数</h2>}
        column={{ xs: 1, md: 2, xl: 3 }}
        size="small"
        bordered
        items={[
          { key: 'code', label: '产品编码', children: productCode },
          { key: 'category', label: '分类', children: categoryName },
          ...attributes.map(({ name, value }) => ({ key: name, label: name, children: value })),
        ]}
      />
    </section>
  );
}

/** Off the market: what is left may still be bought, nothing beyond (CALC-05, 2§8). */
function withdrawnText(stock: number | undefined): string {
  if (stock === undefined) return '该产品已退市，只售中心库存';
  return stock > 0 ? `该产品已退市，最多可购中心库存 ${stock} 台` : '该产品已退市且无库存，无法销售';
}
