import { payerListName, shipToListName } from '@dealer-portal/rules/address-book';
import { Link } from 'react-router';
import { href } from '#routes';
import { ShortTexts } from '#ui/text/short-texts';

/** What a row says about who gets the goods and who pays for them. */
interface PartiesProps {
  readonly sendtoCode?: string | undefined;
  readonly sendtoAddress?: string | undefined;
  readonly payerCode?: string | undefined;
  readonly payerName?: string | undefined;
}

/** Where an order goes, and below it who pays: what tells them apart first, the whole on hover and focus (ADDR-01). */
export function Parties(parties: PartiesProps) {
  return <ShortTexts first={shipToListName(parties)} second={payerListName(parties)} />;
}

interface ProductNameProps {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly productName?: string | undefined;
}

/** A product by its model, which leads to it, and below it its name. */
export function ProductName({ productCode, productModel, productName }: ProductNameProps) {
  return (
    <>
      <Link to={href('detail', { productCode })}>{productModel ?? productCode}</Link>
      <div className="secondary" title={productName}>
        {productName}
      </div>
    </>
  );
}

/** A text that names something, and below it what it says in addition. */
export function WithNote({ text, note }: { readonly text: string; readonly note: string }) {
  return (
    <>
      <div className="data-table-text" title={text}>
        {text}
      </div>
      <div className="secondary" title={note}>
        {note}
      </div>
    </>
  );
}
