import type { PriceType } from '@dealer-portal/rules/cart';
import { piecesInCart, standInPrice } from '@dealer-portal/rules/goods';
import { monthDay } from '@dealer-portal/rules/home';
import { readFigure } from '@dealer-portal/rules/money';
import { priceOfType, priceTypeOf } from '@dealer-portal/rules/price';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, matchPath, useParams, useSearchParams } from 'react-router-dom';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href, routes } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { Arriving } from '#ui/page/arriving';
import { EmptyPage } from '#ui/page/empty-page';
import { NoticeLine } from '#ui/page/notice-line';
import { PageHeader } from '#ui/page/page-header';
import { arrivalWeeksQuery, NO_WEEKS } from '#widgets/goods/queries';
import { MissingTerms } from '#widgets/products/missing-terms';
import { type Offer, offerRefusal, termsOf } from '#widgets/products/offer';
import { productsQuery } from '#widgets/products/queries';
import { PRICES } from '#widgets/products/use-offer-terms';
import { useOffers } from '#widgets/products/use-offers';
import { compareAddress } from '../compare-address';
import { CalculatorButton } from './calculator-button';
import { CategoryLink } from './category-link';
import { OrderBar } from './order-bar';
import { OrderPanel } from './order-panel';
import { OwnFacts } from './own-facts';
import { PriceSection } from './price-section';
import { ProductFacts } from './product-facts';
import { productQuery } from './queries';
import { RelatedGoods } from './related-goods';
import { SalesSection } from './sales-section';
import { StockSection } from './stock-section';
import { TurnoverSection } from './turnover-section';
import { useDetailKeys } from './use-detail-keys';
import { useOwnFigures } from './use-own-figures';
import { useProductOrder } from './use-product-order';
import { useWarehouses } from './use-warehouses';
import { ViewedGoods } from './viewed-goods';
import './detail.css';
import '#widgets/goods/goods-cells.css';

/** 商品详情: one product with price, stock, week promise and attributes, and the way into the cart. */
export function Component() {
  const { productCode } = useParams();
  if (productCode) return <Product productCode={productCode} />;
  return <NoProduct title="没有选择商品" reason="请从商品列表里打开一个商品。" />;
}

interface ProductProps {
  readonly productCode: string;
}

function Product({ productCode }: ProductProps) {
  const [params] = useSearchParams();
  // A tab of prices leads here with its price (NAV-01); without one the best that may be bought at is chosen.
  const chosen = priceTypeOf(params.get('price'));
  const queryClient = useQueryClient();
  const { page, offers, missing, refetchMissing } = useOffers(oneProduct(productCode), chosen ?? 'best', {
    ask: (account, filter) => productQuery(queryClient, account, filter),
  });
  const offer = offers.find(({ product }) => product.productCode === productCode);
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
  if (!offer) {
    return (
      <NoProduct
        title={`没有找到商品 ${productCode}`}
        reason="产品编码可能有误，或当前售达方不能采购这个商品。"
      />
    );
  }
  const priceType = chosen ?? offer.price?.priceType ?? 'PT';
  return (
    <ProductDetail
      key={productCode}
      offer={offer}
      priceType={priceType}
      missing={missing}
      onRetry={refetchMissing}
    />
  );
}

const oneProduct = (productCode: string) => ({ productCode, pageNum: 1, pageSize: 1 });

Component.callsAhead = ((ask, account, { pathname }) => {
  const productCode = matchPath(`/${routes.detail.path}`, pathname)?.params['productCode'];
  if (productCode) ask(productsQuery(account, oneProduct(productCode)));
}) satisfies CallsAhead;

interface NoProductProps {
  readonly title: string;
  readonly reason: string;
}

function NoProduct({ title, reason }: NoProductProps) {
  return <EmptyPage title={title} reason={reason} to={href('list')} act="查看全部商品" />;
}

interface ProductDetailProps {
  readonly offer: Offer;
  /** The price that is bought at. */
  readonly priceType: PriceType;
  /** The missing data: 价格, 库存. */
  readonly missing: readonly string[];
  readonly onRetry: () => void;
}

