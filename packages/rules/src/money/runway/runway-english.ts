import type { Sentences } from '../../base/refusal';
import type { RunwayParams } from './runway-refusals';

export const RUNWAY_ENGLISH: Sentences<RunwayParams> = {
  'runway.todayUnread': () => 'The day of today cannot be read: nothing can be reckoned',
  'runway.balanceUnread': () => 'The balance cannot be read: nothing can be reckoned',
  'runway.dayUnread': ({ due }) => `The day of ${due} cannot be read: nothing can be reckoned`,
  'runway.amountUnread': ({ due }) => `The amount of ${due} cannot be read: nothing can be reckoned`,
  'runway.accountUnread': ({ payerCode }) =>
    `The balance of payer ${payerCode} cannot be read: all accounts together cannot be reckoned`,
  'runway.typeUnread': ({ payerCode }) =>
    `The type of payer ${payerCode} cannot be read: all accounts together cannot be reckoned`,
  'runway.noAccount': () => 'No account pays for orders: nothing can be reckoned',
};
