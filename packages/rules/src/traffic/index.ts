export { CARPOOL_NAMES, type Carpool, type CarpoolEvent, canCarpool, carpool } from './carpool';
export { rangeHint, TRANSFER_RANGE, trafficRange, type VehicleLine, vehicleTotal } from './quantities';
