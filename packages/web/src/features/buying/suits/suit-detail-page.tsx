import type { Data } from '@dealer-portal/sdk';
import type { getSuit } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AddAllButton } from '#kits/order-list/add-all-button';
import { OrderBar } from '#kits/order-list/order-bar';
import { type OrderEntry, type ProductRow, wantedProduct } from '#kits/order-list/order-row';
import { OrderTable } from '#kits/order-list/order-table';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { EmptyPage } from '#ui/page/empty-page';
import { PageHeader } from '#ui/page/page-header';
import { createRowValues } from '#ui/table/entry/row-values';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { TermsFailed } from '#widgets/products/terms-failed';
import { useHeldPieces } from '#widgets/products/use-held-pieces';
import { useTerms } from '#widgets/products/use-terms';
import { suitQuery } from './queries';
import './suits.css';

type SuitDetail = Data<typeof getSuit>;

/** 成套方案详情: the products of one suit, each with its quantity, added to the cart together. */
export function Component() {
  const { planId = '' } = useParams();
  const suit = useQuery(suitQuery(useAccount(), planId));
  if (planId === '') {
    return (
      <EmptyPage
        title="没有选择方案"
        reason="请从“组合”打开一个方案。"
        to={href('suit')}
        act="查看成套方案"
      />
    );
  }
  if (!suit.data) {
    return (
      <div className="page">
        <PageHeader />
        <Loaded query={suit} failure="成套方案没有加载出来" rows={8}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  return <Detail key={planId} suit={suit.data} />;
}

function Detail({ suit }: { readonly suit: SuitDetail }) {
  const lines = listOf(suit.lineList);
  const terms = useTerms(lines.map(({ productCode }) => productCode));
  const held = useHeldPieces(lines.map(({ productCode }) => terms.termsOf(productCode)));
  const rows = lines.map(
    ({ productCode, productModel, productName, picUrl }): ProductRow => ({
      key: productCode,
      productCode,
      productModel: productModel ?? productCode,
      productName,
      picUrl,
      terms: terms.termsOf(productCode),
      held,
      most: terms.stockBy.get(productCode)?.stock,
    }),
  );
  const [entries] = useState(() => {
    const values = createRowValues<OrderEntry>();
    for (const { productCode, number } of lines) values.set(productCode, { number });
    return values;
  });
  return (
    <div className="page">
      <PageHeader title={suit.planName} context={`${suit.categoryName ?? ''} · ${suit.description ?? ''}`} />
      <section className="panel suit-head" aria-label="方案">
        <ProductPicture url={suit.picUrl} size={120} />
        <span>
          方案金额 <Money amount={suit.amount} strong />
          <span className="secondary suit-card-line">
            以下是方案的产品和数量，可调整后一起加入购物车；不要的填 0。
          </span>
        </span>
      </section>
      {terms.state === 'failed' && <Alert type="warning" showIcon title={<TermsFailed terms={terms} />} />}
      <OrderTable
        label="方案内的产品"
        rows={rows}
        entries={entries}
        state={{ kind: 'ready' }}
        empty={{ title: suit.lineList ? '方案里没有产品' : UNREAD_LINES }}
      />
      <OrderBar
        rows={rows}
        entries={entries}
        actions={(order) => (
          <AddAllButton order={order} additionOf={wantedProduct('suit')} terms={terms.state} />
        )}
      />
    </div>
  );
}
