import type { Sentences } from '../../base/refusal';
import { type FreezeType, ZOMBIE_DAYS } from './freeze-facts';
import type { FreezeParams } from './freeze-refusals';

const REASONS: Readonly<Record<FreezeType, string>> = {
  M: 'it has no store',
  J: `nothing was picked up for more than ${ZOMBIE_DAYS} days`,
};

export const FREEZE_ENGLISH: Sentences<FreezeParams> = {
  'freeze.frozen': ({ types }) =>
    `The account is frozen: ${types.map((type) => REASONS[type]).join(', and ')}. You can apply to unfreeze it`,
  'freeze.rejected': ({ type }) =>
    `The account is frozen: ${REASONS[type]}. The application to unfreeze it was rejected`,
  'freeze.submitted': ({ type, orderNo }) =>
    `The account is frozen: ${REASONS[type]}. The application to unfreeze it was submitted: ${orderNo}`,
  'freeze.customerState': () =>
    'The master data of the customer are out of order: the account cannot be used, ask your manager',
  'freeze.supplyChain': () =>
    'The account is frozen by the supply-chain finance and cannot be used: ask your manager',
};
