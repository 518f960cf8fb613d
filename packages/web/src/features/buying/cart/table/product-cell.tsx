import { entryName, isPackage, packageParts, packageSaving } from '@dealer-portal/rules/cart-entry';
import { formatYuan } from '@dealer-portal/rules/money';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { ProductPicture } from '#ui/text/product-picture';
import type { Entry } from '#widgets/cart/cart-query';
import './cart-table.css';

const PICTURE = 36;

/** The bought product: model and name; a package by its name, with its parts and the saving of a set (CART-01). */
export function ProductCell({ entry }: { readonly entry: Entry }) {
  const [line] = entry.productList;
  const name = entryName(entry);
  return (
    <td className="cart-product">
      <ProductPicture url={line?.picUrl} size={PICTURE} />
      {isPackage(entry) || !line ? (
        <>
          <strong title={name}>{name}</strong>
          <PackageParts entry={entry} />
        </>
      ) : (
        <>
          <Link to={href('detail', { productCode: line.productCode })}>{line.productModel ?? name}</Link>
          <span className="cell-second" title={line.productName}>
            {line.productName}
          </span>
        </>
      )}
    </td>
  );
}

function PackageParts({ entry }: { readonly entry: Entry }) {
  const saving = packageSaving(entry);
  const parts = packageParts(entry);
  return (
    <span className="cell-second" title={parts.map(({ text }) => text).join(' + ')}>
      {parts.map(({ productCode, text }, at) => (
        <Fragment key={productCode}>
          {at > 0 && ' + '}
          <Link to={href('detail', { productCode })}>{text}</Link>
        </Fragment>
      ))}
      {saving && `，每套省 ${formatYuan(saving)}`}
    </span>
  );
}
