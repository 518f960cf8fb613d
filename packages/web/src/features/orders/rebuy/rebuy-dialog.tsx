import { compareMoney, formatMoney, orderPrice, subtractMoney, sumMoney } from '@dealer-portal/rules/money';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { listState } from '#platform/list-state';
import { href } from '#routes';
import { ColumnEntry } from '#ui/column-entry';
import { DataTable } from '#ui/data-table';
import { Dialog } from '#ui/dialog';
import { Money } from '#ui/money';
import { reasonFooter } from '#ui/reason-footer';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import type { ActionDialogProps } from '../actions/dialog-props';
import type { OrderSummary } from '../queries';
import { rebuyColumns, rebuyName, rebuyRange } from './rebuy-columns';
import { type AcceptedLine, useAddLines } from './use-add-lines';
import { type NamedRebuyLine, useRebuyLines } from './use-rebuy-lines';
import './rebuy.css';

type Numbers = Readonly<Record<string, number>>;

/** The rebuy button of one order. */
export function RebuyActionDialog({ order, onClose }: ActionDialogProps) {
  const orders = useMemo(() => [order], [order]);
  return <RebuyDialog orders={orders} onClose={onClose} />;
}

interface RebuyDialogProps {
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
}

/** Puts the goods of old orders into the cart again, after showing what has changed about each (ORDER-01). */
export function RebuyDialog({ orders, onClose }: RebuyDialogProps) {
  const { lines, query } = useRebuyLines(orders);
  // 0 drops a line; a line that the user did not touch takes what is offered.
  const [numbers, setNumbers] = useState<Numbers>({});
  const navigate = useNavigate();
  const add = useAddLines(() => {
    onClose();
    void navigate(href('cart'));
  });
  const numberOf = (line: NamedRebuyLine) => numbers[line.before.productCode] ?? line.offered;
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = lines.map((line) => ({
      key: line.before.productCode,
      name: rebuyName(line),
      range: rebuyRange(line),
    }));
    setNumbers({ ...numbers, ...Object.fromEntries(readPasted(pairs, targets)) });
  };
  const accepted = lines.map((line) => ({ line, number: numberOf(line) })).filter(({ number }) => number > 0);
  const total = orderPrice(accepted.map(({ line, number }) => ({ price: line.now?.price, number })));
  const okText = `加入购物车 ¥${formatMoney(total)}`;
  const whyNot = query.isPending
    ? '正在核对现价和库存，请稍候'
    : accepted.length === 0
      ? '请至少保留一种可订的商品'
      : undefined;
  const changed = lines.filter(({ difference }) => difference).length;
  return (
    <Dialog
      open
      width={1040}
      title={`再次购买 ${orders.length === 1 ? `订单 ${orders[0]?.orderNo}` : `${orders.length} 个订单`}`}
      okText={okText}
      footer={reasonFooter(okText, whyNot)}
      cancelText="取消"
      confirmLoading={add.isPending}
      onOk={() => add.mutateAsync(accepted)}
      onCancel={onClose}
    >
      <p className="secondary">
        {changed === 0
          ? '价格、库存和周承诺与下单时相同。'
          : `${changed} 种商品与下单时不同，请逐行确认；取消勾选的不会加入。`}
      </p>
      <ColumnEntry onPaste={onPaste}>
        <DataTable
          label="再次购买的商品"
          columns={rebuyColumns(numberOf, (code, number) => setNumbers({ ...numbers, [code]: number }))}
          rows={lines}
          rowKey={({ before }) => before.productCode}
          state={listState(query, '商品的现价和库存没有加载出来')}
          empty={{ title: '订单里没有商品' }}
          totalsLabel="全部"
        />
      </ColumnEntry>
      <Effect accepted={accepted} />
    </Dialog>
  );
}

/** What the accepted lines cost more or less than they did. */
function Effect({ accepted }: { readonly accepted: readonly AcceptedLine[] }) {
  const before = sumMoney(
    accepted.map(({ line, number }) => orderPrice([{ price: line.before.price, number }])),
  );
  const now = sumMoney(accepted.map(({ line, number }) => orderPrice([{ price: line.now?.price, number }])));
  const effect = subtractMoney(now, before);
  const sign = compareMoney(effect, 0);
  if (sign === 0) return null;
  return (
    <p className="rebuy-effect">
      按同样数量，比下单时{sign > 0 ? '多' : '少'} <Money amount={effect.replace('-', '')} strong />
    </p>
  );
}
