import { businessTime } from '../memory/clock';
import { type Fields, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** The reports of a dealer, newest first. */
const eventWorksOf = slice('eventWorks', (dealer): { rows: readonly Fields[] } => ({
  rows: exampleRows(dealer, 'queryEventWorks'),
}));

const TYPE_NAMES: Readonly<Record<string, string>> = {
  ORDER: '订单',
  LOGISTICS: '物流',
  INVOICE: '发票',
  FINANCE: '财务',
  SYSTEM: '系统使用',
};

export const eventWorkHandlers: Handlers = {
  queryEventWorks: (dealer, { input, done }) => {
    const isMatch = (row: Fields) =>
      ['workNo', 'type', 'status'].every((name) => isEqualOrAny(row, input, name));
    return done(pageOf(eventWorksOf(dealer).rows.filter(isMatch), input));
  },

  /** The given fields, and the order's fields that the dealer would have to look up. */
  prefillEventWork: (dealer, { input, now, done }) => {
    const day = businessTime(now).slice(0, 10).replaceAll('-', '');
    const prefillId = `PF${day}${String(100 + eventWorksOf(dealer).rows.length).padStart(5, '0')}`;
    const { type: _type, eventWorkCustomer: _submitter, content: _content, ...facts } = input;
    const ofOrder = text(input, 'orderNo') === '' ? {} : { brand: '海尔', invoiceStatus: '未开票' };
    const shopCode = dealer.persona.saletoCode;
    const url = `/question-report-new?prefillId=${prefillId}`;
    return done({ prefillId, url, eventWork: { shopCode, ...ofOrder, ...facts } });
  },

  submitEventWork: (dealer, { input, now, done }) => {
    const eventWorks = eventWorksOf(dealer);
    const day = businessTime(now).slice(0, 10).replaceAll('-', '');
    const workNo = `EW${day}${String(100 + eventWorks.rows.length).padStart(5, '0')}`;
    const type = text(input, 'type');
    const row = {
      workNo,
      type,
      typeName: TYPE_NAMES[type] ?? type,
      content: text(input, 'content'),
      orderNo: text(input, 'orderNo'),
      status: '10',
      statusName: '处理中',
      submitUser: dealer.persona.user,
      submitDate: businessTime(now),
    };
    eventWorks.rows = [row, ...eventWorks.rows];
    return done({ workNo });
  },
};
