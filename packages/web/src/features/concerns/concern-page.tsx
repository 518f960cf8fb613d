import { topCategories } from '@dealer-portal/rules/category';
import { listCategories } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import { type FollowedProduct, followedQuery } from '#widgets/products/follow-queries';
import { useFollow } from '#widgets/products/use-follow';
import { concernColumns } from './concern-columns';
import { FollowDialog } from './follow-dialog';
import { useConcernOffers } from './use-concern-offers';
import './concerns.css';

const FILTERS = ['keyword', 'productGroupCode'] as const;

/** 商品关注: followed products with price and stock of today, into the cart or off the list (CONCERN-01). */
export function Component() {
  const account = useAccount();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="page">
      <PageHeader
        context={`账号 ${account.accountCode} · 送达方 ${account.shipToLabel}`}
        actions={
          <ReasonButton type="primary" onClick={() => setAdding(true)}>
            添加关注
          </ReasonButton>
        }
      />
      <ConcernTable onAdd={() => setAdding(true)} />
      {isAdding && <FollowDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function ConcernTable({ onAdd }: { readonly onAdd: () => void }) {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(FILTERS);
  const { values, pageNum, pageSize } = filter;
  const followed = useQuery({
    ...followedQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const rows = followed.data?.records ?? [];
  const { offerOf, missing, retry } = useConcernOffers(rows);
  const groups = useQuery(accountQuery(listCategories, {}, account));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const askRemove = useAskRemove(() => setChosen([]));
  return (
    <>
      <FilterBar
        fields={[
          { kind: 'text', name: 'keyword', label: '型号或名称' },
          {
            kind: 'choice',
            name: 'productGroupCode',
            label: '产品组',
            options: topCategories(groups.data ?? []).map(({ code, title }) => ({
              value: code,
              label: title ?? code,
            })),
          },
        ]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="关注的商品"
        columns={concernColumns(offerOf)}
        rows={rows}
        rowKey={({ productCode }) => productCode}
        state={listState(followed, '关注的商品没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的商品' : '还没有关注商品',
          reason: '在商品详情点「关注」，或在这里按型号添加，之后可直接订购。',
          action: filter.isNarrowed ? (
            <Button onClick={filter.clear}>清除条件</Button>
          ) : (
            <Button onClick={onAdd}>添加关注</Button>
          ),
        }}
        partial={
          missing.length > 0 && (
            <>
              {missing.join('、')}暂时没有取到，显示的是关注时的数据，取到后才能加入购物车
              <Button type="link" size="small" onClick={retry}>
                重试
              </Button>
            </>
          )
        }
        selection={{
          keys: chosen,
          onChange: setChosen,
          summary: (list) => `已选 ${list.length} 种`,
          actions: (list) => <Button onClick={() => askRemove(list)}>取消关注 {list.length} 种</Button>,
        }}
        actions={(product) => [
          { key: 'remove', label: '取消关注', isDanger: true, onClick: () => askRemove([product]) },
        ]}
        actionsWidth={96}
        onOpen={({ productCode }) => void navigate(href('detail', { productCode }))}
        page={{ pageNum, pageSize, total: followed.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}

/** Asks, then takes products off the list; names one, counts several. */
function useAskRemove(onDone: () => void): (products: readonly FollowedProduct[]) => void {
  const { unfollow } = useFollow();
  return (products) => {
    const [first] = products;
    if (!first) return;
    const what =
      products.length === 1 ? (first.productModel ?? first.productCode) : `${products.length} 种商品`;
    dialogs.confirm({
      title: `取消关注 ${what}？`,
      okText: `取消关注 ${what}`,
      cancelText: '保留关注',
      onOk: async () => {
        await unfollow.mutateAsync(products.map(({ productCode }) => productCode));
        onDone();
      },
    });
  };
}
