import { compareMoney, formatMoney, orderPrice, subtractMoney, sumMoney } from '@dealer-portal/rules/money';
import { Checkbox, InputNumber, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { listState } from '#platform/list-state';
import { href } from '#routes';
import { DataTable } from '#ui/data-table';
import type { DataColumn } from '#ui/data-table-types';
import { Money } from '#ui/money';
import type { ActionDialogProps } from '../actions/dialog-props';
import type { OrderSummary } from '../queries';
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
  const accepted = lines.map((line) => ({ line, number: numberOf(line) })).filter(({ number }) => number > 0);
  const total = orderPrice(accepted.map(({ line, number }) => ({ price: line.now?.price, number })));
  const changed = lines.filter(({ difference }) => difference).length;
  return (
    <Modal
      open
      width={1040}
      title={`再次购买 ${orders.length === 1 ? `订单 ${orders[0]?.orderNo}` : `${orders.length} 个订单`}`}
      okText={`加入购物车 ¥${formatMoney(total)}`}
      okButtonProps={{ disabled: query.isPending || accepted.length === 0 }}
      cancelText="取消"
      confirmLoading={add.isPending}
      onOk={() => add.mutate(accepted)}
      onCancel={onClose}
    >
      <p className="secondary">
        {changed === 0
          ? '价格、库存和周承诺与下单时相同。'
          : `${changed} 种商品与下单时不同，请逐行确认；取消勾选的不会加入。`}
      </p>
      <DataTable
        label="再次购买的商品"
        columns={columnsFor(numberOf, (code, number) => setNumbers({ ...numbers, [code]: number }))}
        rows={lines}
        rowKey={({ before }) => before.productCode}
        state={listState(query, '商品的现价和库存没有加载出来')}
        empty={{ title: '订单里没有商品' }}
        totalsLabel="全部"
      />
      <Effect accepted={accepted} />
    </Modal>
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

function columnsFor(
  numberOf: (line: NamedRebuyLine) => number,
  onNumber: (productCode: string, number: number) => void,
): readonly DataColumn<NamedRebuyLine>[] {
  return [
    {
      key: 'product',
      title: '商品',
      width: 232,
      render: (line) => (
        <Checkbox
          checked={numberOf(line) > 0}
          disabled={line.offered === 0}
          onChange={({ target }) => onNumber(line.before.productCode, target.checked ? line.offered : 0)}
        >
          {line.product.productModel ?? line.before.productCode}
          <span className="secondary rebuy-name">{line.product.productName}</span>
        </Checkbox>
      ),
    },
    {
      key: 'number',
      title: '数量',
      width: 112,
      isFigure: true,
      render: (line) => (
        <InputNumber
          className="rebuy-number"
          aria-label={`${line.product.productModel ?? line.before.productCode} 的数量`}
          size="small"
          min={0}
          max={Math.max(line.offered, Number(line.now?.stock ?? 0))}
          precision={0}
          suffix="台"
          disabled={line.offered === 0}
          value={numberOf(line)}
          onChange={(value) => onNumber(line.before.productCode, value ?? 0)}
        />
      ),
    },
    {
      key: 'was',
      title: '下单时单价',
      width: 112,
      isFigure: true,
      render: ({ before }) => <Money amount={before.price} />,
    },
    {
      key: 'now',
      title: '现价',
      width: 112,
      isFigure: true,
      render: ({ now }) => <Money amount={now?.price} />,
    },
    { key: 'changes', title: '与下单时的不同', width: 256, render: (line) => <Changes line={line} /> },
    {
      key: 'amount',
      title: '金额',
      width: 120,
      isFigure: true,
      render: (line) => <Money amount={orderPrice([{ price: line.now?.price, number: numberOf(line) }])} />,
      total: (rows) => (
        <Money
          amount={orderPrice(rows.map((line) => ({ price: line.now?.price, number: numberOf(line) })))}
        />
      ),
    },
  ];
}

function Changes({ line: { difference, offered, before } }: { readonly line: NamedRebuyLine }) {
  if (!difference) return <span className="secondary">没有变化</span>;
  return (
    <ul className="rebuy-changes">
      {difference.changes.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
      {offered > 0 && offered < Number(before.number) && <li>已为您改为 {offered} 台</li>}
    </ul>
  );
}
