export { rangeHint, TRANSFER_RANGE, trafficRange, type VehicleLine } from './quantities';
