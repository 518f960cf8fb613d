import { getYilihuoVideoToken } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';

/** A new token for the videos; the one before may have ended. */
export function fetchVideoToken(customerCode: string) {
  return quietApi.call(getYilihuoVideoToken, { query: { customerCode } });
}
