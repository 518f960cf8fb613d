import { addToTrafficCart, addToTransferCart } from '@dealer-portal/sdk/operations';
import type { WantedRow } from '#kits/order-list/order-row';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import type { CarType } from '../queries';
import type { GoodsRow } from './goods-list';

/** Puts goods into the whole-vehicle cart; without a car type the system chooses one. */
export function addToVehicle(account: AccountScope, line: WantedRow<GoodsRow>, car: CarType | undefined) {
  const body = { ...lineOf(account, line), ...(car && { carType: car.carType }) };
  return api.call(addToTrafficCart, { body }, { isSilent: true });
}

/** Puts goods into the transfer cart. */
export function addToTransfer(account: AccountScope, line: WantedRow<GoodsRow>) {
  return api.call(addToTransferCart, { body: lineOf(account, line) }, { isSilent: true });
}

function lineOf({ saletoCode, sendtoCode }: AccountScope, { row, number }: WantedRow<GoodsRow>) {
  const { productCode, supplyCode } = row.goods;
  return { saletoCode, sendtoCode, productCode, number, ...(supplyCode && { supplyCode }) };
}
