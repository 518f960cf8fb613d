import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import type { Sms } from './queries';

/** Whether a text message arrived. Assumption: 1 is delivered, as the description's examples have it. */
export function SmsStatus({ sms }: { readonly sms: Sms }) {
  const { status, statusName } = sms;
  return <StatusTag tone={status === '1' ? 'done' : 'bad'}>{statusName ?? status ?? '—'}</StatusTag>;
}

/** The address of a text message's detail. */
export function smsHref(id: string): string {
  return `${href('smsManageOrderDetail')}?${new URLSearchParams({ id })}`;
}

/** The order that a text message speaks of; a dash when it speaks of none. */
export function SmsOrder({ orderNo }: { readonly orderNo: string | undefined }) {
  if (!orderNo) return <span>—</span>;
  return (
    <Link className="figure" to={`${href('orderDetail')}?${new URLSearchParams({ orderNo })}`}>
      {orderNo}
    </Link>
  );
}

const SENT: DataColumn<Sms> = {
  key: 'sendDate',
  title: '发送时间',
  width: 136,
  render: ({ sendDate }) => <span className="figure">{sendDate?.slice(0, 16) ?? '—'}</span>,
};
const RECEIVER: DataColumn<Sms> = {
  key: 'receiver',
  title: '接收人',
  width: 152,
  render: ({ receiver, phoneNumber }) => (
    <span className="figure">
      {receiver} {phoneNumber}
    </span>
  ),
};
const TYPE: DataColumn<Sms> = {
  key: 'typeName',
  title: '类型',
  width: 96,
  render: ({ typeName }) => typeName ?? '—',
};
const CONTENT: DataColumn<Sms> = {
  key: 'content',
  title: '内容',
  width: 400,
  render: ({ content }) => content ?? '—',
};
const STATUS: DataColumn<Sms> = {
  key: 'status',
  title: '状态',
  width: 88,
  render: (sms) => <SmsStatus sms={sms} />,
};
const ORDER: DataColumn<Sms> = {
  key: 'orderNo',
  title: '订单号',
  width: 132,
  render: ({ orderNo }) => <SmsOrder orderNo={orderNo} />,
};

/** Everything that was sent, by time; and what was sent about orders, by order. */
export const SMS_COLUMNS = {
  all: [SENT, RECEIVER, TYPE, CONTENT, STATUS],
  byOrder: [ORDER, TYPE, RECEIVER, STATUS, SENT, CONTENT],
} as const satisfies Record<string, readonly DataColumn<Sms>[]>;
