// No report: a table whose columns are the products.
import { COMPARED_LIMIT, comparedFacts, readComparedCodes } from '@dealer-portal/rules/choosing';
import { useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { Tick } from '#ui/input/tick';
import { withParams } from '#ui/input/with-params';
import { NoticeLine } from '#ui/page/notice-line';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ProductPicture } from '#ui/text/product-picture';
import { useOwnStock } from '#widgets/goods/use-own-stock';
import { MissingTerms } from '#widgets/products/missing-terms';
import { type Offer, offersOf } from '#widgets/products/offer';
import { offerAddress } from '#widgets/products/offer-price';
import { useOfferTerms } from '#widgets/products/use-offer-terms';
import { useProductsByCode } from '#widgets/products/use-products-by-code';
import { AddCompared } from './add-compared';
import { factsOf } from './product-facts';
import './compare.css';

/** 商品对比: up to four products side by side, with all facts that calls give; the address names them (SEARCH-01). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const named = params.get('codes');
  const codes = useMemo(() => readComparedCodes(named), [named]);
  const setCodes = (next: readonly string[]) =>
    setParams(withParams(params, { codes: next.join(',') }), { replace: true });
  const products = useProductsByCode(codes);
  return (
    <div className="page">
      <PageHeader
        context={`并排比较，最多 ${COMPARED_LIMIT} 种`}
        actions={codes.length > 0 && <PrintButton />}
      />
      {codes.length === 0 ? (
        <EmptyState title="还没有要对比的商品" reason="在下面按型号查找，或从看过的商品里选。" />
      ) : (
        <Loaded query={products} failure="商品没有加载出来" rows={8}>
          {(known) => (
            <Comparison
              products={codes.flatMap((code) => known.get(code) ?? [])}
              missing={codes.filter((code) => !known.has(code))}
              onRemove={(code) => setCodes(codes.filter((item) => item !== code))}
            />
          )}
        </Loaded>
      )}
      {codes.length < COMPARED_LIMIT && (
        <AddCompared codes={codes} onAdd={(code) => setCodes([...codes, code])} />
      )}
    </div>
  );
}

interface ComparisonProps {
  readonly products: readonly Offer['product'][];
  /** Codes for which the catalogue has no product. */
  readonly missing: readonly string[];
  readonly onRemove: (productCode: string) => void;
}

function Comparison({ products, missing, onRemove }: ComparisonProps) {
  const [isShort, setShort] = useState(false);
  const codes = products.map(({ productCode }) => productCode);
  const { terms, missing: lost, refetchMissing } = useOfferTerms(codes, 'best');
  const ownStock = useOwnStock(terms.state === 'ready');
  const offers = offersOf(products, terms);
  const facts = comparedFacts(offers.map((offer) => factsOf(offer, ownStock)));
  const shown = isShort ? facts.filter(({ isDifferent }) => isDifferent) : facts;
  const id = useId();
  return (
    <>
      {missing.length > 0 && (
        <NoticeLine>没有找到 {missing.join('、')}：编码可能有误，或当前售达方不能采购</NoticeLine>
      )}
      <MissingTerms missing={lost} onRetry={refetchMissing} />
      {offers.length > 1 && (
        <p className="no-print">
          <Tick isChecked={isShort} onChange={setShort}>
            只看不同的
          </Tick>
        </p>
      )}
      <section className="compare-scroll" aria-labelledby={id} tabIndex={-1}>
        <h2 id={id} className="visually-hidden">
          对比
        </h2>
        <table className="compare-table">
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <ProductHead key={offer.product.productCode} offer={offer} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, values, isDifferent }) => (
              <tr key={name} data-different={isDifferent || undefined}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={codes[at]}>{value ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {isShort && shown.length === 0 && terms.state === 'ready' && lost.length === 0 && (
        <p className="secondary">这几种商品的资料没有不同。</p>
      )}
    </>
  );
}

interface ProductHeadProps {
  readonly offer: Offer;
  readonly onRemove: (productCode: string) => void;
}

function ProductHead({ offer: { product, price }, onRemove }: ProductHeadProps) {
  const { productCode, productModel, productName, picUrl } = product;
  return (
    <th scope="col">
      <ProductPicture url={picUrl} size={64} />
      <Link to={offerAddress(productCode, price)}>{productModel}</Link>
      <span className="secondary">{productName}</span>
      <span className="secondary">{productCode}</span>
      <span className="compare-acts no-print">
        <Link to={href('detail', { productCode })}>去订货</Link>
        <PlainButton
          size="small"
          kind="link"
          aria-label={`不再对比：${productModel}`}
          onClick={() => onRemove(productCode)}
        >
          移除
        </PlainButton>
      </span>
    </th>
  );
}
