import { lineTerms, warehouseText } from '@dealer-portal/rules/cart-entry';
import { formatYuan, lineRefusal, orderPrice } from '@dealer-portal/rules/money';
import { type PayerEntry, payersOf } from '@dealer-portal/rules/payer';
import { PRICE_NAMES, priceTypeName } from '@dealer-portal/rules/price';
import { orderRefusal, settleText, splitOrderPrice } from '@dealer-portal/rules/settle';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Tick } from '#ui/input/tick';
import { codeAndName, joined } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { ProductPicture } from '#ui/text/product-picture';
import { useWarehouseName } from '#widgets/products/use-warehouse-name';
import type { SplitOrder } from './queries';
import type { Standing } from './use-standings';
import '#ui/text/line-list.css';
import './settle.css';
import '#ui/antd/wide-options.css';
import { dayText } from '#ui/text/wire-text';

interface SplitOrderCardProps {
  readonly order: SplitOrder;
  readonly isChecked: boolean;
  readonly payer: PayerEntry | undefined;
  readonly onCheck: (isChecked: boolean) => void;
  readonly onPayer: (payerCode: string) => void;
  /** The payers are about to be read: their balances should be the newest. */
  readonly onPayersOpen: () => void;
  readonly standing: Standing;
  /** Where the delivery remark is typed. */
  readonly remark: ReactNode;
  /** The problem with it, and its solution. */
  readonly remarkProblem: ReactNode;
}

const PICTURE = 26;

/** A line of 32 px: what it is with its terms, price type, unit price, number and amount (CART-02). */
function OrderLine({ line }: { readonly line: SplitOrder['splitOrderProductList'][number] }) {
  const type = priceTypeName(line.priceType || 'PT');
  const place = warehouseText(line, undefined);
  // The heading says the warehouse, the column the price.
  const terms = lineTerms({ ...line, priceType: 'PT', yuncangType: place && '' });
  return (
    <li className="split-line">
      <span className="split-line-product">
        <ProductPicture url={line.picUrl} size={PICTURE} />
        <strong>{line.productModel}</strong>
        <span className="secondary">{line.productName}</span>
        {terms.map((term) => (
          <span key={term} className="split-line-term">
            {term}
          </span>
        ))}
      </span>
      <span data-dated={type !== PRICE_NAMES.PT || undefined}>{type}</span>
      <span className="figure">
        <Money amount={line.price} />
      </span>
      <span className="figure">{line.number} 台</span>
      <span className="figure split-line-amount">
        <Money amount={lineRefusal([line]) ? undefined : orderPrice([line])} />
      </span>
    </li>
  );
}

/** The warehouse and the day of arrival; in their place what is wrong with the order. */
function OrderFacts({
  order,
  standing,
  remarkProblem,
}: Pick<SplitOrderCardProps, 'order' | 'standing' | 'remarkProblem'>) {
  const [line] = order.splitOrderProductList;
  const place = warehouseText(line ?? {}, useWarehouseName(line?.yuncangCode)) ?? '中心仓';
  const problem = settleText(orderRefusal(order));
  if (problem) return <span className="field-problem">{problem}</span>;
  if (remarkProblem && standing !== 'placed') return remarkProblem;
  return (
    <span className="secondary">
      {standing === 'missing' && <strong className="field-problem">没有提交</strong>}
      {[place, order.arrivalDate && `预计 ${dayText(order.arrivalDate)} 到`].filter(Boolean).join(' · ')}
    </span>
  );
}

/** The text in place of payer and remark, while neither may be changed. */
const STANDING_TEXTS: Partial<Record<Standing, string>> = {
  placed: '已提交',
  sent: '正在提交，请等待结果',
  unknown: '结果未知，核对后再提交',
};

/** One split order: its heading of 40 px with payer, remark and price, and its lines (CART-05, PAYER-01). */
export function SplitOrderCard({ order, isChecked, standing, ...props }: SplitOrderCardProps) {
  const problem = settleText(orderRefusal(order));
  const standingText = STANDING_TEXTS[standing];
  return (
    <article aria-label={`订单 ${order.orderNo}`} data-standing={standing}>
      <header className="split-order-header">
        <Tick
          isChecked={isChecked}
          isDisabled={standing === 'placed' || problem !== undefined}
          onChange={props.onCheck}
        >
          订单 {order.orderNo}
        </Tick>
        <OrderFacts order={order} standing={standing} remarkProblem={props.remarkProblem} />
        {standingText ? (
          <span className="split-order-standing">{standingText}</span>
        ) : (
          <OrderEntry order={order} isChecked={isChecked} {...props} />
        )}
        <span className="figure split-order-price">
          <Money amount={problem ? undefined : splitOrderPrice(order)} strong />
        </span>
      </header>
      <ul className="line-list">
        {order.splitOrderProductList.map((line) => (
          <OrderLine key={line.productCode ?? line.productModel} line={line} />
        ))}
      </ul>
    </article>
  );
}

type OrderEntryProps = Pick<
  SplitOrderCardProps,
  'order' | 'isChecked' | 'payer' | 'onPayer' | 'onPayersOpen' | 'remark'
>;

/** The choices for an order that is not placed yet: its payer and its remark (PAYER-01). */
function OrderEntry({ order, isChecked, payer, ...props }: OrderEntryProps) {
  const options = payersOf(order).map(({ payerCode, payerName, payerBalance }) => ({
    value: payerCode ?? payerBalance?.paytoCode ?? '',
    label: `${codeAndName(payerCode, payerName)} 余额 ${formatYuan(payerBalance?.balance)}`,
  }));
  return (
    <>
      <Select
        size="small"
        aria-label={`订单 ${order.orderNo} 的付款方`}
        className="split-order-payer"
        placeholder={isChecked ? '请选择付款方' : '勾选后选择付款方'}
        disabled={!isChecked}
        popupMatchSelectWidth={false}
        value={payer?.payerCode ?? null}
        options={options}
        title={options.find(({ value }) => value === payer?.payerCode)?.label ?? ''}
        labelRender={({ label }) =>
          payer
            ? joined([formatYuan(payer.credit), payer.payerName, payer.payerCode && `(${payer.payerCode})`])
            : label
        }
        onChange={props.onPayer}
        onOpenChange={(isOpen) => isOpen && props.onPayersOpen()}
      />
      {props.remark}
    </>
  );
}
