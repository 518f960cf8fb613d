import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPaymentRequest } from '.';

const WHOLE = { payerCode: 'P1', amount: 1280.5, orderNoList: ['6010', '6011', '6010'] };
const read = (value: unknown) => readPaymentRequest(JSON.stringify(value));

describe('FIN-07 the payment that an address asks for', () => {
  it('is read with payer, amount and each order once', () => {
    expect(read(WHOLE)).toEqual({
      ok: true,
      request: { payerCode: 'P1', amount: '1280.50', orderNos: ['6010', '6011'] },
    });
    expect(read({ payerCode: ' P1 ', amount: '20' })).toEqual({
      ok: true,
      request: { payerCode: 'P1', amount: '20.00', orderNos: [] },
    });
  });

  it.each<[unknown, string]>([
    [undefined, '地址里没有要付的款项'],
    [' ', '地址里没有要付的款项'],
    ['{"payerCode":"P1"', '地址里的付款信息不完整'],
    ['null', '地址里的付款信息不完整'],
    [JSON.stringify({ ...WHOLE, payerCode: 7 }), '地址里没有说付到哪个付款方'],
    [JSON.stringify({ ...WHOLE, amount: undefined }), '地址里的付款金额不对：请输入金额'],
    [JSON.stringify({ ...WHOLE, amount: 0 }), '地址里的付款金额不对：金额要大于 0'],
    [JSON.stringify({ ...WHOLE, amount: 1.005 }), '地址里的付款金额不对：金额最多保留两位小数'],
    [JSON.stringify({ ...WHOLE, amount: 1e21 }), '地址里的付款金额不对：金额只能包含数字和一个小数点'],
    [JSON.stringify({ ...WHOLE, orderNoList: ['<b>'] }), '地址里的订单号不对'],
    [JSON.stringify({ ...WHOLE, orderNoList: '6010' }), '地址里的订单号不对'],
  ])('VALID-01 %s is refused: %s', (text, sentence) => {
    expect(readPaymentRequest(text as string | undefined)).toEqual({ ok: false, text: sentence });
  });

  it('every address is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readPaymentRequest(text).ok).toBe('boolean');
      }),
    );
  });
});
