import { describe, expect, it } from 'vitest';
import { type SubmitVehicle, vehicleSubmitProblem } from './submit-problem';

const payers = [{ payerCode: 'P', balance: 100 }];
const vehicle = (change: Partial<SubmitVehicle> = {}): SubmitVehicle => ({
  IBR_ID: 'V1',
  SENDTOCODE: 'S1',
  SUMMONEY: 100,
  PAYTOCODE: 'P',
  CARVOLUME: 40,
  SUMVOLUME: 20,
  orderList: [],
  ...change,
});

describe('TRAF-01 TRANS-01 the reasons against a submit', () => {
  it.each([
    [[], '请先选择要提交的车次'],
    [[vehicle(), vehicle({ SENDTOCODE: 'S2' })], '一次只能提交同一送达方的车次'],
    [[vehicle({ SUMVOLUME: 41 })], 'V1：超出车型容积 1 m³，请减少数量'],
    [[vehicle({ PAYTOCODE: '' })], 'V1：请选择付款方'],
    [[vehicle({ SUMMONEY: 100.01 })], 'V1：付款方余额仅 ¥100.00，请减少金额或更换付款方'],
    [[vehicle({ PAYTOCODE: 'unknown', SUMMONEY: 5000 })], undefined],
    [[vehicle({ SUMMONEY: 50 }), vehicle({ IBR_ID: 'V2', SUMMONEY: 50 })], undefined],
    [[vehicle({ PAYMONEY: 40 }), vehicle({ IBR_ID: 'V2', PAYMONEY: 60 })], undefined],
    [
      [vehicle(), vehicle({ IBR_ID: 'V2', PAYMONEY: 0.01 })],
      '付款方 P 余额仅 ¥100.00，所选共需 ¥100.01，请更换付款方或分次提交',
    ],
    [[vehicle({ PAYTOCODE: 'unknown' }), vehicle({ IBR_ID: 'V2', PAYTOCODE: 'unknown' })], undefined],
  ])('%j: %s', (chosenVehicles, text) => {
    expect(vehicleSubmitProblem(chosenVehicles, payers, '车次')).toBe(text);
  });

  it.each([null, undefined])('a vehicle whose lines did not come (%s) is not submitted', (orderList) => {
    expect(vehicleSubmitProblem([vehicle({ orderList })], payers, '调货单')).toBe(
      'V1：没有读到明细，暂不能提交，请稍后再试',
    );
  });

  it('leaves the load of a transfer alone', () => {
    expect(vehicleSubmitProblem([vehicle({ SUMVOLUME: 41 })], payers, '调货单')).toBeUndefined();
    expect(vehicleSubmitProblem([], payers, '调货单')).toBe('请先选择要提交的调货单');
  });
});
