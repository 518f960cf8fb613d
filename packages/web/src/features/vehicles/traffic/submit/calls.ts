import type { OrderSource } from '@dealer-portal/rules/order-source';
import { preCheckTrafficOrder, submitTrafficCart, submitTransferOrder } from '@dealer-portal/sdk/operations';
import { api, quietApi } from '#platform/calls/api';
import type { Vehicle } from '../queries';

/** The vehicles or transfer groups that are submitted together, all for one ship-to. */
export interface VehicleSubmit {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly vehicles: readonly Vehicle[];
}

/** Checks before the submit whether every line may be ordered (HTTP-01). */
export function checkVehicles(submit: VehicleSubmit, signal: AbortSignal) {
  return quietApi.call(preCheckTrafficOrder, { body: bodyOf(submit) }, { signal });
}

/** Places whole vehicles; the submit shows the result (TRAF-01). */
export function placeVehicles(submit: VehicleSubmit, origin: OrderSource) {
  return api.call(submitTrafficCart, { body: { ...bodyOf(submit), ...origin } }, { isSilent: true });
}

/** Places transfers; the submit shows the result (TRANS-01). */
export function placeTransfers(submit: VehicleSubmit, origin: OrderSource) {
  return api.call(submitTransferOrder, { body: { ...bodyOf(submit), ...origin } }, { isSilent: true });
}

function bodyOf({ saletoCode, sendtoCode, vehicles }: VehicleSubmit) {
  return { saletoCode, sendtoCode, IBRIDList: vehicles.map(({ IBR_ID }) => IBR_ID) };
}
