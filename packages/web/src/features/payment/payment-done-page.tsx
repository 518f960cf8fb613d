import { formatYuan, readMoney } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import { type getPaymentResult, listAllPayers, listPayerBalances } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { invalidateCalls } from '#platform/calls/query';
import '#ui/text/fact-table.css';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAskedQuery } from '#platform/calls/asked-query';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { ResultPanel } from '#ui/page/result-panel';
import { EmptyState } from '#ui/page/states';
import { useCapitals } from '#widgets/money-form/use-capitals';
import { paymentResultQuery } from './queries';

type Payment = Data<typeof getPaymentResult>;

/** 付款结果: how a payment ended. Assumption: the bank leads back with `paymentNo` in the address (ROUTE-09). */
export function Component() {
  const paymentNo = useSearchParams()[0].get('paymentNo') ?? '';
  return (
    <div className="page">
      <PageHeader context={paymentNo === '' ? undefined : `付款单号 ${paymentNo}`} />
      <PaymentResult paymentNo={paymentNo} />
    </div>
  );
}

function PaymentResult({ paymentNo }: { readonly paymentNo: string }) {
  const { shown, note } = useAskedQuery(
    { ...paymentResultQuery(useAccount(), paymentNo), staleTime: 0 },
    isWaiting,
  );
  const ask = () => shown.refetch();
  if (paymentNo === '') {
    return (
      <EmptyState
        title="没有付款单号"
        reason="地址里没有付款单号。付款是否成功，请以订单状态为准，不要重复付款。"
        action={<Link to={href('myOrder')}>查看我的订单</Link>}
      />
    );
  }
  return (
    <Loaded query={shown} failure="付款结果没有加载出来" rows={3}>
      {(payment) => <PaymentView payment={payment} note={note} onAsk={ask} />}
    </Loaded>
  );
}

interface PaymentViewProps {
  readonly payment: Payment;
  /** The words where no new result comes. */
  readonly note: string | undefined;
  readonly onAsk: () => unknown;
}

function PaymentView({ payment, note, onAsk }: PaymentViewProps) {
  const { status, title, text } = statusOf(payment);
  useFreshBalances(status === 'success');
  return (
    <ResultPanel
      status={status}
      title={title}
      text={note === undefined ? text : `${text}${note}`}
      actions={
        <>
          <Link to={href('myOrder')}>查看我的订单</Link>
          {status === 'error' && <Link to={href('payment')}>重新付款</Link>}
          {(status === 'info' || status === 'warning') && (
            <ReasonButton onClick={onAsk}>刷新付款结果</ReasonButton>
          )}
          <PrintButton />
        </>
      }
    >
      <PaymentFacts payment={payment} />
    </ResultPanel>
  );
}

/** Once the money is there, the balances are read again. */
function useFreshBalances(isPaid: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isPaid) return;
    void invalidateCalls(queryClient, [listAllPayers, listPayerBalances]);
  }, [isPaid, queryClient]);
}

const WAITING = ['10', '15'];
const PAID = '20';
const FAILED = '30';
const CANCELLED = '40';

const isWaiting = ({ status }: Payment) => WAITING.includes(status);

function statusOf({ status, statusName, amount }: Payment) {
  const money = formatYuan(amount);
  if (status === PAID)
    return { status: 'success', title: `${money} 已到账`, text: '可以继续下单。' } as const;
  if (status === FAILED) {
    return {
      status: 'error',
      title: `${money} 付款失败`,
      text: '款项没有扣除，请重新付款或换一种方式。',
    } as const;
  }
  if (status === CANCELLED) {
    return { status: 'error', title: `${money} 已取消`, text: '这张付款单已取消，款项没有扣除。' } as const;
  }
  if (WAITING.includes(status)) {
    return {
      status: 'info',
      title: `${money} ${statusName}`,
      text: '银行还在处理，不要重复付款。可以离开本页，以后用这个地址再看；很久没有到账，请带着付款单号联系客户经理。',
    } as const;
  }
  return {
    status: 'warning',
    title: '付款结果未知',
    text: '系统没有说出这笔付款的状态，不要重复付款。请刷新，或带着付款单号联系客户经理。',
  } as const;
}

function PaymentFacts({ payment }: { readonly payment: Payment }) {
  const { paymentNo, payerCode, payerName, amount, payTime, voucherNo, receiptNo } = payment;
  const capitals = useCapitals(readMoney(amount));
  const facts = [
    { key: 'number', label: '付款单号', children: paymentNo },
    { key: 'capitals', label: '金额大写', children: capitals },
    { key: 'payer', label: '入账付款方', children: [payerName, payerCode].filter(Boolean).join(' ') },
    { key: 'time', label: '到账时间', children: payTime },
    { key: 'voucher', label: '凭证号', children: voucherNo },
    { key: 'receipt', label: '收据号', children: receiptNo },
  ];
  return <Descriptions column={1} size="small" items={facts.filter(({ children }) => Boolean(children))} />;
}
