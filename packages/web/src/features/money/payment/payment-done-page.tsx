import { formatYuan } from '@dealer-portal/rules/money';
import {
  isStillOpen,
  PAYMENT_STATE_NAMES,
  type PaymentResult,
  type PaymentState,
  readPaymentResult,
} from '@dealer-portal/rules/movement';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAskedQuery } from '#platform/calls/asked-query';
import { refreshBalances } from '#platform/calls/balances';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { ReasonButton } from '#ui/button/reason-button';
import { EmptyPage } from '#ui/page/empty-page';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { useTabTitle } from '#ui/page/tab-title';
import { documentAddress } from '#widgets/document-line/document-address';
import { PaymentFacts } from './payment-facts';
import { paymentResultQuery } from './queries';
import { type KnownPayment, useKnownPayment } from './use-known-payment';

/** 付款结果: how a payment ended. Assumption: the bank leads back with `paymentNo` in the address (ROUTE-09). */
export function Component() {
  const paymentNo = useSearchParams()[0].get('paymentNo') ?? '';
  if (paymentNo !== '') return <PaymentOutcome key={paymentNo} paymentNo={paymentNo} />;
  return (
    <EmptyPage
      title="没有付款单号"
      reason="地址里没有付款单号。付款是否成功，请以付款单的状态为准，不要重复付款。"
      to={href('paymentOrders')}
      act="查看付款单"
    />
  );
}

/** The heading and the tab say the state, and never more than is known (ROUTE-09). */
function PaymentOutcome({ paymentNo }: { readonly paymentNo: string }) {
  const { lastKnown, note } = useAskedQuery(
    { ...paymentResultQuery(useAccount(), paymentNo), staleTime: 0 },
    (answer) => isStillOpen(readPaymentResult(answer, paymentNo).state),
  );
  const known = useKnownPayment(paymentNo, lastKnown.data);
  const result = readPaymentResult(lastKnown.data, paymentNo);
  const title = lastKnown.data === undefined ? undefined : titleOf(result.state);
  useTabTitle(title);
  const amount = result.amount ?? known.amount;
  const numbers = `付款单号 ${paymentNo}`;
  return (
    <div className="page">
      <PageHeader
        {...(title !== undefined && { title })}
        context={amount === undefined ? numbers : `${numbers}，${formatYuan(amount)}`}
      />
      <Loaded query={lastKnown} failure="付款结果没有加载出来" rows={3}>
        {() => (
          <PaymentView
            paymentNo={paymentNo}
            known={known}
            note={note}
            result={{ ...result, amount }}
            onAsk={lastKnown.refetch}
          />
        )}
      </Loaded>
      {lastKnown.error && note && <p className="secondary">{note}不要重复付款。</p>}
    </div>
  );
}

const titleOf = (state: PaymentState): string =>
  state === 'failed' ? PAYMENT_STATE_NAMES.failed : `付款${PAYMENT_STATE_NAMES[state]}`;

interface PaymentViewProps {
  readonly paymentNo: string;
  readonly result: PaymentResult;
  /** What earlier answers, or this browser, say of it. */
  readonly known: KnownPayment;
  /** The words where no new result comes. */
  readonly note: string | undefined;
  readonly onAsk: () => unknown;
}

function PaymentView({ paymentNo, result, known, note, onAsk }: PaymentViewProps) {
  const { state, amount } = result;
  const { status, text } = TEXTS[state];
  useFreshBalances(state === 'paid');
  return (
    <ResultPanel
      status={status}
      title={[amount === undefined ? '' : formatYuan(amount), PAYMENT_STATE_NAMES[state]].join(' ').trim()}
      text={note === undefined ? text : `${text}${note}`}
      actions={
        <>
          <Link to={href('myOrder')}>查看我的订单</Link>
          <Link to={documentAddress('paymentOrders', { paymentNo }) ?? href('paymentOrders')}>
            看这张付款单
          </Link>
          {state === 'failed' && <Link to={href('payment')}>重新付款</Link>}
          {isStillOpen(state) && <ReasonButton onClick={onAsk}>刷新付款结果</ReasonButton>}
          <PrintButton />
        </>
      }
    >
      <PaymentFacts paymentNo={paymentNo} amount={amount} known={known} />
    </ResultPanel>
  );
}

/** Once the money is there, the balances are read again. */
function useFreshBalances(isPaid: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    void refreshBalances(queryClient);
  }, [isPaid, queryClient]);
}

interface StateText {
  readonly status: 'success' | 'info' | 'warning' | 'error';
  readonly text: string;
}

const LEAVE_TEXT = '可以离开本页，以后在付款单里看；很久没有到账，请带着付款单号联系客户经理。';

const TEXTS: Readonly<Record<PaymentState, StateText>> = {
  paid: { status: 'success', text: '可以继续下单。' },
  failed: { status: 'error', text: '款项没有扣除，请重新付款或换一种方式。' },
  cancelled: { status: 'error', text: '这张付款单已取消，款项没有扣除。' },
  waiting: { status: 'info', text: `还没有收到付款。已经付过的，不要重复付款。${LEAVE_TEXT}` },
  processing: { status: 'info', text: `银行还在处理，不要重复付款。${LEAVE_TEXT}` },
  unknown: {
    status: 'warning',
    text: '系统没有说出这笔付款的状态，不要重复付款。请刷新，或带着付款单号联系客户经理。',
  },
};