function ProductDetail({ offer, priceType, missing, onRetry }: ProductDetailProps) {
  const account = useAccount();
  const [, setParams] = useSearchParams();
  const { product, stock } = offer;
  const { productCode } = product;
  const hasTerms = offer.terms !== 'loading';
  const isPriceLost = missing.includes(PRICES);
  const { data: weeks = NO_WEEKS, isLoading: isDating } = useQuery(arrivalWeeksQuery(account));
  const warehouses = useWarehouses(productCode);
  const [from, setFrom] = useState('');
  const { figures, ownStock, proposal, isProposing, inCart, entries } = useOwnFigures(productCode, hasTerms);
  const order = useProductOrder({
    offer,
    warehouse: warehouses.find(({ yuncangCode }) => yuncangCode === from),
    held: (code, type) => piecesInCart(entries, code, type),
  });
  const panel = useRef<HTMLElement>(null);
  useDetailKeys(panel);
  return (
    <div className="page detail-page">
      <DetailHeader offer={offer} />
      {!isPriceLost && <PartialOffer missing={missing} onRetry={onRetry} />}
      {product.withdrawn && <Withdrawn offer={offer} inCart={inCart} />}
      <div className="detail-columns">
        <div className="detail-head">
          <ProductFacts offer={offer} />
          <PriceSection
            prices={offer.prices}
            value={priceType}
            inCart={(type) => piecesInCart(entries, productCode, type)}
            isShared={standInPrice(termsOf(offer)) !== undefined}
            isLoading={!hasTerms}
            lost={isPriceLost && <PartialOffer missing={missing} onRetry={onRetry} />}
            onChoose={(type) => setParams({ price: type }, { replace: true })}
          />
        </div>
        <aside className="detail-side" aria-label="订货和我的情况">
          <OrderPanel product={product} order={order} proposed={proposal?.proposal.more} panel={panel} />
          <OwnFacts inCart={inCart} figures={figures} />
        </aside>
        <div className="detail-rest">
          {isDating && <Arriving />}
          <StockSection stock={stock} warehouses={warehouses} weeks={weeks} value={from} onChoose={setFrom} />
          {isProposing && <Arriving />}
          {proposal && <TurnoverSection facts={proposal} ownStock={ownStock} />}
          <SalesSection productCode={productCode} />
        </div>
      </div>
      <RelatedGoods product={product} ownStock={ownStock} isReady={hasTerms} />
      <ViewedGoods product={product} />
      <OrderBar order={order} name={product.productModel} />
    </div>
  );
}

function DetailHeader({ offer }: { readonly offer: Offer }) {
  const { productCode, productModel, productName, withdrawn, categoryCode, categoryName } = offer.product;
  const { endDate } = priceOfType(offer.prices, 'TJ') ?? {};
  return (
    <PageHeader
      title={productModel}
      trail={[
        <Link key="list" to={href('list')}>
          商品
        </Link>,
        <CategoryLink key="category" categoryCode={categoryCode}>
          {categoryName}
        </CategoryLink>,
      ]}
      context={
        <>
          {withdrawn && <span className="goods-tag">已退市</span>}
          {endDate && <span className="goods-tag detail-ends">特价 {monthDay(endDate)} 止</span>}{' '}
          {productName}
        </>
      }
      actions={
        <>
          <Link className="no-print" to={compareAddress([productCode])}>
            对比
          </Link>
          <CalculatorButton productCode={productCode} />
          <PrintButton />
        </>
      }
    />
  );
}

function PartialOffer({ missing, onRetry }: Pick<ProductDetailProps, 'missing' | 'onRetry'>) {
  return (
    <MissingTerms missing={missing} onRetry={onRetry} className="product-partial">
      ，取到后才能加入购物车
    </MissingTerms>
  );
}

interface WithdrawnProps {
  readonly offer: Offer;
  /** Pieces that lie in the cart. */
  readonly inCart: number | undefined;
}

function Withdrawn({ offer, inCart }: WithdrawnProps) {
  return (
    <NoticeLine
      className="product-partial"
      action={
        inCart !== undefined && inCart > 0 && <Link to={href('cart')}>购物车里有 {inCart} 台，去处理</Link>
      }
    >
      {withdrawnText(offer)}
    </NoticeLine>
  );
}

/** Off the market: what is left may still be bought, nothing beyond (CALC-05, 2§8). */
function withdrawnText(offer: Offer): string | undefined {
  const stock = readFigure(offer.stock?.stock);
  if (stock === undefined) return '该产品已退市，只售中心库存';
  return stock > 0 ? `该产品已退市，最多可购中心库存 ${stock} 台` : offerRefusal(offer);
}
