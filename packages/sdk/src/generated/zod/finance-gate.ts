// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { answer, code, flag, record, text } from '../../zod/pieces';
import type { Ops } from '../ops';

/** The data of `checkAccountGate`. */
export const checkAccountGateData: Schema<Ops['checkAccountGate']['data']> = /* @__PURE__ */ schemaOf(() => answer({ 'gateType?': text, isOpen: flag, 'remark?': text }));

/** The input of `checkAccountGate`. */
export const checkAccountGateInput: Schema<Ops['checkAccountGate']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ gateType: code }) }));
