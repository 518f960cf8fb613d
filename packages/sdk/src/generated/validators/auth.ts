// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, code, either, list, oneOf, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `getUserInfo`. */
export const getUserInfoData: Check<Ops['getUserInfo']['data']> = /* @__PURE__ */ checkOf('getUserInfo', 'data', () => answers.UserInfo);

/** Checks the input of `redirectAfterLogin`. */
export const redirectAfterLoginInput: Check<Ops['redirectAfterLogin']['input']> = /* @__PURE__ */ checkOf('redirectAfterLogin', 'input', () => record({ query: record({ state: code, 'code?': text }) }));

/** Checks the data of `getHotspotImages`. */
export const getHotspotImagesData: Check<Ops['getHotspotImages']['data']> = /* @__PURE__ */ checkOf('getHotspotImages', 'data', () => list(answer({ type: either(whole, text), picUrl: text })));

/** Checks the input of `getHotspotImages`. */
export const getHotspotImagesInput: Check<Ops['getHotspotImages']['input']> = /* @__PURE__ */ checkOf('getHotspotImages', 'input', () => record({ query: record({ type: all(text, oneOf("2", "3")) }) }));
