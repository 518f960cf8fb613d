import { choicesOf, SHELF_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { putOnShelf, takeOffShelf } from '#widgets/products/shelf-calls';

type ShelfItem = RecordOf<'listDiscountPrototypes'>;

/** Putting on the shelf, or taking off it. */
type ShelfMove = 'up' | 'down';

const MOVES = {
  up: { send: putOnShelf, label: '上架' },
  down: { send: takeOffShelf, label: '下架' },
} as const;

const { shelved, unshelved } = SHELF_STATES;

const column = columnsOf<ShelfItem>();

const SHELF = defineReport({
  name: 'shelf',
  operation: listDiscountPrototypes,
  input: ({ saletoCode }, filters, page) => ({ query: { saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('productModel', '商品', {
      key: 'product',
      width: 240,
      detail: ['产品名称', ({ productName }) => productName],
    }),
    column.status('status', 'statusName', {
      width: 88,
      states: SHELF_STATES,
    }),
    column.number('number', '数量', { width: 72, unit: '台' }),
    column.money('price', '供价', { width: 112, total: false }),
    column.money('discountPrice', '折扣价', { width: 112, total: false }),
    column.text('shopName', '门店', { width: 160 }),
    column.date('sampleDate', '出样日期'),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, ...choicesOf({ shelved, unshelved })],
    },
    { kind: 'text', name: 'keyword', label: '型号或名称' },
  ],
  noun: '折扣样机',
  emptyReason: '出样满一年的样机可以折扣上架。',
});

/** Why goods cannot be put on the shelf, or taken off it, now. */
function reasonAgainstMove({ status, statusName }: ShelfItem, move: ShelfMove): string | undefined {
  const needed = move === 'up' ? unshelved.value : shelved.value;
  return status === needed ? undefined : `当前${statusName}，不能${MOVES[move].label}`;
}

/** 商品上下架: the sample machines that are sold at a discount. Assumption: no other call puts goods on or off a shelf. */
export function Component() {
  const { saletoCode } = useAccount();
  const ask = useAskMove();
  return (
    <ReportPage
      report={SHELF}
      context={`售达方 ${saletoCode} · 折扣样机`}
      selection={{
        summary: (rows) => `已选 ${rows.length} 种`,
        actions: (rows, clear) =>
          (['down', 'up'] as const).map((move) => {
            const movable = rows.filter((row) => reasonAgainstMove(row, move) === undefined);
            return (
              <ReasonButton
                key={move}
                disabledReason={movable.length === 0 ? `所选商品都不能${MOVES[move].label}` : undefined}
                onClick={() => ask(movable, move, clear)}
              >
                {MOVES[move].label} {movable.length} 种
              </ReasonButton>
            );
          }),
      }}
      actions={(row) =>
        (['up', 'down'] as const).map((move) => ({
          key: move,
          label: MOVES[move].label,
          onClick: () => ask([row], move),
          disabledReason: reasonAgainstMove(row, move),
        }))
      }
      actionsWidth={112}
    />
  );
}

interface Moving {
  readonly ids: readonly string[];
  readonly move: ShelfMove;
  readonly onDone: (() => void) | undefined;
}

/** Asks, then moves the goods; names one, counts several. */
function useAskMove(): (items: readonly ShelfItem[], move: ShelfMove, onDone?: () => void) => void {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ ids, move }: Moving) => MOVES[move].send(saletoCode, ids),
    onSuccess: async (result, { ids, move, onDone }) => {
      if (!result.ok) return;
      notify('success', `已${MOVES[move].label} ${ids.length} 种`);
      await invalidateCalls(queryClient, [listDiscountPrototypes]);
      onDone?.();
    },
  });
  return (items, move, onDone) => {
    const [first] = items;
    const subject = items.length === 1 ? (first?.productModel ?? '') : `${items.length} 种商品`;
    dialogs.confirm({
      title: `${MOVES[move].label} ${subject}？`,
      okText: `${MOVES[move].label} ${subject}`,
      cancelText: '不操作',
      onOk: () => mutateAsync({ ids: items.map(({ id }) => id), move, onDone }),
    });
  };
}
