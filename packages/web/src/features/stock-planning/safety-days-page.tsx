import { recommendedPieces, SAFE_DAYS } from '@dealer-portal/rules/calculator';
import { readQuantity } from '@dealer-portal/rules/input';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { QuantityInput } from '#ui/input/quantity-input';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { type Inventory, inventoryQuery } from './queries';
import { useSafeDays } from './safe-days';

/** 安全库存天数: for how many days the stock of each product shall last; the recommendations follow (CALC-02, CALC-04). */
export function Component() {
  const account = useAccount();
  const inventory = useQuery(inventoryQuery(account, undefined));
  const days = useSafeDays(account.saletoCode);
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = (inventory.data ?? []).map(({ productCode, productModel }) => ({
      key: productCode,
      name: productModel ?? productCode,
      range: SAFE_DAYS,
    }));
    days.set(Object.fromEntries(readPasted(pairs, targets)));
  };
  return (
    <div className="page">
      <PageHeader
        context="按产品设置，采购推荐按它计算；修改保存在本浏览器"
        actions={
          <>
            {days.count > 0 && <Button onClick={() => askForget(days)}>全部恢复默认</Button>}
            <Link to={href('purchaseRecommand')}>
              <Button type="primary">查看采购推荐</Button>
            </Link>
          </>
        }
      />
      <ColumnEntry onPaste={onPaste}>
        <DataTable
          label="安全库存天数"
          columns={columnsOf(days)}
          rows={inventory.data ?? []}
          rowKey={({ productCode }) => productCode}
          state={listState(inventory, '客户库存没有加载出来')}
          empty={{ title: '没有客户库存数据', reason: '有零售和库存数据的产品会出现在这里。' }}
        />
      </ColumnEntry>
    </div>
  );
}

function askForget({ count, forget }: ReturnType<typeof useSafeDays>): void {
  dialogs.confirm({
    title: `恢复 ${count} 种产品的默认天数？`,
    content: '自己设置的安全天数会清除，采购推荐按默认天数重新计算。',
    okText: `恢复 ${count} 种`,
    cancelText: '保留',
    onOk: forget,
  });
}

function columnsOf(days: ReturnType<typeof useSafeDays>): readonly DataColumn<Inventory>[] {
  return [
    {
      key: 'product',
      title: '产品',
      width: 280,
      render: ({ productCode, productModel, productName }) => (
        <>
          <Link to={href('detail', { productCode })}>{productModel}</Link>
          <div className="secondary">{productName}</div>
        </>
      ),
    },
    { key: 'stock', title: '客户库存', isFigure: true, render: ({ storeAmt }) => `${storeAmt} 台` },
    {
      key: 'sales',
      title: '日均零售',
      isFigure: true,
      render: ({ avgDailySales }) => (avgDailySales === undefined ? '—' : `${avgDailySales} 台`),
    },
    {
      key: 'days',
      title: '安全天数',
      width: 168,
      render: (one) => (
        <EntryCell entryKey={one.productCode}>
          <QuantityInput
            label={`${one.productModel}安全天数`}
            {...SAFE_DAYS}
            unit="天"
            value={days.of(one)}
            read={(text) => readQuantity(text, SAFE_DAYS)}
            onCommit={(value) => days.set({ [one.productCode]: value })}
            // Nothing is sent from here: days that are none are told at the field and not kept.
            onWrong={() => undefined}
          />
        </EntryCell>
      ),
    },
    {
      key: 'source',
      title: '来源',
      render: ({ productCode, safeDays }) => sourceOf(days.isOwn(productCode), safeDays),
    },
    {
      key: 'recommended',
      title: '建议补货',
      isFigure: true,
      render: ({ avgDailySales, ...held }) =>
        `${recommendedPieces({ ...held, avgDailySales, safeDays: days.of(held) })} 台`,
    },
  ];
}

function sourceOf(isOwn: boolean, safeDays: number | undefined): string {
  if (isOwn) return '自己设置';
  return safeDays === undefined ? '系统默认' : '系统给出';
}
