import { checkReverseAgreement } from '@dealer-portal/sdk/operations';
import { type AccountScope, asideQuery } from '#platform/calls/query';

/** Whether the customer has signed the return protocol. */
export function agreementQuery(scope: AccountScope, customerCode: string) {
  return asideQuery(checkReverseAgreement, { query: { customerCode } }, scope);
}
