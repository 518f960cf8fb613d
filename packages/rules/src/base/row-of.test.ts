import { expect, it } from 'vitest';
import { nextStep, todoFacts } from '../buying/home';
import { payerTypeText } from '../buying/payer-details';
import { fileTypeRefusal } from '../fields/upload/file-type';
import { readBillNumber } from '../money/invoices';
import { isAwaitedStep, orderButtons, orderProgress, orderWait, stepReason } from '../orders/order-list';
import { refuse } from './refusal';
import { rowOf } from './row-of';

it('a name of Object.prototype is no row of a table', () => {
  expect(rowOf({ a: 1 }, 'a')).toBe(1);
  expect(rowOf({ a: 1 }, 'constructor')).toBeUndefined();
  expect(rowOf({ a: 1 }, undefined)).toBeUndefined();
});

// What a server may send where a code is expected: every table answers as for a code that it does not know.
it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'])(
  'ORDER-01 the code %s is unknown to every table of states, steps and types',
  (code) => {
    expect(nextStep(code)).toEqual(nextStep('no such status'));
    expect(todoFacts({ typeCode: code })).toEqual(todoFacts({ typeCode: 'NO_SUCH' }));
    expect(stepReason(code)).toBeUndefined();
    expect(isAwaitedStep(code)).toBe(false);
    expect(orderWait(code)).toBeUndefined();
    expect(orderProgress(code)).toEqual({ value: 0, isDone: false });
    expect(orderButtons(code, [{ code: 'rebuy' }]).next).toEqual({ code: 'rebuy' });
    expect(payerTypeText(code)).toBe(code);
    expect(fileTypeRefusal({ name: `a.${code}` }, ['jpg'])?.code).toBe('upload.kind');
    expect(readBillNumber(code)).toEqual({ ok: false, refusal: refuse('invoice.billDigits') });
  },
);
