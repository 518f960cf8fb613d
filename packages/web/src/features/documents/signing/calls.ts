import {
  authenticateSigner,
  setPasswordFreeSigning,
  verifyElectronicSignCode,
} from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { PhoneCode } from '#widgets/signing/use-send-code';
import type { SignAccount } from './queries';

/** The person who signs. */
export interface Signer {
  readonly name: string;
  readonly idCard: string;
  readonly phoneNumber: string;
}

export function authenticate(customerCode: string, signer: Signer) {
  return api.call(authenticateSigner, { body: { customerCode, ...signer } });
}

/** Checks the code that came to a phone. */
export function verifyPhoneCode(customerCode: string, code: PhoneCode) {
  return api.call(verifyElectronicSignCode, { body: { customerCode, ...code } });
}

/** Opens or ends signing without a password. */
export function setPasswordFree({ customerCode, accountCode }: SignAccount, mianmiFlag: boolean) {
  return api.call(setPasswordFreeSigning, { body: { customerCode, accountCode, mianmiFlag } });
}
