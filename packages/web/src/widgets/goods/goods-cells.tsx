import { weekText } from '@dealer-portal/rules/cart-entry';
import {
  fillNextStep,
  goodsText,
  isLimited,
  type ProductTerms,
  purchaseShares,
  type StockLevel,
  sharesAmount,
  sharesText,
  stockLevel,
  type TurnoverNote,
} from '@dealer-portal/rules/goods';
import { monthDay } from '@dealer-portal/rules/home';
import { typedPieces } from '@dealer-portal/rules/input';
import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import type { OfferPrice } from '@dealer-portal/rules/price';
import { isOffered, PRICE_NAMES } from '@dealer-portal/rules/price';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ProductPicture } from '#ui/text/product-picture';
import { AdditionUnknown } from '../products/addition-unknown';
import { type Offer, termsOf } from '../products/offer';
import { offerAddress } from '../products/offer-price';
import { useHeldPieces } from '../products/use-held-pieces';
import { problemId } from './goods-field';
import type { GoodsRow } from './goods-row';
import type { ArrivalWeeks } from './queries';
import { type GoodsOrder, useAddition, useFill } from './use-goods-order';
import './goods-cells.css';

/** The short name of each price, for narrow places. */
export const PRICE_WORDS = { ...PRICE_NAMES, PT: '普通', GC: '工程', YJCY: '样机' };

/** Tags that a row shows; the others are tabs or said elsewhere. */
const SHOWN_TAGS: readonly string[] = ['热销', '新品', '云仓'];

interface ProductCellProps {
  readonly offer: Offer;
  readonly isTabStop?: boolean;
}

/** Picture, model with its tags, and name. */
export const ProductCell = memo(function ProductCell({
  offer: { product, price },
  isTabStop = true,
}: ProductCellProps) {
  const { productCode, productModel, productName, picUrl } = product;
  return (
    <div className="goods-product">
      <ProductPicture url={picUrl} size={36} />
      <div>
        <Link to={offerAddress(productCode, price)} tabIndex={isTabStop ? 0 : -1}>
          {productModel}
        </Link>
        <ProductTags product={product} />
        <span className="goods-second">{productName}</span>
      </div>
    </div>
  );
});

/** The tags of a product next to its model: 热销, 新品, 云仓, 已退市. */
export function ProductTags({ product: { tags = [], withdrawn } }: Pick<Offer, 'product'>) {
  const visibleTags = [...tags.filter((tag) => SHOWN_TAGS.includes(tag)), ...(withdrawn ? ['已退市'] : [])];
  return visibleTags.map((tag) => (
    <span key={tag} className="goods-tag">
      {tag}
    </span>
  ));
}

/**
 * The price of a unit: the type before it, a special price in rust with the ordinary one struck out, quota and end
 * below.
 */
export const PriceCell = memo(function PriceCell({
  offer: { price, prices, terms, noPrice },
}: {
  readonly offer: Offer;
}) {
  if (!price) return <NoPrice isLoading={terms === 'loading' && noPrice === undefined} reason={noPrice} />;
  if (price.priceType !== 'PT') return <SpecialPrice price={price} />;
  const other = prices.find(({ priceType }) => priceType !== 'PT');
  return (
    <>
      {!other && <span className="goods-type">{PRICE_WORDS.PT} </span>}
      <strong>{formatYuan(price.price)}</strong>
      {other && (
        <span className="goods-second">
          {PRICE_WORDS.PT} · {PRICE_WORDS[other.priceType]} {formatYuan(other.price)}
          {other.allowed === undefined ? '' : ` 余 ${other.allowed} 台`}
        </span>
      )}
    </>
  );
});

