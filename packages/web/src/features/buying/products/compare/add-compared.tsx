import type { ViewedProduct } from '@dealer-portal/rules/choosing';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { EmptyState } from '#ui/page/states';
import { productsQuery } from '#widgets/products/queries';
import { viewedProducts } from '#widgets/products/viewed-products';
import './compare.css';
import '#ui/input/plain-field.css';

interface AddComparedProps {
  /** The products that stand side by side. */
  readonly codes: readonly string[];
  readonly onAdd: (productCode: string) => void;
}

/** One more product: found by its model, or of those that were looked at last. */
export function AddCompared({ codes, onAdd }: AddComparedProps) {
  const { saletoCode } = useAccount();
  const [keyword, setKeyword] = useState('');
  const viewed = viewedProducts(saletoCode).filter(({ productCode }) => !codes.includes(productCode));
  return (
    <section className="panel no-print" aria-labelledby="compare-add">
      <h2 id="compare-add">加一种</h2>
      <form
        className="compare-find"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('keyword');
          setKeyword(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <input
          className="plain-field"
          type="search"
          name="keyword"
          aria-label="型号、名称或编码"
          placeholder="型号、名称或编码"
        />
        <PlainButton type="submit">查找</PlainButton>
      </form>
      {keyword !== '' && <Found keyword={keyword} codes={codes} onAdd={onAdd} />}
      {keyword === '' && viewed.length > 0 && (
        <>
          <h3>最近看过</h3>
          <Choices products={viewed} onAdd={onAdd} />
        </>
      )}
    </section>
  );
}

function Found({ keyword, codes, onAdd }: AddComparedProps & { readonly keyword: string }) {
  const query = useQuery(productsQuery(useAccount(), { keyword, ...FIRST_ROWS }));
  return (
    <Loaded query={query} failure="商品没有加载出来" rows={3}>
      {({ records, total }) => {
        const others = records.filter(({ productCode }) => !codes.includes(productCode));
        if (others.length === 0) return <EmptyState title="没有找到商品" reason="请检查型号，或换一个词。" />;
        return (
          <>
            <Choices products={others} onAdd={onAdd} />
            {total > records.length && (
              <p className="secondary">
                共 {total} 种，只列出前 {records.length} 种，请输入更长的型号
              </p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface ChoicesProps {
  readonly products: readonly ViewedProduct[];
  readonly onAdd: (productCode: string) => void;
}

function Choices({ products, onAdd }: ChoicesProps) {
  return (
    <ul className="compare-choices">
      {products.map(({ productCode, productModel, productName }) => (
        <li key={productCode}>
          <PlainButton
            size="small"
            aria-label={`加入对比：${productModel}`}
            onClick={() => onAdd(productCode)}
          >
            加入
          </PlainButton>
          {productModel} <span className="secondary">{productName}</span>
        </li>
      ))}
    </ul>
  );
}
