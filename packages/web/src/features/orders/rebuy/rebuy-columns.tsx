import { orderPrice } from '@dealer-portal/rules/money';
import { Checkbox, InputNumber } from 'antd';
import type { DataColumn } from '#ui/data-table-types';
import { Money } from '#ui/money';
import type { NamedRebuyLine } from './use-rebuy-lines';

/** The columns of what is ordered again: as it was, as it is, what has changed, and how many are taken. */
export function rebuyColumns(
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
