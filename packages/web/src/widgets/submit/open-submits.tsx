import type { OrderLookUp, Submission, SubmitRecord } from '@dealer-portal/rules/order';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { type SubmitBook, useOpenSubmits } from '#platform/submit-journal';
import { type LookUpOutcome, settleSubmit } from './submit-run';
import './submit.css';

interface OpenSubmitsProps {
  readonly book: SubmitBook;
  readonly saletoCode: string;
  readonly look: (submission: Submission) => Promise<OrderLookUp | undefined>;
  /** After a submit was found: what shows the cart is stale. */
  readonly onSettled: () => void;
}

const TOLD: Readonly<Record<Exclude<LookUpOutcome, 'looking'>, readonly ['success' | 'warning', string]>> = {
  placed: ['success', '订单已生成，请勿重复提交'],
  notFound: ['success', '订单列表中没有该订单，可以重新提交'],
  unknown: ['warning', '暂时无法确认是否已下单，请稍后再核对'],
};

/** Submits whose answer never came, each with the way to look it up; equal ones are held back until then (ORDER-01). */
export function OpenSubmits({ book, saletoCode, look, onSettled }: OpenSubmitsProps) {
  const open = useOpenSubmits(book, saletoCode);
  const [looking, setLooking] = useState<string>();
  const onLook = async (record: SubmitRecord) => {
    setLooking(record.id);
    const outcome = await settleSubmit(book, record, () => look(record.submission));
    setLooking(undefined);
    if (outcome !== 'looking') notify(...TOLD[outcome]);
    onSettled();
  };
  return open.map((record) => (
    <Alert
      key={record.id}
      type="warning"
      showIcon
      className="open-submit"
      title={`${timeOf(record)} 的提交没有收到结果：${record.submission.orders.map(({ orderNo }) => orderNo).join('、')}`}
      description="核对清楚之前不能提交相同的订单。"
      action={
        <Button loading={looking === record.id} onClick={() => void onLook(record)}>
          在订单列表中核对
        </Button>
      }
    />
  ));
}

function timeOf({ plannedAt }: SubmitRecord): string {
  return new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Asia/Shanghai' }).format(
    plannedAt,
  );
}