function SpecialPrice({ price }: { readonly price: OfferPrice }) {
  const { priceType, ordinaryPrice, allowed, endDate } = price;
  const facts = [
    PRICE_WORDS[priceType],
    allowed === undefined ? '' : `余 ${allowed} 台`,
    endDate ? `${monthDay(endDate)} 止` : '',
  ];
  return (
    <>
      <strong className="goods-due">{formatYuan(price.price)}</strong>
      {ordinaryPrice !== undefined && (
        <s>
          <span className="visually-hidden">普通价</span>
          {formatYuan(ordinaryPrice)}
        </s>
      )}
      <span className="goods-second goods-due">{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </>
  );
}

interface NoPriceProps {
  readonly isLoading: boolean;
  readonly reason: string | undefined;
}

function NoPrice({ isLoading, reason }: NoPriceProps) {
  return (
    <>
      —{reason && <span className="goods-second">{reason.replace(/，.*/, '')}</span>}
      {isLoading && <span className="visually-hidden">价格加载中</span>}
    </>
  );
}

interface StockCellProps {
  readonly row: GoodsRow;
  readonly order: GoodsOrder;
  readonly weeks: ArrivalWeeks | undefined;
}

/** 库存 / 到货: what is wrong with the row first, else the centre's stock and when more arrives. */
export function StockCell({ row, order, weeks }: StockCellProps) {
  const refusal = useFill(order, row)?.refusal;
  const addition = useAddition(order, row);
  if (refusal && row.refusal === undefined) {
    return (
      <span id={problemId(row.key)} role="alert" className="goods-problem">
        {goodsText(refusal)}
        <span className="goods-second">{fillNextStep(refusal)}</span>
      </span>
    );
  }
  if (addition?.kind === 'refused')
    return (
      <span id={problemId(row.key)} role="alert" className="goods-problem goods-refused">
        {addition.text}
      </span>
    );
  if (addition?.kind === 'unknown') return <AdditionUnknown text={addition.text} />;
  const { stock } = row.offer;
  const level = stockLevel(stock?.stock);
  if (!stock || level === 'unknown') return <>—</>;
  return (
    <>
      <span className={level === 'short' ? 'goods-due' : ''}>
        {stockWords(readFigure(stock.stock), level)}
      </span>
      <span className="goods-second">
        {row.refusal ?? (level === 'enough' ? '' : arrivalWords(stock, weeks))}
      </span>
    </>
  );
}

function stockWords(pieces: number | undefined, level: StockLevel): string {
  if (level === 'gone') return '无货';
  return level === 'short' ? `仅剩 ${pieces} 台` : `${pieces} 台`;
}

/** When more arrives: the week that is promised with its days, else what is on its way to the centre. */
function arrivalWords(stock: NonNullable<Offer['stock']>, weeks: ArrivalWeeks | undefined): string {
  if (isOffered(stock.weekPromise)) {
    // Until the days have come nothing is said: a week by its number would give way to them.
    if (!weeks) return '';
    const text = weekText(stock.weekPromise, weeks);
    return `${/\d{2}-\d{2} ~ \d{2}-\d{2}$/.exec(text)?.[0] ?? text} 可到`;
  }
  return stock.inTransit ? `在途 ${stock.inTransit} 台` : '';
}

/** How long the own stock lasts; a dash while that is not known. */
export function TurnoverCell({ note }: { readonly note: TurnoverNote | undefined }) {
  if (!note) return <>—</>;
  return (
    <>
      <span className={note.isLow ? 'goods-due goods-strong' : ''}>{note.text}</span>
      {note.note && <span className={`goods-second ${note.isLow ? 'goods-due' : ''}`}>{note.note}</span>}
    </>
  );
}

interface SubtotalCellProps {
  readonly row: GoodsRow;
  readonly order: GoodsOrder;
}

/** The price of the typed pieces; empty while none are ordered. */
export const SubtotalCell = memo(function SubtotalCell({ row, order }: SubtotalCellProps) {
  const number = typedPieces(useFill(order, row));
  if (number === 0 || row.refusal !== undefined) return null;
  const terms = termsOf(row.offer);
  if (isLimited(terms)) return <SharedSubtotal terms={terms} number={number} />;
  return <strong>{formatYuan(sharesAmount(purchaseShares(terms, { number })))}</strong>;
});

interface SharedSubtotalProps {
  readonly terms: ProductTerms;
  readonly number: number;
}

/** What exceeds a quota is a second line at the ordinary price. */
function SharedSubtotal({ terms, number }: SharedSubtotalProps) {
  const shares = purchaseShares(terms, { number, held: useHeldPieces([terms]) });
  const text = sharesText(shares);
  return (
    <>
      <strong>{formatYuan(sharesAmount(shares))}</strong>
      {text && <span className="goods-second">{text}</span>}
    </>
  );
}
