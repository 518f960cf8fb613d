import { discountText } from '@dealer-portal/rules/samples';
import { choicesOf, SHELF_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineReport, paged } from '#kits/report/define-report';
import { invalidateCalls } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { stateText } from '#ui/text/joined';
import { SumOf } from '#ui/text/sum-of';
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

/**
 * The sample machines that are sold off after a year, in a page of their own and in a tab of 样机出样.
 * @param name of the place, for the views that are saved there
 */
export function shelfReport(name: string) {
  return defineReport({
    name,
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
}

/** Why a machine cannot be put on the shelf, or taken off it, now. */
function reasonAgainstMove({ status, statusName }: ShelfItem, move: ShelfMove): string | undefined {
  const needed = move === 'up' ? unshelved.value : shelved.value;
  return status === needed ? undefined : `当前${stateText(statusName)}，不能${MOVES[move].label}`;
}

/** What can be done with the machines: one at its row, or several that are ticked; each move is asked before. */
export function useShelf() {
  const ask = useAskMove();
  return {
    actionsWidth: 112,
    actions: (row: ShelfItem) =>
      (['up', 'down'] as const).map((move) => ({
        key: move,
        label: MOVES[move].label,
        onClick: () => ask([row], move),
        disabledReason: reasonAgainstMove(row, move),
      })),
    selection: {
      summary: (rows: readonly ShelfItem[]) => (
        <>
          已选 {rows.length} 台 · 折扣价合计{' '}
          <SumOf amounts={rows.map(({ discountPrice }) => discountPrice)} strong />
        </>
      ),
      actions: (rows: readonly ShelfItem[], clear: () => void) =>
        (['down', 'up'] as const).map((move) => {
          const movable = rows.filter((row) => reasonAgainstMove(row, move) === undefined);
          return (
            <ReasonButton
              key={move}
              disabledReason={movable.length === 0 ? `所选样机都不能${MOVES[move].label}` : undefined}
              onClick={() => ask(movable, move, clear)}
            >
              {MOVES[move].label} {movable.length} 台
            </ReasonButton>
          );
        }),
    },
  };
}

interface Moving {
  readonly ids: readonly string[];
  readonly move: ShelfMove;
  readonly onDone: (() => void) | undefined;
}

/** Asks, then moves the machines; names one, counts several. */
function useAskMove(): (items: readonly ShelfItem[], move: ShelfMove, onDone?: () => void) => void {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ ids, move }: Moving) => MOVES[move].send(saletoCode, ids),
    onSuccess: async (result, { ids, move, onDone }) => {
      if (result.ok) notify('success', `已${MOVES[move].label} ${ids.length} 台`);
      await invalidateCalls(queryClient, [listDiscountPrototypes]);
      if (result.ok) onDone?.();
    },
  });
  return (items, move, onDone) => {
    const [first] = items;
    const subject =
      items.length === 1 ? (first?.productModel ?? first?.productCode) : `${items.length} 台样机`;
    dialogs.confirm({
      title: `${MOVES[move].label} ${subject}？`,
      okText: `${MOVES[move].label} ${subject}`,
      cancelText: '不操作',
      onOk: () => mutateAsync({ ids: items.map(({ id }) => id), move, onDone }),
    });
  };
}
