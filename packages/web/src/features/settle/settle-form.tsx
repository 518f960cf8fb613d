import { compareMoney, formatMoney, NO_MONEY } from '@dealer-portal/rules/money';
import { payerCoverage } from '@dealer-portal/rules/payer-details';
import { type SettleEvent, type SettleState, unpaidOrders } from '@dealer-portal/rules/settle';
import { draftsByOrder, settleDraft } from '@dealer-portal/rules/settle-draft';
import { Checkbox } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { CheckedCart, Checkout } from '#platform/checkout';
import { dialogs, notify } from '#platform/notices';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { StickyBar } from '#ui/page/sticky-bar';
import { Money } from '#ui/text/money';
import { orderRun } from '#widgets/submit/order-submits';
import { SubmitDialog } from '#widgets/submit/submit-dialog';
import { DeliveryChoice } from './delivery-choice';
import { keepDraft, keptDraft } from './kept-draft';
import { PayerSummary } from './payer-summary';
import type { SettleData } from './queries';
import { RemarkField } from './remark-field';
import { SplitOrderCard } from './split-order-card';
import { deliveryProblem, useDelivery } from './use-delivery';
import { useRemarks } from './use-remarks';
import { useSettlement } from './use-settlement';
import { useSubmitOrders } from './use-submit-orders';

interface SettleFormProps {
  readonly data: SettleData;
  readonly checkout: Checkout;
}

/** The split orders to check and pay, and the bar that places them. */
export function SettleForm({ data, checkout }: SettleFormProps) {
  const [drafts] = useState(() => draftsByOrder(data, keptDraft(checkout.cart)));
  const { state, dispatch, renew, isRenewing } = useSettlement(data, checkout, drafts);
  const remarks = useRemarks(data, checkout, drafts);
  useKeptDraft(checkout.cart, data, [state, remarks.texts]);
  const { delivery, choose } = useDelivery();
  const submit = useSubmitOrders(data, checkout);
  const refusal = refusalOf(state) ?? deliveryProblem(delivery);
  const onSubmit = async () => {
    if (!(await remarks.settled())) return notify('warning', '有送货备注没有保存，请重试或清空后再提交');
    return dialogs.confirm({
      title: `提交 ${state.checked.length} 个订单？`,
      content: `将从所选付款方支付 ¥${formatMoney(state.total)}。提交后可在“我的订单”中查看。`,
      okText: `提交订单 ¥${formatMoney(state.total)}`,
      cancelText: '再看看',
      closesAtOnce: true,
      onOk: () => submit(state, delivery),
    });
  };
  return (
    <>
      <DeliveryChoice delivery={delivery} onChoose={choose} />
      <SplitOrders
        data={data}
        state={state}
        dispatch={dispatch}
        remarkOf={(orderNo) => <RemarkField orderNo={orderNo} remarks={remarks} />}
        onRenew={renew}
      />
      <PayerSummary
        coverage={payerCoverage(state.payers)}
        isRenewing={isRenewing}
        onRenew={() => state.checked[0] && renew(state.checked[0])}
      />
      <SettleBar state={state} dispatch={dispatch} refusal={refusal} onSubmit={onSubmit} />
      <SubmitDialog
        run={orderRun}
        orderName="订单"
        hasCheck={false}
        limits={{ check: 0, place: 60 }}
        ordersTo={href('myOrder')}
        keptIn="购物车"
      />
    </>
  );
}

interface SettleBarProps {
  readonly state: SettleState;
  readonly dispatch: (event: SettleEvent) => void;
  readonly refusal: string | undefined;
  readonly onSubmit: () => unknown;
}

/** What the ticked orders come to, and the button that places them. */
function SettleBar({ state, dispatch, refusal, onSubmit }: SettleBarProps) {
  return (
    <>
      {/* Paper has no bar; drawn by the style sheet, so that the sum is said once on screen. */}
      <div
        className="settle-paper"
        data-text={`已选 ${state.checked.length} 个订单 · 合计 ¥${formatMoney(state.total)}`}
        aria-hidden
      />
      <StickyBar
        start={
          <Checkbox
            checked={state.kind === 'all'}
            indeterminate={state.kind === 'some'}
            onChange={({ target }) => dispatch({ type: target.checked ? 'checkAll' : 'uncheckAll' })}
          >
            全选
          </Checkbox>
        }
        summary={
          <>
            已选 {state.checked.length} 个订单 · 合计 <Money amount={state.total} strong />
          </>
        }
        actions={
          <ReasonButton type="primary" size="large" disabledReason={refusal} onClick={onSubmit}>
            提交订单
          </ReasonButton>
        }
      />
    </>
  );
}

interface SplitOrdersProps {
  readonly data: SettleData;
  readonly state: SettleState;
  readonly dispatch: (event: SettleEvent) => void;
  readonly remarkOf: (orderNo: string) => ReactNode;
  readonly onRenew: (orderNo: string) => void;
}

/** The split orders by composition, each to be ticked, remarked and paid. */
function SplitOrders({ data, state, dispatch, remarkOf, onRenew }: SplitOrdersProps) {
  return data.composeProductList.map(({ composeOrderNo, splitOrderDetailList }) => (
    <section key={composeOrderNo} aria-label={`组合 ${composeOrderNo}`}>
      {splitOrderDetailList.map((order) => (
        <SplitOrderCard
          key={order.orderNo}
          order={order}
          remark={remarkOf(order.orderNo)}
          onPayersOpen={() => onRenew(order.orderNo)}
          isChecked={state.checked.includes(order.orderNo)}
          payer={state.payers.find(({ key }) => key === order.orderNo)}
          onCheck={(isTicked) => dispatch({ type: isTicked ? 'check' : 'uncheck', orderNo: order.orderNo })}
          onPayer={(payerCode) => dispatch({ type: 'choosePayer', orderNo: order.orderNo, payerCode })}
          onPayerForAll={payerForAll(state, order.orderNo, dispatch)}
        />
      ))}
    </section>
  ));
}

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

/** Has the payer of one order pay all checked orders that it may pay; undefined where nothing would change. */
function payerForAll(
  { checked, payers }: SettleState,
  orderNo: string,
  dispatch: (event: SettleEvent) => void,
): (() => void) | undefined {
  const payerCode = payers.find(({ key }) => key === orderNo)?.payerCode;
  const paid = new Map(payers.map((payer) => [payer.key, payer.payerCode]));
  if (payerCode === undefined || checked.every((item) => paid.get(item) === payerCode)) return undefined;
  return () => {
    for (const item of checked) dispatch({ type: 'choosePayer', orderNo: item, payerCode });
  };
}

function refusalOf(state: SettleState): string | undefined {
  if (state.kind === 'none') return '请先勾选要提交的订单';
  const [unpaid] = unpaidOrders(state);
  if (unpaid) return `请为订单 ${unpaid.orderNo} 选择付款方`;
  const short = payerCoverage(state.payers).find(({ shortfall }) => compareMoney(shortfall, NO_MONEY) > 0);
  return short
    ? `付款方 ${short.payerName} 余额不足，还差 ¥${formatMoney(short.shortfall)}，可更换付款方，或充值后刷新余额`
    : undefined;
}
