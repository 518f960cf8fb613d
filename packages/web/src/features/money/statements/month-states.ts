import { MONTH_STATUS } from '@dealer-portal/rules/month-close';

/** The tone of each state of a month. */
export const MONTH_TONES = {
  [MONTH_STATUS.waiting]: 'waiting',
  [MONTH_STATUS.confirmed]: 'done',
  [MONTH_STATUS.objected]: 'bad',
} as const;

/** The states of a month that the company has closed, as a filter offers them. */
export const MONTH_CHOICES = [
  { value: MONTH_STATUS.waiting, label: '待确认' },
  { value: MONTH_STATUS.confirmed, label: '已确认' },
  { value: MONTH_STATUS.objected, label: '有异议' },
] as const;
