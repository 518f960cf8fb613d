import { addToTrafficCart, addToTransferCart } from '@dealer-portal/sdk/operations';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf } from '../../../../test/render-page';
import { addToTransfer, addToVehicle } from './calls';
import { goodsRow } from './goods-list';

const account = { saletoCode: '8800123456', sendtoCode: '8800130001' };
/** A row with prices, which are not sent: the server prices a line by its vehicle or its warehouse. */
const row = goodsRow({
  productCode: 'GR1',
  productName: '冰箱',
  unitPrice: 1799,
  minNum: 1,
  maxNum: 60,
  supplyCode: 'JD3702',
});
const line = { ...account, productCode: 'GR1', number: 20, supplyCode: 'JD3702' };

it('TRAF-01 goods go into a vehicle with their number, supply and car, and with no price, type or version', async () => {
  const api = accountApi().answer(addToTrafficCart, { code: '1' });
  await addToVehicle(account, { row, number: 20 }, { carType: 'C096', carTypeName: '9.6 米', carVolume: 55 });
  await addToVehicle(account, { row, number: 20 }, undefined);
  expect(bodiesOf(api, 'addToTrafficCart')).toEqual([{ ...line, carType: 'C096' }, line]);
});

it('TRANS-01 goods go into the transfer cart with their number and supply, and with no price, type or version', async () => {
  const api = accountApi().answer(addToTransferCart, { code: '1' });
  await addToTransfer(account, { row, number: 20 });
  expect(bodiesOf(api, 'addToTransferCart')).toEqual([line]);
});
