import { bulkOrderProblem, bulkTotals } from '@dealer-portal/rules/bulk-order';
import { compareMoney, formatMoney, NO_MONEY } from '@dealer-portal/rules/money';
import { isShownPayer } from '@dealer-portal/rules/payer';
import { payMoneyProblem } from '@dealer-portal/rules/traffic';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAccount } from '#platform/account';
import { dialogs } from '#platform/notices';
import { Money } from '#ui/money';
import { PartialNote } from '#ui/partial-note';
import { ReasonButton } from '#ui/reason-button';
import { useRowValues } from '#ui/row-values';
import { StickyBar } from '#ui/sticky-bar';
import { chosenPayerText, payerOptions } from '#widgets/payers/payer-options';
import { type BulkEntries, type BulkItem, linesOf, wrongItem } from './bulk-entry';
import type { BulkWanted } from './bulk-submit';
import { payersQuery } from './queries';

interface BulkBarProps {
  readonly items: readonly BulkItem[];
  readonly entries: BulkEntries;
  /** Least sum of the activity in yuan. */
  readonly minAmount?: number | undefined;
  readonly activityId?: string;
  /** Why nothing can be ordered. */
  readonly whyNot?: string | undefined;
  readonly onPlace: (wanted: BulkWanted) => Promise<void>;
  /** A second thing to do with the same lines, e.g. 保存预订单. */
  readonly more?: (wanted: BulkWanted | undefined, wrong: string | undefined) => ReactNode;
}

/** What the lines come to, who pays them, and the button that places them: disabled with the reason, or asking (BIG-01). */
export function BulkBar({ items, entries, minAmount, activityId, whyNot, onPlace, more }: BulkBarProps) {
  const { saletoCode, sendtoCode } = useAccount();
  const { query, payers, payer, onPayer } = usePayer();
  const values = useRowValues(entries);
  const lines = linesOf(items, values);
  const wrong = wrongItem(items, values);
  const { units, total, saved, orders } = bulkTotals(lines);
  const problem =
    whyNot ??
    wrong ??
    bulkOrderProblem(lines, minAmount) ??
    (payer ? payMoneyProblem(undefined, { sum: total, balance: payer.balance }) : '请选择付款方');
  const wanted: BulkWanted | undefined =
    payer && lines.length > 0 && wrong === undefined
      ? { saletoCode, sendtoCode, payerCode: payer.payerCode, lines, ...(activityId && { activityId }) }
      : undefined;
  // Totals follow a field a moment later; what is placed is looked at when it is.
  const onAsk = () =>
    wanted &&
    wrongItem(items, entries.all()) === undefined &&
    dialogs.confirm({
      title: `提交大单，共 ${units} 台？`,
      content: `将按到货周和产品组生成约 ${orders} 个订单，由 ${payer?.customerName} 支付 ¥${formatMoney(total)}。下单后不能更改到货周。`,
      okText: `提交 ¥${formatMoney(total)}`,
      cancelText: '再看看',
      closesAtOnce: true,
      onOk: () => onPlace(wanted),
    });
  return (
    <StickyBar
      start={
        <div className="bulk-payer">
          <Select
            aria-label="付款方"
            placeholder="请选择付款方"
            value={payer?.payerCode ?? null}
            popupMatchSelectWidth={false}
            options={payerOptions(payers)}
            labelRender={({ label }) => (payer ? chosenPayerText(payer) : label)}
            onChange={onPayer}
          />
          <PartialNote parts={[{ name: '付款方', query }]} />
          {payer && <span className="secondary figure">可用余额 ¥{formatMoney(payer.balance)}</span>}
        </div>
      }
      summary={
        <>
          {lines.length} 种 · {units} 台 · 合计 <Money amount={total} strong />
          {compareMoney(saved, NO_MONEY) > 0 && (
            <span className="secondary">（比供价省 ¥{formatMoney(saved)}）</span>
          )}
        </>
      }
      actions={
        <>
          {more?.(wanted, wrong)}
          <ReasonButton type="primary" size="large" whyNot={problem} onClick={onAsk}>
            提交大单
          </ReasonButton>
        </>
      }
    />
  );
}

/** The chosen payer; the first one until another is chosen. */
function usePayer() {
  const query = useQuery(payersQuery(useAccount()));
  const payers = (query.data ?? []).filter(isShownPayer);
  const [code, onPayer] = useState<string>();
  return { query, payers, payer: payers.find(({ payerCode }) => payerCode === code) ?? payers[0], onPayer };
}
