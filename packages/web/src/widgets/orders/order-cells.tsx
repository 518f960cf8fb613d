/** Columns that several lists of this feature have; each says its text for files and copies. */

import { payerListName, shipToListName } from '@dealer-portal/rules/address-book';
import { byAmount, piecesText } from '@dealer-portal/rules/money';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { columnsOf, type ReportColumn } from '#ui/table/columns';
import { joined } from '#ui/text/joined';
import { ShortTexts } from '#ui/text/short-texts';
import { unitsOf } from './order-codes';

interface ShipTo {
  readonly sendtoCode?: string;
  readonly sendtoAddress?: string;
}

interface Parties extends ShipTo {
  readonly payerCode?: string;
  readonly payerName?: string;
}

interface NamedProduct {
  readonly productCode?: string;
  readonly productModel?: string;
  readonly productName?: string;
}

/** The ship-to: the distinguishing part first, the complete address on hover and focus (ADDR-01). */
export function shipToColumn(width: number): ReportColumn<ShipTo> {
  return columnsOf<ShipTo>().custom('shipTo', '送达方', {
    width,
    text: (row) => shipToListName(row).full,
    render: (row) => <ShortTexts first={shipToListName(row)} />,
  });
}

/** Where an order goes, and below it who pays. */
export function partiesColumn(width: number): ReportColumn<Parties> {
  return columnsOf<Parties>().custom('parties', '送达方 / 付款方', {
    width,
    text: (row) => `${shipToListName(row).full}；${payerListName(row).full}`,
    render: (row) => <ShortTexts first={shipToListName(row)} second={payerListName(row)} />,
  });
}

/** A product by its model, which leads to it, and below it its name. */
export function productColumn(width: number): ReportColumn<NamedProduct> {
  return columnsOf<NamedProduct>().custom('product', '商品', {
    width,
    text: ({ productCode, productModel, productName }) => joined([productModel || productCode, productName]),
    render: ({ productCode, productModel, productName }) => (
      <>
        {productCode ? (
          <Link to={href('detail', { productCode })}>{productModel || productCode}</Link>
        ) : (
          (productModel ?? '—')
        )}
        <div className="secondary" title={productName}>
          {productName}
        </div>
      </>
    ),
  });
}

interface PiecesOptions<Row> {
  readonly width: number;
  /** Undefined where they cannot be read. */
  readonly piecesOf: (row: Row) => number | undefined;
}

/** Pieces that no single field of the row holds. */
export function piecesColumn<Row extends object>(
  key: string,
  title: string,
  { width, piecesOf }: PiecesOptions<Row>,
): ReportColumn<Row> {
  return columnsOf<Row>().custom(key, title, {
    width,
    isFigure: true,
    text: (row) => String(piecesOf(row) ?? ''),
    figure: piecesOf,
    compare: (left, right) => byAmount(piecesOf(left), piecesOf(right)),
    render: (row) => piecesText([piecesOf(row)]),
    total: (rows) => piecesText(rows.map(piecesOf)),
    missingNoun: '数量',
  });
}

/** Pieces of an order or of a return. */
export function unitsColumn(width: number) {
  return piecesColumn('units', '数量', { width, piecesOf: unitsOf });
}

/** A column with a quieter line below: a reason, a remark, a time. */
export function withNote<Row>(
  column: ReportColumn<Row>,
  noteOf: (row: Row) => string | undefined,
): ReportColumn<Row> {
  return {
    ...column,
    text: (row) => [column.text(row), noteOf(row)].filter(Boolean).join(' '),
    render: (row) => (
      <>
        {column.render(row)}
        {noteOf(row) && (
          <div className="secondary" title={noteOf(row)}>
            {noteOf(row)}
          </div>
        )}
      </>
    ),
  };
}
