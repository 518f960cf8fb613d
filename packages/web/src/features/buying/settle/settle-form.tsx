import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import { payerCoverage } from '@dealer-portal/rules/payer-details';
import { type SettleState, unpaidOrders } from '@dealer-portal/rules/settle';
import { draftsByOrder, settleDraft } from '@dealer-portal/rules/settle-draft';
import { submitOrders } from '@dealer-portal/sdk/operations';
import { useEffect, useState } from 'react';
import { callSeconds } from '#kits/submit/call-seconds';
import { orderRun } from '#kits/submit/order-submits';
import { SubmitDialog } from '#kits/submit/submit-dialog';
import { href } from '#routes';
import type { CheckedCart, Checkout } from '#widgets/checkout/checkout';
import { Arrivals } from './arrivals';
import { DeliveryChoice } from './delivery/delivery-choice';
import { deliveryProblem, useDelivery } from './delivery/use-delivery';
import { ForAllOrders } from './for-all-orders';
import { keepDraft, readDraft } from './kept-draft';
import { PayerSummary } from './payer-summary';
import { PlacedLine } from './placed-line';
import type { SettleData } from './queries';
import { SettleBar } from './settle-bar';
import { SplitOrders } from './split-orders';
import { useAskSubmit } from './use-ask-submit';
import { ordersOf, useRemarks } from './use-remarks';
import { useSettlement } from './use-settlement';
import { type Standing, useStandings } from './use-standings';
import './settle.css';

interface SettleFormProps {
  readonly data: SettleData;
  readonly checkout: Checkout;
}

/** The split orders to check and pay, and the bar that places them. */
export function SettleForm({ data, checkout }: SettleFormProps) {
  const [drafts] = useState(() => draftsByOrder(data, readDraft(checkout.cart)));
  const standings = useStandings(data, checkout);
  const { placed } = standings;
  const { state, dispatch, renew, isRenewing } = useSettlement(data, checkout, { drafts, placed });
  const remarks = useRemarks(data, checkout, drafts);
  useKeptDraft(checkout.cart, data, [state, remarks.texts]);
  const { delivery, choose } = useDelivery();
  const held = state.checked.map(standings.of);
  const isUnknown = held.includes('unknown');
  const refusal = heldReason(held) ?? refusalOf(state) ?? deliveryProblem(delivery);
  const checked = ordersOf(data).filter(({ orderNo }) => state.checked.includes(orderNo));
  const missing = state.orders.map(({ orderNo }) => orderNo);
  const onSubmit = useAskSubmit({ data, checkout, state, remarks, renew, verb: verbOf(placed) }, delivery);
  return (
    <>
      {placed.length > 0 && <PlacedLine placed={placed} missing={missing} />}
      <div className="settle-columns">
        <SplitOrders
          data={data}
          state={state}
          dispatch={dispatch}
          remarks={remarks}
          standings={standings}
          onRenew={renew}
        />
        <aside className="settle-side" aria-label="付款和配送">
          <ForAllOrders state={state} dispatch={dispatch} remarks={remarks} />
          <PayerSummary
            payers={state.payers}
            isRenewing={isRenewing}
            onRenew={() => state.checked[0] && renew(state.checked[0])}
          />
          <DeliveryChoice delivery={delivery} onChoose={choose} />
          <Arrivals orders={checked} />
        </aside>
      </div>
      <SettleBar
        state={state}
        checked={checked}
        dispatch={dispatch}
        refusal={refusal}
        onSubmit={onSubmit}
        isUnknown={isUnknown}
        verb={verbOf(placed)}
        placed={ordersOf(data).filter(({ orderNo }) => placed.includes(orderNo))}
      />
      <SubmitDialog
        run={orderRun}
        orderName="订单"
        limits={{ place: callSeconds(submitOrders) }}
        ordersTo={href('myOrder')}
        keptIn="购物车"
      />
    </>
  );
}

/** A second submit is called a repeated one. */
const verbOf = (placed: readonly string[]): string => (placed.length > 0 ? '重新提交' : '提交');

/** Keeps what is chosen and typed, for a settlement that does not come to its end. */
function useKeptDraft(
  { saletoCode, sendtoCode }: CheckedCart,
  data: SettleData,
  [state, remarks]: readonly [SettleState, Readonly<Record<string, string>>],
): void {
  useEffect(() => {
    keepDraft({ saletoCode, sendtoCode }, settleDraft(data, state, remarks));
  }, [saletoCode, sendtoCode, data, state, remarks]);
}

/** Why orders wait for what came of an earlier submit; undefined where none does. */
function heldReason(held: readonly Standing[]): string | undefined {
  if (held.includes('sent')) return '这些订单正在提交，请等待结果';
  return held.includes('unknown')
    ? '有订单的提交结果未知，请先在订单列表中核对，核对之前不能再次提交'
    : undefined;
}

function refusalOf(state: SettleState): string | undefined {
  if (state.orders.length === 0) return '这些订单都已提交，请到“我的订单”查看';
  if (state.kind === 'none') return '请先勾选要提交的订单';
  const unknown = payerCoverage(state.payers).find(({ shortfall }) => shortfall === undefined);
  if (unknown) return `付款方 ${unknown.payerName} 的余额无法识别，请更换付款方或刷新余额`;
  const [unpaid] = unpaidOrders(state);
  if (unpaid) return `请为订单 ${unpaid.orderNo} 选择付款方`;
  const short = payerCoverage(state.payers).find(
    ({ shortfall }) => compareAmounts(shortfall, NO_MONEY) === 1,
  );
  return short
    ? `付款方 ${short.payerName} 余额不足，还差 ${formatYuan(short.shortfall)}，可更换付款方，或充值后刷新余额`
    : undefined;
}
