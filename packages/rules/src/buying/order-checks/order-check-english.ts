import type { Sentences } from '../../base/refusal';
import type { OrderCheckParams } from './order-check-refusals';

export const ORDER_CHECK_ENGLISH: Sentences<OrderCheckParams> = {
  'orderCheck.customer': ({ customerCode }) =>
    `The customer ${customerCode} may not order: ask your account manager`,
  'orderCheck.agreement': ({ name }) => `Sign ${name ?? 'the agreement on orders'} first, and settle then`,
  'orderCheck.quota': ({ product, kinds, quota, number }) =>
    `${product}${kinds === 1 ? '' : ` and ${kinds - 1} more`} exceeds the quota: ${quota} are left, ${number} are wanted; take fewer`,
  'orderCheck.remote': ({ saletoCode }) =>
    `The sold-to ${saletoCode} has no remote cloud warehouse: untick its goods, or ask your account manager`,
  'orderCheck.locked': ({ product, reason }) =>
    `${product} cannot be ordered for now: ${reason ?? 'the stock is reserved'}`,
};
