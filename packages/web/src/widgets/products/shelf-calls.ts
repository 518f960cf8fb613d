import { shelveDiscountPrototypes, unshelveDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** Puts discounted sample machines on the shelf, all of them or none. */
export function putOnShelf(saletoCode: string, ids: readonly string[]) {
  return api.call(shelveDiscountPrototypes, { body: { saletoCode, idList: [...ids] } });
}

/** Takes discounted sample machines off the shelf, all of them or none. */
export function takeOffShelf(saletoCode: string, ids: readonly string[]) {
  return api.call(unshelveDiscountPrototypes, { body: { saletoCode, idList: [...ids] } });
}
