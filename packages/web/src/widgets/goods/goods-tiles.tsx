// No report: products are cells with pictures.

import { capacityOf, type TurnoverNote, turnoverNote } from '@dealer-portal/rules/goods';
import { typedPieces } from '@dealer-portal/rules/input';
import { Link } from 'react-router-dom';
import { ProductPicture } from '#ui/text/product-picture';
import { offerAddress } from '../products/offer-price';
import { AddRowButton } from './add-row-button';
import { PriceCell, ProductTags, StockCell } from './goods-cells';
import { GoodsField } from './goods-field';
import type { GoodsRow } from './goods-row';
import type { ArrivalWeeks } from './queries';
import { type GoodsOrder, useFill } from './use-goods-order';
import type { OwnStockBy } from './use-own-stock';
import './goods-tiles.css';
import './goods-cells.css';

/** One piece stands in grey in an empty field, and is what its button adds. */
const PROPOSED = 1;

interface GoodsTilesProps {
  readonly rows: readonly GoodsRow[];
  readonly order: GoodsOrder;
  readonly weeks: ArrivalWeeks | undefined;
  readonly ownStock: OwnStockBy | undefined;
  readonly isBusy: boolean;
  /** At most one row, whose cells share the width. */
  readonly isFew?: boolean;
}

/** Products as cells with their pictures: the same facts in the same order as the rows. */
export function GoodsTiles({ rows, order, weeks, ownStock, isBusy, isFew = false }: GoodsTilesProps) {
  const now = new Date();
  return (
    <div className="goods-tiles" data-few={isFew || undefined} aria-busy={isBusy}>
      {rows.map((row) => (
        <Tile
          key={row.key}
          row={row}
          order={order}
          weeks={weeks}
          turnover={
            ownStock &&
            turnoverNote(ownStock.get(row.key), {
              isNewProduct: row.offer.product.isNewProduct === true,
              now,
            })
          }
        />
      ))}
    </div>
  );
}

interface TileProps extends Pick<GoodsTilesProps, 'order' | 'weeks'> {
  readonly row: GoodsRow;
  readonly turnover: TurnoverNote | undefined;
}

function Tile({ row, order, weeks, turnover }: TileProps) {
  const draft = useFill(order, row);
  const { product, price } = row.offer;
  return (
    <article
      className="goods-tile"
      aria-label={product.productModel}
      data-row-key={row.key}
      data-filled={typedPieces(draft) > 0 || undefined}
      data-off={row.refusal !== undefined || undefined}
      data-wrong={draft?.refusal !== undefined || undefined}
    >
      <Link to={offerAddress(product.productCode, price)} className="goods-tile-link">
        <ProductPicture url={product.picUrl} size={96} />
        <span className="goods-tile-tags">
          <ProductTags product={product} />
        </span>
        <span className="goods-tile-capacity">{capacityOf(product)}</span>
        <strong>{product.productModel}</strong>
        <span className="goods-second">{product.productName}</span>
      </Link>
      <div className="goods-tile-facts">
        <div>
          <PriceCell offer={row.offer} />
        </div>
        <div>
          <StockCell row={row} order={order} weeks={weeks} />
          {turnover && turnover.text !== '—' && <span className="goods-second">周转 {turnover.text}</span>}
        </div>
      </div>
      <div className="goods-tile-foot">
        <GoodsField row={row} order={order} proposed={PROPOSED} />
        <AddRowButton row={row} order={order} proposed={PROPOSED} />
      </div>
    </article>
  );
}
