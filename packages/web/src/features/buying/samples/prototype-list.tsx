import { discountText } from '@dealer-portal/rules/samples';
import { choicesOf, SHELF_STATES } from '@dealer-portal/rules/states';
import type { RecordOf, Result } from '@dealer-portal/sdk';
import { listDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { SumOf } from '#ui/text/sum-of';
import { putOnShelf, takeOffShelf } from '#widgets/products/shelf-calls';

const { unshelved, shelved } = SHELF_STATES;

const column = columnsOf<RecordOf<'listDiscountPrototypes'>>();

const PROTOTYPES = defineReport({
  name: 'discountPrototype',
  operation: listDiscountPrototypes,
  input: ({ saletoCode }, filters, page) => ({ query: { saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.custom('product', '产品', {
      width: 240,
      text: ({ productModel, productCode }) => productModel ?? productCode,
      detail: ['产品名称', ({ productName }) => productName],
    }),
    column.number('number', '数量', { width: 72, unit: '台' }),
    column.money('price', '供价', { width: 112, total: false }),
    column.custom('rate', '折扣', {
      width: 80,
      isFigure: true,
      text: ({ discountRate }) => discountText(discountRate),
    }),
    column.money('discountPrice', '折扣价', { width: 112, total: false }),
    column.text('shopName', '出样门店', { key: 'shop', width: 160 }),
    column.date('sampleDate', '出样日期'),
    column.status('status', 'statusName', { width: 88, states: SHELF_STATES }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, ...choicesOf(SHELF_STATES)],
    },
    { kind: 'text', name: 'keyword', label: '型号或产品名称' },
  ],
  noun: '折扣样机',
  emptyReason: '样机出样满一年后可折扣销售。',
});

/** The sample machines that are sold off: put on the shelf and taken off it, one or several. */
export function PrototypeList() {
  const { shelve, unshelve } = useShelf();
  return (
    <ReportTable
      report={PROTOTYPES}
      actionsWidth={112}
      actions={({ id, status, statusName }) => [
        status === shelved.value
          ? { key: 'down', label: '下架', onClick: () => void unshelve([id]) }
          : {
              key: 'up',
              label: '上架',
              disabledReason: status === unshelved.value ? undefined : `样机${statusName}`,
              onClick: () => void shelve([id]),
            },
      ]}
      selection={{
        disabledReason: ({ status, statusName }) =>
          status === unshelved.value ? undefined : `样机${statusName}`,
        summary: (rows) => (
          <>
            已选 {rows.length} 台 · 折扣价合计{' '}
            <SumOf amounts={rows.map(({ discountPrice }) => discountPrice)} strong />
          </>
        ),
        actions: (rows) => (
          <ReasonButton kind="primary" onClick={() => shelve(rows.map(({ id }) => id))}>
            上架 {rows.length} 台
          </ReasonButton>
        ),
      }}
    />
  );
}

function useShelf() {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const notifyResult = async (result: Result<unknown>) => {
    if (result.ok) notify('success', result.msg);
    await invalidateCalls(queryClient, [listDiscountPrototypes]);
  };
  return {
    shelve: async (ids: readonly string[]) => notifyResult(await putOnShelf(saletoCode, ids)),
    unshelve: async (ids: readonly string[]) => notifyResult(await takeOffShelf(saletoCode, ids)),
  };
}
