import { readPassword } from '@dealer-portal/rules/payment-password';
import { failedSubmit } from '@dealer-portal/rules/submit';
import { getPaymentPublicKey, resetPaymentPassword } from '@dealer-portal/sdk/operations';
import { asideApi, quietApi } from '#platform/calls/api';
import type { PhoneCode } from '#widgets/signing/use-send-code';
import { encryptPassword } from './encrypt-password';

/** The values of the form; they leave the form only encrypted. */
export interface PasswordDraft extends PhoneCode {
  readonly newPassword: string;
  readonly repeated: string;
}

/** The result of one press. */
export type ResetOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly msg: string }
  /** No request was sent: the key did not come, or cannot be used. */
  | { readonly kind: 'unsent'; readonly msg: string }
  /** It left, and no answer came. */
  | { readonly kind: 'unknown' };

/** Sets the payment password, encrypted under the key of the moment (FIN-07). */
export async function sendReset(
  customerCode: string,
  { verifyCode, newPassword }: PasswordDraft,
): Promise<ResetOutcome> {
  const key = await asideApi.call(getPaymentPublicKey);
  if (!key.ok) return { kind: 'unsent', msg: key.msg };
  const { keyId, publicKey } = key.data;
  const ciphertext = await encryptPassword(readPassword(newPassword) ?? '', publicKey);
  if (ciphertext === undefined) return { kind: 'unsent', msg: '服务器的公钥读不出来' };
  const result = await quietApi.call(resetPaymentPassword, {
    body: { customerCode, verifyCode, newPassword: ciphertext, keyId },
  });
  if (result.ok) return { kind: 'done' };
  const failure = failedSubmit(result);
  return failure.type === 'lose' ? { kind: 'unknown' } : { kind: 'refused', msg: failure.msg };
}
