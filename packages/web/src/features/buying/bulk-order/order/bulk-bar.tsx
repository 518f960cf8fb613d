import {
  type BulkTotals,
  bulkOrderRefusal,
  bulkOrderText,
  bulkTotals,
} from '@dealer-portal/rules/bulk-order';
import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import { isShownPayer } from '@dealer-portal/rules/payer';
import { payMoneyRefusal, payMoneyText } from '@dealer-portal/rules/traffic';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Order, OrderButton, useWantedOrder } from '#kits/order-list/order-bar';
import type { WantedRow } from '#kits/order-list/order-row';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PartialNote } from '#ui/page/partial-note';
import { StickyBar } from '#ui/page/sticky-bar';
import { useRowValues } from '#ui/table/entry/row-values';
import { Money } from '#ui/text/money';
import { chosenPayerText, payerOptions } from '#widgets/payers/payer-options';
import { payersQuery } from '../queries';
import { type BulkEntries, type BulkItem, linesOf } from './bulk-entry';
import type { BulkOrder } from './calls';
import '#ui/antd/wide-options.css';
import './bulk-order.css';

/** Why there is no order. */
export const NO_PAYER = '请选择付款方';

type BulkRows = readonly WantedRow<BulkItem>[];

/** Rows as an order; there is none without a payer. */
export type OrderOf = (rows: BulkRows) => BulkOrder | undefined;

interface BulkBarProps {
  readonly items: readonly BulkItem[];
  readonly entries: BulkEntries;
  /** Least sum of the activity in yuan. */
  readonly minAmount?: number | undefined;
  readonly activityId?: string;
  /** Why nothing can be ordered. */
  readonly disabledReason?: string | undefined;
  readonly onPlace: (order: BulkOrder) => Promise<void>;
  /** A second thing to do with the same rows, e.g. 保存预订单. */
  readonly more?: (typed: Order<BulkItem>, orderOf: OrderOf) => ReactNode;
}

/** The sum of the lines, their payer, and the button that places them: disabled with the reason, or asking (BIG-01). */
export function BulkBar(props: BulkBarProps) {
  const { items, entries, minAmount, activityId, disabledReason, onPlace, more } = props;
  const { saletoCode, sendtoCode } = useAccount();
  const paying = usePayer();
  const { payer } = paying;
  const typed = useWantedOrder(items, entries.numbers);
  const lines = linesOf(typed.rows, useRowValues(entries.weeks));
  const { units, total, saved } = bulkTotals(lines);
  const orderOf: OrderOf = (rows) =>
    payer && {
      saletoCode,
      sendtoCode,
      payerCode: payer.payerCode,
      lines: linesOf(rows, entries.weeks.all()),
      ...(activityId && { activityId }),
    };
  const reasonAgainst = (rows: BulkRows) => {
    const order = orderOf(rows);
    if (!order || !payer) return NO_PAYER;
    const { total: sum } = bulkTotals(order.lines);
    const short = payMoneyRefusal(undefined, { sum, balance: payer.balance });
    return bulkOrderText(bulkOrderRefusal(order.lines, minAmount)) ?? payMoneyText(short);
  };
  const onAsk = (rows: BulkRows) => {
    const order = orderOf(rows);
    return order && askPlace(bulkTotals(order.lines), payer?.customerName, () => onPlace(order));
  };
  return (
    <StickyBar
      start={<PayerChoice {...paying} />}
      summary={
        <>
          {lines.length} 种 · {units} 台 · 合计 <Money amount={total} strong />
          {compareAmounts(saved, NO_MONEY) === 1 && (
            <span className="secondary">（比供价省 {formatYuan(saved)}）</span>
          )}
        </>
      }
      actions={
        <>
          {more?.(typed, orderOf)}
          <OrderButton
            order={{ ...typed, disabledReason: disabledReason ?? typed.disabledReason }}
            size="large"
            reasonAgainst={reasonAgainst}
            onOrder={({ rows }) => onAsk(rows)}
          >
            提交大单
          </OrderButton>
        </>
      }
    />
  );
}

/** The last question before a bulk order is placed. */
function askPlace(
  { units, orders, total }: BulkTotals,
  payer: string | undefined,
  onOk: () => Promise<void>,
) {
  return dialogs.confirm({
    title: `提交大单，共 ${units} 台？`,
    content: `将按到货周和产品组生成约 ${orders} 个订单，由 ${payer} 支付 ${formatYuan(total)}。下单后不能更改到货周。`,
    okText: `提交 ${formatYuan(total)}`,
    cancelText: '再看看',
    closesAtOnce: true,
    onOk,
  });
}

/** The payer of a bulk order, with the balance. */
function PayerChoice({ query, payers, payer, onPayer }: ReturnType<typeof usePayer>) {
  return (
    <div className="bulk-payer">
      <Select
        className="bulk-payer-field"
        aria-label="付款方"
        placeholder="请选择付款方"
        value={payer?.payerCode ?? null}
        popupMatchSelectWidth={false}
        options={payerOptions(payers)}
        labelRender={({ label }) => (payer ? chosenPayerText(payer) : label)}
        onChange={onPayer}
      />
      <PartialNote parts={[{ name: '付款方', query }]} />
      {payer && <span className="secondary figure">可用余额 {formatYuan(payer.balance)}</span>}
    </div>
  );
}

/** The chosen payer; the first one until another is chosen. */
function usePayer() {
  const query = useQuery(payersQuery(useAccount()));
  const payers = (query.data ?? []).filter(isShownPayer);
  const [code, onPayer] = useState<string>();
  return { query, payers, payer: payers.find(({ payerCode }) => payerCode === code) ?? payers[0], onPayer };
}
