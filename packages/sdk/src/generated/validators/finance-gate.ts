// Generated from the API description by `pnpm generate`. Do not edit.
import * as z from 'zod/mini';
import { type Check, lazily } from '../../validation/check';
import { isRecord } from '../../validation/tests';
import type { Ops } from '../ops';

function isCheckAccountGateData(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['gateType']) === undefined || typeof x === 'string') &&
    ((x = v['isOpen']), typeof x === 'boolean') &&
    ((x = v['remark']) === undefined || typeof x === 'string');
}

/** Checks the data of `checkAccountGate`. */
export const checkAccountGateData: Check<Ops['checkAccountGate']['data']> = { operationId: 'checkAccountGate', part: 'data', is: isCheckAccountGateData, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "gateType": z.optional(z.string()), "isOpen": z.boolean(), "remark": z.optional(z.string()) })) };

function isCheckAccountGateInputPath(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['gateType']), (typeof x === 'string' && x !== ''));
}

function isCheckAccountGateInput(v: unknown): boolean {
  let x: unknown;
  return isRecord(v) &&
    ((x = v['path']), isCheckAccountGateInputPath(x));
}

/** Checks the input of `checkAccountGate`. */
export const checkAccountGateInput: Check<Ops['checkAccountGate']['input']> = { operationId: 'checkAccountGate', part: 'input', is: isCheckAccountGateInput, schema: /* @__PURE__ */ lazily(() => z.looseObject({ "path": z.looseObject({ "gateType": z.string().check(z.refine((v: string) => v !== '', "at least 1 characters")) }) })) };
