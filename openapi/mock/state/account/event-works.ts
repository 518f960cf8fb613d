import { choicesOf, EVENT_WORK_TYPES } from '@dealer-portal/rules/states';
import { businessTime } from '../memory/clock';
import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { addition } from '../resources/transition';
import { handle } from '../resources/typed-handler';

type EventWork = Row<'queryEventWorks'>;

/** The reports of a dealer, newest first. */
const eventWorks = resource<EventWork>('eventWorks', 'workNo', fromExample('queryEventWorks'));

const TYPES = choicesOf(EVENT_WORK_TYPES);

/** A number of a day, counted from a hundred on. */
const numberOf = (prefix: string, today: string, count: number): string =>
  `${prefix}${today.replaceAll('-', '')}${String(100 + count).padStart(5, '0')}`;

export const eventWorkHandlers: Handlers = {
  ...listOf<'queryEventWorks', EventWork>('queryEventWorks', {
    rows: eventWorks.rows,
    filters: { workNo: { is: 'workNo' }, type: { is: 'type' }, status: { is: 'status' } },
    totals: {},
    show: (row) => row,
  }),

  /** The given fields, and the order's fields that the dealer would have to look up. */
  ...handle('prefillEventWork', ({ dealer, input, today, done }) => {
    const prefillId = numberOf('PF', today, eventWorks.rows(dealer).length);
    const { type: _type, eventWorkCustomer: _submitter, content: _content, ...facts } = input;
    const ofOrder = input.orderNo ? { brand: '海尔', invoiceStatus: '未开票' } : {};
    const shopCode = dealer.persona.saletoCode;
    const url = `/question-report-new?prefillId=${prefillId}`;
    return done({ prefillId, url, eventWork: { shopCode, ...ofOrder, ...facts } });
  }),

  ...addition<'submitEventWork', EventWork>('submitEventWork', {
    resource: eventWorks,
    adds: ({ dealer, input, now, today }) => ({
      workNo: numberOf('EW', today, eventWorks.rows(dealer).length),
      type: input.type,
      typeName: TYPES.find(({ value }) => value === input.type)?.label ?? input.type,
      content: input.content ?? '',
      orderNo: input.orderNo ?? '',
      status: '10',
      statusName: '处理中',
      submitUser: dealer.persona.user,
      submitDate: businessTime(now),
    }),
    answer: ({ workNo }) => ({ workNo }),
  }),
};
