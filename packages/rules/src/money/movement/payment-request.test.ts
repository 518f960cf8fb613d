import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { readPaymentRequest } from '.';
import type { MovementRefusal } from './movement-refusals';

const WHOLE = { payerCode: 'P1', amount: 1280.5, orderNoList: ['6010', '6011', '6010'] };
const read = (value: unknown) => readPaymentRequest(JSON.stringify(value));

describe('FIN-07 the payment that an address asks for', () => {
  it('is read with payer, amount and each order once', () => {
    expect(read(WHOLE)).toEqual({
      ok: true,
      request: { payerCode: 'P1', amount: '1280.50', orderNos: ['6010', '6011'], expenseNos: [] },
    });
    const hundred = Array.from({ length: 100 }, (_, at) => `${at}`);
    expect(read({ ...WHOLE, orderNoList: hundred })).toMatchObject({ ok: true });
    expect(read({ payerCode: ' P1 ', amount: ' 20 ', expenseNoList: ['FY1'] })).toEqual({
      ok: true,
      request: { payerCode: 'P1', amount: '20.00', orderNos: [], expenseNos: ['FY1'] },
    });
  });

  it.each<[unknown, MovementRefusal]>([
    [undefined, refuse('movement.requestMissing')],
    [' ', refuse('movement.requestMissing')],
    ['{"payerCode":"P1"', refuse('movement.requestBroken')],
    ['null', refuse('movement.requestBroken')],
    [JSON.stringify({ ...WHOLE, payerCode: 7 }), refuse('movement.requestPayer')],
    [JSON.stringify({ ...WHOLE, payerCode: ' ' }), refuse('movement.requestPayer')],
    [JSON.stringify({ ...WHOLE, orderNoList: ['<6010'] }), refuse('movement.requestOrders')],
    [JSON.stringify({ ...WHOLE, orderNoList: ['6010>'] }), refuse('movement.requestOrders')],
    [
      JSON.stringify({ ...WHOLE, orderNoList: Array.from({ length: 101 }, (_, at) => `${at}`) }),
      refuse('movement.requestOrders'),
    ],
    [
      JSON.stringify({ ...WHOLE, amount: undefined }),
      refuse('movement.requestTyped', { amount: refuse('amount.missing') }),
    ],
    [
      JSON.stringify({ ...WHOLE, amount: 0 }),
      refuse('movement.requestAmount', { reason: refuse('movement.amountZero') }),
    ],
    [
      JSON.stringify({ ...WHOLE, amount: 1.005 }),
      refuse('movement.requestTyped', { amount: refuse('amount.decimals') }),
    ],
    [
      JSON.stringify({ ...WHOLE, amount: 1e21 }),
      refuse('movement.requestTyped', { amount: refuse('amount.characters') }),
    ],
    [JSON.stringify({ ...WHOLE, orderNoList: ['<b>'] }), refuse('movement.requestOrders')],
    [JSON.stringify({ ...WHOLE, expenseNoList: [7] }), refuse('movement.requestOrders')],
    [JSON.stringify({ ...WHOLE, orderNoList: '6010' }), refuse('movement.requestOrders')],
    [JSON.stringify({ ...WHOLE, expenseNoList: ['FY1'] }), refuse('movement.requestMixed')],
  ])('VALID-01 %s is refused: %s', (text, sentence) => {
    expect(readPaymentRequest(text as string | undefined)).toEqual({ ok: false, refusal: sentence });
  });

  it('every address is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readPaymentRequest(text).ok).toBe('boolean');
      }),
    );
  });
});
