import { lineTerms } from '@dealer-portal/rules/cart-entry';
import { formatMoney, lineProblem, orderPrice } from '@dealer-portal/rules/money';
import { type PayerEntry, payersOf } from '@dealer-portal/rules/payer';
import { orderProblem, splitOrderPrice } from '@dealer-portal/rules/settle';
import { Checkbox, Select, Tag } from 'antd';
import type { ReactNode } from 'react';
import { ReasonButton } from '#ui/button/reason-button';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { useWarehouseName } from '#widgets/products/use-warehouse-name';
import type { SplitOrder } from './queries';
import './settle.css';

interface SplitOrderCardProps {
  readonly order: SplitOrder;
  readonly isChecked: boolean;
  readonly payer: PayerEntry | undefined;
  readonly onCheck: (isMatch: boolean) => void;
  readonly onPayer: (payerCode: string) => void;
  /** Absent where the payer pays all checked orders already. */
  readonly onPayerForAll: (() => void) | undefined;
  /** The payers are about to be read: their balances should be the newest. */
  readonly onPayersOpen: () => void;
  /** Where the delivery remark is typed. */
  readonly remark: ReactNode;
}

/** Special price, promises, credit terms and warehouse of a line, as far as it has them (CART-02). */
function LineTerms({ line }: { readonly line: SplitOrder['splitOrderProductList'][number] }) {
  const terms = lineTerms(line, useWarehouseName(line.yuncangCode));
  if (terms.length === 0) return null;
  return (
    <div className="settle-line-terms">
      {terms.map((term) => (
        <Tag key={term}>{term}</Tag>
      ))}
    </div>
  );
}

/** A line with its unit price, number and amount, each in a column of its own. */
function OrderLine({ line }: { readonly line: SplitOrder['splitOrderProductList'][number] }) {
  return (
    <li className="line-item split-line">
      <ProductPicture url={line.picUrl} size={48} />
      <div className="line-name">
        {line.productModel}
        <div className="secondary">{line.productName}</div>
        <LineTerms line={line} />
      </div>
      <span className="split-line-price">
        <span className="secondary">单价</span> <Money amount={line.price} />
      </span>
      <span className="split-line-number figure">× {line.number} 台</span>
      <span className="split-line-amount">
        <Money amount={lineProblem([line]) ? undefined : orderPrice([line])} strong />
      </span>
    </li>
  );
}

/** One split order: its lines, its price, its payer (CART-05, PAYER-01). */
export function SplitOrderCard({ order, isChecked, payer, remark, ...on }: SplitOrderCardProps) {
  const options = payersOf(order).map(({ payerCode, payerName, payerBalance }) => ({
    value: payerCode ?? payerBalance?.paytoCode ?? '',
    label: `(${payerCode})${payerName} 余额 ¥${formatMoney(payerBalance?.balance)}`,
  }));
  const problem = orderProblem(order);
  return (
    <article className="panel split-order" aria-label={`订单 ${order.orderNo}`}>
      <header className="split-order-header">
        <Checkbox
          checked={isChecked}
          disabled={problem !== undefined}
          onChange={({ target }) => on.onCheck(target.checked)}
        >
          订单 {order.orderNo}
        </Checkbox>
        {problem && <span className="field-problem">{problem}</span>}
        {order.arrivalDate && <span className="secondary">预计 {order.arrivalDate} 到货</span>}
      </header>
      <ul className="line-list">
        {order.splitOrderProductList.map((line) => (
          <OrderLine key={line.productCode ?? line.productModel} line={line} />
        ))}
      </ul>
      <footer className="split-order-footer">
        <Select
          aria-label={`订单 ${order.orderNo} 的付款方`}
          className="payer-select"
          placeholder={isChecked ? '请选择付款方' : '勾选后选择付款方'}
          disabled={!isChecked}
          value={payer?.payerCode ?? null}
          options={options}
          onChange={on.onPayer}
          onOpenChange={(isOpen) => isOpen && on.onPayersOpen()}
        />
        {on.onPayerForAll && (
          <ReasonButton
            type="link"
            size="small"
            aria-label={`订单 ${order.orderNo} 的付款方用于全部订单`}
            onClick={on.onPayerForAll}
          >
            用于全部订单
          </ReasonButton>
        )}
        {remark}
        <span>
          小计 <Money amount={problem ? undefined : splitOrderPrice(order)} strong />
        </span>
      </footer>
    </article>
  );
}
