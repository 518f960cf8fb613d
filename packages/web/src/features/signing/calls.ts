import {
  authenticateSigner,
  sendElectronicSignVerifyCode,
  setPasswordFreeSigning,
  verifyElectronicSignCode,
} from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
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

/** Sends a code to the signer's phone. */
export function sendVerifyCode(customerCode: string, phoneNumber: string) {
  return api.call(sendElectronicSignVerifyCode, { body: { customerCode, phoneNumber } });
}

/** The code that came to a phone. */
export interface PhoneCode {
  readonly phoneNumber: string;
  readonly verifyCode: string;
}

export function verifyPhoneCode(customerCode: string, code: PhoneCode) {
  return api.call(verifyElectronicSignCode, { body: { customerCode, ...code } });
}

/** Opens or ends signing without a password. */
export function setPasswordFree({ customerCode, accountCode }: SignAccount, mianmiFlag: boolean) {
  return api.call(setPasswordFreeSigning, { body: { customerCode, accountCode, mianmiFlag } });
}
