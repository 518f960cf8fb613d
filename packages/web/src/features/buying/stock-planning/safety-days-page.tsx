// No report: the days are typed in, and what is recommended follows each of them.
import { recommendedPieces, SAFE_DAYS } from '@dealer-portal/rules/calculator';
import { readQuantity } from '@dealer-portal/rules/input';
import { piecesText } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink, PlainButton } from '#ui/button/plain-button';
import { QuantityInput } from '#ui/input/quantity-input';
import { PageHeader } from '#ui/page/page-header';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { type Inventory, inventoryQuery } from './queries';
import { type SafeDays, useSafeDays } from './safe-days';

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
            {days.count > 0 && <PlainButton onClick={() => askForget(days)}>全部恢复默认</PlainButton>}
            <ButtonLink kind="primary" to={href('purchaseRecommand')}>
              查看采购推荐
            </ButtonLink>
          </>
        }
      />
      <ColumnEntry onPaste={onPaste}>
        <DataTable
          label="安全库存天数"
          columns={dayColumns(days)}
          rows={inventory.data ?? []}
          rowKey={({ productCode }) => productCode}
          state={listState(inventory, '客户库存没有加载出来')}
          empty={{ title: '没有客户库存数据', reason: '有零售和库存数据的产品会出现在这里。' }}
        />
      </ColumnEntry>
    </div>
  );
}

function askForget({ count, forget }: SafeDays): void {
  dialogs.confirm({
    title: `恢复 ${count} 种产品的默认天数？`,
    content: '自己设置的安全天数会清除，采购推荐按默认天数重新计算。',
    okText: `恢复 ${count} 种`,
    cancelText: '保留',
    onOk: forget,
  });
}

const column = columnsOf<Inventory>();

function dayColumns(days: SafeDays): readonly DataColumn<Inventory>[] {
  return [
    column.text('productModel', '产品', {
      key: 'product',
      width: 280,
      to: ({ productCode }) => href('detail', { productCode }),
      detail: ['产品名称', ({ productName }) => productName],
    }),
    column.number('storeAmt', '客户库存', { key: 'stock', width: 120, unit: '台', total: false }),
    column.number('avgDailySales', '日均零售', { key: 'sales', width: 120, unit: '台', total: false }),
    {
      key: 'days',
      title: '安全天数',
      width: 168,
      render: (item) => (
        <EntryCell entryKey={item.productCode}>
          <QuantityInput
            label={`${item.productModel}安全天数`}
            {...SAFE_DAYS}
            unit="天"
            value={days.of(item) ?? Number.NaN}
            read={(text) => readQuantity(text, SAFE_DAYS)}
            onCommit={(value) => days.set({ [item.productCode]: value })}
            // This page sends nothing: invalid days get a message at the field and are not kept.
            onWrong={() => undefined}
          />
        </EntryCell>
      ),
    },
    column.custom('source', '来源', {
      text: ({ productCode, safeDays }) => sourceOf(days.isOwn(productCode), safeDays),
    }),
    column.custom('recommended', '建议补货', {
      isFigure: true,
      text: ({ avgDailySales, ...held }) =>
        piecesText([recommendedPieces({ ...held, avgDailySales, safeDays: days.of(held) })]),
    }),
  ];
}

function sourceOf(isOwn: boolean, safeDays: number | undefined): string {
  if (isOwn) return '自己设置';
  return safeDays === undefined ? '系统默认' : '系统给出';
}
