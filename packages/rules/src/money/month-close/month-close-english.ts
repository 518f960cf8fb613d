import type { Sentences } from '../../base/refusal';
import type { CloseFigure, CloseTask, MonthCloseParams } from './month-close-refusals';

const FIGURES: Readonly<Record<CloseFigure, string>> = {
  companyBalance: 'the final balance',
  customerBalance: 'the balance of your own book',
  difference: 'the difference',
};

function taskText(task: CloseTask): string {
  switch (task.kind) {
    case 'difference':
      return `the difference of ${task.voucherNo || 'the rest'} has no reason`;
    case 'serviceStatement':
      return 'the statement of fees was not looked at';
    case 'financeStatement':
      return 'the statement of financing was not looked at';
    case 'invoices':
      return `invoices to sign: ${task.count}`;
    case 'rebate':
      return `rebate ${task.number} is not decided`;
    case 'loan':
      return `loan ${task.number} was not looked at`;
    case 'bill':
      return `bill ${task.number} was not looked at`;
  }
}

export const MONTH_CLOSE_ENGLISH: Sentences<MonthCloseParams> = {
  'monthClose.notToConfirm': () => 'Only a month that waits for its confirmation takes an objection',
  'monthClose.balanceMissing': () => 'Enter the balance of your own book',
  'monthClose.balanceUnread': () =>
    'The balance of your own book cannot be read: enter digits, two decimals at most',
  'monthClose.reasonMissing': () => 'Say what is wrong',
  'monthClose.reasonTooLong': ({ length, most }) =>
    `The reason has ${length} characters, and ${most} at most are taken`,
  'monthClose.letterUnread': () =>
    'The amount of the letter cannot be read: it cannot be agreed to for now, try again later',
  'monthClose.letterMonthUnknown': () =>
    'The reconciliation of the same day is not known yet: it cannot be agreed to for now',
  'monthClose.letterMonthDiffers': () =>
    'The reconciliation of the same day has differences that are not confirmed: explain and confirm them first, or raise an objection',
  'monthClose.unissued': () => 'The statement of this month is not there yet: it can be confirmed then',
  'monthClose.confirmed': () => 'This month is confirmed',
  'monthClose.objected': () => 'An objection has been raised: the company looks into it',
  'monthClose.missing': ({ missing }) => `${missing.length} are lacking: ${missing.map(taskText).join(', ')}`,
  'monthClose.explanationsTooLong': ({ length, most }) =>
    `All explanations have ${length} characters, and ${most} at most are taken: write less`,
  'monthClose.figuresUnread': ({ figures }) =>
    `It cannot be confirmed for now, try again later: these cannot be read: ${figures.map((figure) => FIGURES[figure]).join(', ')}`,
  'monthClose.differencesMissing': () =>
    'The differences did not come: it cannot be confirmed for now, try again later',
};
