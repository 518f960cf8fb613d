import { isPackage, packageSaving, warehouseText } from '@dealer-portal/rules/cart-entry';
import { rebatePolicyName } from '@dealer-portal/rules/rebate-policy';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { href } from '#routes';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { useWarehouseName } from '#widgets/products/use-warehouse-name';
import type { Entry } from './queries';

type Line = Entry['productList'][number];

/** A package by its name, with what a set saves; nothing for a single product (CART-01). */
export function PackageHead({ entry }: { readonly entry: Entry }) {
  if (!isPackage(entry)) return null;
  const saving = packageSaving(entry);
  return (
    <div className="cart-package">
      <Tag>组合</Tag>
      <strong>{entry.composeName}</strong>
      {saving && (
        <span className="secondary">
          每套省 <Money amount={saving} />
        </span>
      )}
    </div>
  );
}

interface CartLineProps {
  readonly line: Line;
  readonly entry: Entry;
}

/** One product of an entry: picture, model, name, where it comes from and what is left of it. */
export function CartLine({ line, entry }: CartLineProps) {
  const warehouse = warehouseText(line, useWarehouseName(line.yuncangCode));
  return (
    <div className="cart-line">
      <ProductPicture url={line.picUrl} size={56} />
      <div className="cart-line-words">
        <Link to={href('detail', { productCode: line.productCode })}>
          {line.productModel ?? line.productCode}
        </Link>
        {isPackage(entry) && <span className="secondary"> × {line.number} 台</span>}
        <div className="secondary">{line.productName}</div>
        <div className="cart-tags">
          {entry.activityType === 3 && <Tag>抢购</Tag>}
          {warehouse && <Tag color="blue">{warehouse}</Tag>}
          {line.priceType === 'YJCY' && <Tag color="warning">样机价</Tag>}
          {line.isStock === 0 || line.stock === 0 ? (
            <Tag color="error">无货</Tag>
          ) : (
            <span className="secondary">库存 {line.stock ?? '—'} 台</span>
          )}
        </div>
      </div>
    </div>
  );
}

/** The rebate policy that the ordinary price carries, while it is bought at that price; the specification names codes alone (CART-01). */
export function RebatePolicy({ entry }: { readonly entry: Entry }) {
  const [line] = entry.productList;
  const policy = rebatePolicyName(entry.priceInfo?.commonPrice?.rebatePolicy);
  if (!policy || isPackage(entry) || (line?.priceType ?? 'PT') !== 'PT') return null;
  return <div className="secondary">返利 代码 {policy}</div>;
}
