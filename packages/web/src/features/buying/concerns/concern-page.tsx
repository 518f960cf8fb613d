import { topCategories } from '@dealer-portal/rules/category';
import { listCategories } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReportTable } from '#kits/report/report-table';
import { useReport, useReportFilter } from '#kits/report/use-report';
import { asideQuery } from '#platform/calls/query';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { NoticeLine } from '#ui/page/notice-line';
import { PageHeader } from '#ui/page/page-header';
import type { FollowedProduct } from '#widgets/products/follow-queries';
import { useFollow } from '#widgets/products/use-follow';
import { concernsReport } from './concerns-report';
import { FollowDialog } from './follow-dialog';
import { changesText, useFollowedChanges } from './followed-changes';
import { useConcernOffers } from './use-concern-offers';

/** 商品关注: followed products with price and stock of today, into the cart or off the list (CONCERN-01). */
export function Component() {
  const account = useAccount();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="page">
      <PageHeader
        context={`账号 ${account.accountCode} · 送达方 ${account.shipToLabel}`}
        actions={
          <ReasonButton kind="primary" onClick={() => setAdding(true)}>
            添加关注
          </ReasonButton>
        }
      />
      <ConcernTable onAdd={() => setAdding(true)} />
      {isAdding && <FollowDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

/** The rows are the same with and without the offers of today. */
const CONCERNS = concernsReport(() => undefined);

function ConcernTable({ onAdd }: { readonly onAdd: () => void }) {
  const filter = useReportFilter(CONCERNS);
  const { rows, total } = useReport(CONCERNS, filter.values, filter);
  const { offerOf, missing, retry } = useConcernOffers(rows);
  const changesOf = useFollowedChanges(rows, offerOf);
  const changed = changesText(rows.flatMap(changesOf));
  const isPart = total !== undefined && total > rows.length;
  const part = isPart ? `（本页 ${rows.length} 种，共 ${total} 种）` : '';
  const groups = useQuery(asideQuery(listCategories, {}, useAccount()));
  const options = topCategories(groups.data ?? []).map(({ code, title }) => ({
    value: code,
    label: title ?? code,
  }));
  const askRemove = useAskRemove();
  return (
    <>
      {changed !== undefined && (
        <NoticeLine tone="info">
          上次查看以后{part}：{changed}
        </NoticeLine>
      )}
      <ReportTable
        report={concernsReport(offerOf, changesOf)}
        choices={{ productGroupCode: options }}
        emptyAction={<PlainButton onClick={onAdd}>添加关注</PlainButton>}
        partial={
          missing.length > 0 && (
            <>
              {missing.join('、')}暂时没有取到，显示的是关注时的数据，取到后才能加入购物车
              <PlainButton kind="link" size="small" onClick={retry}>
                重试
              </PlainButton>
            </>
          )
        }
        selection={{
          summary: (selected) => `已选 ${selected.length} 种`,
          actions: (selected, clear) => (
            <PlainButton onClick={() => askRemove(selected, clear)}>
              取消关注 {selected.length} 种
            </PlainButton>
          ),
        }}
        actions={(product) => [
          { key: 'remove', label: '取消关注', isDanger: true, onClick: () => askRemove([product]) },
        ]}
        actionsWidth={96}
      />
    </>
  );
}

/** Asks, then takes products off the list; names one, counts several. */
function useAskRemove(): (products: readonly FollowedProduct[], onDone?: () => void) => void {
  const { unfollow } = useFollow();
  return (products, onDone) => {
    const [first] = products;
    if (!first) return;
    const subject =
      products.length === 1 ? (first.productModel ?? first.productCode) : `${products.length} 种商品`;
    dialogs.confirm({
      title: `取消关注 ${subject}？`,
      okText: `取消关注 ${subject}`,
      cancelText: '保留关注',
      onOk: async () => {
        const result = await unfollow.mutateAsync(products.map(({ productCode }) => productCode));
        if (result.ok) onDone?.();
      },
    });
  };
}
