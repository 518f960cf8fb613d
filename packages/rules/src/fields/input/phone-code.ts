/** The code that comes to a phone by text message. */
import { refuse } from '../../base/refusal';
import type { InputRefusal } from './input-refusals';

/** The most digits of a code. Assumption: codes have four to six. */
export const PHONE_CODE_LENGTH = 6;

/** How long no other code can be asked for, in seconds. Assumption: the server refuses sooner ones. */
export const PHONE_CODE_PAUSE_S = 60;

/** Why a typed code is not taken; undefined when it has four to six digits (SIDE-05). */
export function phoneCodeRefusal(text: string | undefined): InputRefusal | undefined {
  return /^[0-9]{4,6}$/.test(text ?? '') ? undefined : refuse('input.phoneCode', { most: PHONE_CODE_LENGTH });
}
