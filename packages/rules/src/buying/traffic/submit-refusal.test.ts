import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { type SubmitVehicle, vehicleSubmitRefusal } from './submit-refusal';

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
    [[], refuse('traffic.noneChosen', { kind: 'vehicle' })],
    [[vehicle(), vehicle({ SENDTOCODE: 'S2' })], refuse('traffic.shipTos', { kind: 'vehicle' })],
    [
      [vehicle({ SUMVOLUME: 41 })],
      refuse('traffic.vehicle', { vehicle: 'V1', reason: refuse('traffic.loadOver', { volume: 1 }) }),
    ],
    [
      [vehicle({ PAYTOCODE: '' })],
      refuse('traffic.vehicle', { vehicle: 'V1', reason: refuse('traffic.payerMissing') }),
    ],
    [
      [vehicle({ SUMMONEY: 100.01 })],
      refuse('traffic.vehicle', {
        vehicle: 'V1',
        reason: refuse('payMoney.aboveBalance', { balance: 100 }),
      }),
    ],
    [[vehicle({ PAYTOCODE: 'unknown', SUMMONEY: 5000 })], undefined],
    [[vehicle({ SUMMONEY: 50 }), vehicle({ IBR_ID: 'V2', SUMMONEY: 50 })], undefined],
    [[vehicle({ PAYMONEY: 40 }), vehicle({ IBR_ID: 'V2', PAYMONEY: 60 })], undefined],
    [
      [vehicle(), vehicle({ IBR_ID: 'V2', PAYMONEY: 0.01 })],
      refuse('traffic.payerShort', { payerCode: 'P', balance: 100, needed: '100.01' }),
    ],
    [[vehicle({ PAYTOCODE: 'unknown' }), vehicle({ IBR_ID: 'V2', PAYTOCODE: 'unknown' })], undefined],
  ])('%j: %s', (chosenVehicles, text) => {
    expect(vehicleSubmitRefusal(chosenVehicles, payers, 'vehicle')).toEqual(text);
  });

  it.each([null, undefined])('a vehicle whose lines did not come (%s) is not submitted', (orderList) => {
    expect(vehicleSubmitRefusal([vehicle({ orderList })], payers, 'transfer')).toEqual(
      refuse('traffic.vehicle', { vehicle: 'V1', reason: refuse('traffic.noLines') }),
    );
  });

  it('leaves the load of a transfer alone', () => {
    expect(vehicleSubmitRefusal([vehicle({ SUMVOLUME: 41 })], payers, 'transfer')).toBeUndefined();
    expect(vehicleSubmitRefusal([], payers, 'transfer')).toEqual(
      refuse('traffic.noneChosen', { kind: 'transfer' }),
    );
  });
});
