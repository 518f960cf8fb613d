import { SMS_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listSms } from '@dealer-portal/sdk/operations';
import { defineReport, type FilterName, paged } from '#kits/report/define-report';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf } from '#ui/table/columns';
import { joined } from '#ui/text/joined';

type Sms = RecordOf<'listSms'>;

const column = columnsOf<Sms>();

/** The order that a text message speaks of. */
export const SMS_ORDER = column.code('orderNo', '订单号', {
  width: 132,
  to: ({ orderNo }) => (orderNo ? `${href('orderDetail')}?${new URLSearchParams({ orderNo })}` : undefined),
});
/** Whether a text message arrived. */
export const SMS_STATUS = column.status('status', 'statusName', {
  width: 88,
  states: SMS_STATES,
});
const SENT_DATE = column.moment('sendDate', '发送时间');
const TYPE = column.text('typeName', '类型', { width: 96 });
const CONTENT = column.text('content', '内容', { width: 400 });
const receiverOf = ({ receiver, phoneNumber }: Sms) => joined([receiver, phoneNumber]);
const RECEIVER = column.custom('receiver', '接收人', {
  width: 152,
  text: receiverOf,
  render: (sms) => <span className="figure">{receiverOf(sms) || '—'}</span>,
});

type SmsFilter = FilterField<FilterName<'listSms'>>;
const PHONE: SmsFilter = { kind: 'text', name: 'phoneNumber', label: '手机号' };
const ORDER_NO: SmsFilter = { kind: 'text', name: 'orderNo', label: '订单号' };
const PERIOD: SmsFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '发送日期' };

/** 短信列表: everything that was sent to the customer's phones, by time. */
export const SMS = defineReport({
  name: 'sms',
  operation: listSms,
  input: ({ saletoCode }, filters, page) => ({ query: { customerCode: saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [SENT_DATE, RECEIVER, TYPE, CONTENT, SMS_STATUS],
  filters: [PHONE, ORDER_NO, PERIOD],
  noun: '短信',
  emptyReason: '发货、签收等通知发出后会出现在这里。',
  detail: { to: ({ id }) => `${href('smsManageOrderDetail')}?${new URLSearchParams({ id })}` },
});

/** 短信管理: the same text messages, by the order that they speak of. */
export const SMS_BY_ORDER = defineReport({
  ...SMS,
  name: 'smsByOrder',
  columns: [SMS_ORDER, TYPE, RECEIVER, SMS_STATUS, SENT_DATE, CONTENT],
  filters: [ORDER_NO, PERIOD, PHONE],
});
