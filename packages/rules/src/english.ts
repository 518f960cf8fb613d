import { ADDRESS_ENGLISH } from './account/address-book/address-english';
import type { AddressParams } from './account/address-book/address-refusals';
import type { Sentences } from './base/refusal';
import { UPLOAD_ENGLISH } from './fields/upload/upload-english';
import type { UploadParams } from './fields/upload/upload-refusals';
import { PASSWORD_ENGLISH, WEAK_POINTS_ENGLISH } from './money/payment-password/password-english';
import type { PasswordParams } from './money/payment-password/password-refusals';

export { WEAK_POINTS_ENGLISH };

/** The English sentences of all refusals: `addressText(refusal, ENGLISH)`. */
export const ENGLISH: Sentences<AddressParams & UploadParams & PasswordParams> = {
  ...ADDRESS_ENGLISH,
  ...UPLOAD_ENGLISH,
  ...PASSWORD_ENGLISH,
};
