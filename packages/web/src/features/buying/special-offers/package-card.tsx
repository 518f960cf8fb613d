import { packageAddition } from '@dealer-portal/rules/goods';
import { QUANTITY_RANGE, readQuantity } from '@dealer-portal/rules/input';
import { subtractAmounts } from '@dealer-portal/rules/money';
import { pricedRefusal, priceOfType, priceText } from '@dealer-portal/rules/price';
import type { Data } from '@dealer-portal/sdk';
import type { listPackages } from '@dealer-portal/sdk/operations';
import { Flex } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { QuantityInput } from '#ui/input/quantity-input';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import { EntryCell } from '#ui/table/entry/column-entry';
import { type RowValues, useRowValue } from '#ui/table/entry/row-values';
import { periodText } from '#ui/text/joined';
import { listOf, NO_LINES_NO_SEND, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { AddToCartButton } from '#widgets/products/add-to-cart-button';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { useAddToCart } from '#widgets/products/use-add-to-cart';
import type { LiveTerms } from '#widgets/products/use-terms';
import '#ui/text/line-list.css';
import './packages.css';

type Package = Data<typeof listPackages>['records'][number];

/** How many of a package can be ordered at once. */
export const setsRange = ({ usableQty }: Package) => ({ min: 1, max: usableQty ?? QUANTITY_RANGE.max });

const ONE: QuantityDraft = { number: 1 };

interface PackageCardProps {
  readonly pack: Package;
  /** How many of each package are wanted, by id; 1 where nothing was typed. */
  readonly entries: RowValues<QuantityDraft>;
  readonly terms: PackageTerms;
}

/** Price and stock of the products of all packages. */
type PackageTerms = Pick<LiveTerms, 'state' | 'termsOf'>;

/** So many packages as one entry of the cart (CART-03); nothing where a package has no products. */
function additionOf({ packageId, lineList }: Package, sets: number, { termsOf }: PackageTerms) {
  const lines = listOf(lineList).map(({ productCode, number }) => ({ terms: termsOf(productCode), number }));
  return packageAddition({ packageId, lines }, { sets, from: 'packageList' });
}

/** One package: its products, what it costs and saves, and the way into the cart as one entry (CART-03). */
export function PackageCard({ pack, entries, terms }: PackageCardProps) {
  const { number: sets, problem } = useRowValue(entries, pack.packageId) ?? ONE;
  const { add, isAdding, unknownText } = useAddToCart();
  const button = useRef<HTMLButtonElement>(null);
  const { packageId, packageName, usableQty, lineList } = pack;
  const soldOut = usableQty === 0 ? '该套餐已订完' : undefined;
  const disabledReason = soldOut ?? problem ?? reasonAgainstPricedLines(pack, terms);
  const onAdd = () => {
    const addition = additionOf(pack, sets, terms);
    return addition && add({ ...addition, model: packageName });
  };
  return (
    <article className="panel package-card" aria-label={packageName}>
      <ProductPicture url={pack.picUrl} size={96} />
      <div className="package-card-body">
        <h2>{packageName}</h2>
        <div className="secondary">
          有效期 {periodText(pack.beginDate, pack.endDate) || '—'}
          {usableQty !== undefined && ` · 可订 ${usableQty} 套`}
        </div>
        <PackageLines lines={lineList} />
      </div>
      <Flex vertical gap="small" className="package-card-buy">
        <PackagePrice pack={pack} />
        <EntryCell entryKey={packageId}>
          <QuantityInput
            label={`${packageName}套数`}
            value={sets}
            {...setsRange(pack)}
            isLive
            read={(text) => readQuantity(text, setsRange(pack))}
            onCommit={(number) => entries.set(packageId, { number })}
            onWrong={(wrong) => wrong !== undefined && entries.set(packageId, wrongDraft(wrong))}
            onEnter={() => button.current?.click()}
            problem={problem}
            isDisabled={soldOut !== undefined}
          />
        </EntryCell>
        <AddToCartButton
          ref={button}
          kind="primary"
          icon="cart"
          isBusy={isAdding}
          disabledReason={disabledReason}
          onClick={onAdd}
          name={packageName}
        />
        {unknownText && <AdditionUnknown text={unknownText} />}
      </Flex>
    </article>
  );
}

function PackageLines({ lines }: { readonly lines: Package['lineList'] }) {
  if (!lines) return <p className="secondary">{UNREAD_LINES}</p>;
  return (
    <ul className="line-list">
      {lines.map(({ productCode, productModel, productName, number, price }) => (
        <li key={productCode} className="package-card-line">
          <span>
            <Link to={href('detail', { productCode })}>{productModel ?? productCode}</Link>{' '}
            <span className="secondary">{productName}</span>
          </span>
          <span className="figure">
            <Money amount={price} /> × {number} 台
          </span>
        </li>
      ))}
    </ul>
  );
}

function PackagePrice({ pack: { packageAmount, originalAmount } }: { readonly pack: Package }) {
  return (
    <>
      <span>
        套餐价 <Money amount={packageAmount} strong />
      </span>
      <span className="secondary">
        原价 <Money amount={originalAmount} />
        ，每套省 <Money amount={subtractAmounts(originalAmount, packageAmount)} />
      </span>
    </>
  );
}

/** A package is added with the price version of each of its products (CART-11). */
function reasonAgainstPricedLines(
  { lineList }: Package,
  { state, termsOf }: PackageTerms,
): string | undefined {
  if (!lineList) return NO_LINES_NO_SEND;
  for (const { productCode, productModel } of lineList) {
    const ordinary = priceOfType(termsOf(productCode).prices, 'PT');
    const reason = priceText(pricedRefusal(state, ordinary?.priceVersion));
    if (reason !== undefined) return state === 'ready' ? `${productModel ?? productCode}：${reason}` : reason;
  }
  return undefined;
}
