import { ADDRESS_ENGLISH } from './account/address-book/address-english';
import { UPLOAD_ENGLISH } from './fields/upload/upload-english';
import { PASSWORD_ENGLISH, WEAK_POINTS_ENGLISH } from './money/payment-password/password-english';

export { WEAK_POINTS_ENGLISH };

/** The English sentences of all refusals: `addressText(refusal, ENGLISH)`. */
export const ENGLISH = { ...ADDRESS_ENGLISH, ...UPLOAD_ENGLISH, ...PASSWORD_ENGLISH } as const;
