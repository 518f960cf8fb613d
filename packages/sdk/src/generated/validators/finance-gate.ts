// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { answer, code, flag, record, text } from '../../validation/shapes';
import type { Ops } from '../ops';

/** Checks the data of `checkAccountGate`. */
export const checkAccountGateData: Check<Ops['checkAccountGate']['data']> = /* @__PURE__ */ checkOf('checkAccountGate', 'data', () => answer({ 'gateType?': text, isOpen: flag, 'remark?': text }));

/** Checks the input of `checkAccountGate`. */
export const checkAccountGateInput: Check<Ops['checkAccountGate']['input']> = /* @__PURE__ */ checkOf('checkAccountGate', 'input', () => record({ path: record({ gateType: code }) }));
