import { PAYMENT_STATES } from '@dealer-portal/rules/states';
import { Link } from 'react-router-dom';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { codeAndName } from '#ui/text/joined';
import { Course } from '#widgets/course/course';
import { documentAddress } from '#widgets/document-line/document-address';
import { OfferedLink } from '#widgets/links/offered-link';
import type { PaymentOrder } from '../queries';
import './payment-orders.css';

/** What can be done next, by the state. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  [PAYMENT_STATES.waiting.value]: '在收银台付清，或取消这张付款单。还没有扣款；已经付过的，请先等结果。',
  [PAYMENT_STATES.processing.value]: '等银行的结果，不用再付。银行已受理，不能取消。',
  [PAYMENT_STATES.paid.value]: '钱已到账，可以下单。',
  [PAYMENT_STATES.failed.value]: '没有扣款，可以重新付款。',
  [PAYMENT_STATES.cancelled.value]: '已取消，没有扣款。',
};

/** Below a payment order: its course with times, where its money goes, and the next step (FIN-01, ORDER-01). */
export function CourseOfOrder({ order }: { readonly order: PaymentOrder }) {
  const { paymentNo, payerCode, payerName, payChannelName, remark, receiptNo, status, historyList } = order;
  const receipt = receiptNo && documentAddress('receiptdetails', { receiptNo });
  return (
    <div className="payment-course">
      <Course events={historyList} isYearless isSmall />
      <section aria-label="去向">
        <h3>去向</h3>
        <FactLines isSmall>
          <FactLine label="从">{payChannelName || '—'}</FactLine>
          <FactLine label="到">{codeAndName(payerCode, payerName, ' ')}</FactLine>
          {remark && <FactLine label="备注">{remark}</FactLine>}
          <FactLine label="收据">{receipt ? <Link to={receipt}>{receiptNo}</Link> : '到账后给出'}</FactLine>
        </FactLines>
      </section>
      <section aria-label="下一步">
        <h3>下一步</h3>
        <p>{NEXT_STEPS[status] ?? '状态不认识，请刷新后再看，或联系客户经理。'}</p>
        <OfferedLink to="paymentDone" search={`?${new URLSearchParams({ paymentNo })}`}>
          付款结果
        </OfferedLink>
      </section>
    </div>
  );
}
