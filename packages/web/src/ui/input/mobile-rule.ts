import { addressText, mobileRefusal } from '@dealer-portal/rules/address-book';
import { rejectWith } from './reject-with';

/** The rule of a field for a mobile number, which has to be filled. */
export const MOBILE_RULE = {
  required: true,
  validator: (_: unknown, text: string | undefined) => rejectWith(addressText(mobileRefusal(text))),
};
