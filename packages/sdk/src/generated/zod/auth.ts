// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, code, either, list, oneOf, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `getUserInfo`. */
export const getUserInfoData: Schema<Ops['getUserInfo']['data']> = /* @__PURE__ */ schemaOf(() => answers.UserInfo);

/** The input of `redirectAfterLogin`. */
export const redirectAfterLoginInput: Schema<Ops['redirectAfterLogin']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ state: code, 'code?': text }) }));

/** The data of `getHotspotImages`. */
export const getHotspotImagesData: Schema<Ops['getHotspotImages']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ type: either(whole, text), picUrl: text })));

/** The input of `getHotspotImages`. */
export const getHotspotImagesInput: Schema<Ops['getHotspotImages']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ type: all(text, oneOf("2", "3")) }) }));
