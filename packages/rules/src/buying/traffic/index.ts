export {
  CARPOOL_NAMES,
  type Carpool,
  type CarpoolCall,
  canCarpool,
  type JoinablePackage,
  joinRefusal,
} from './carpool';
export {
  type ChosenPieces,
  type ChosenVolume,
  chosenVolume,
  type LoadFacts,
  type LoadKind,
  type VehicleLoad,
  vehicleLoad,
} from './load';
export { type TrafficOrderAction, type TrafficOrderFacts, trafficActionRefusal } from './order-actions';
export { type PayMoneyFacts, type PayMoneyRead, payMoneyRefusal, readPayMoney } from './pay-money';
export { type PayMoneyRefusal, payMoneyText } from './pay-money-refusals';
export { type ClaimingOrder, type ClaimingVehicle, type PayerRoom, payerRoom } from './payer-room';
export {
  type PricedVehicle,
  type PricedVehicleLine,
  type TodaysPrice,
  vehicleLineDifference,
  withTodaysSum,
} from './price-differences';
export { type SubmitPayer, type SubmitVehicle, vehicleSubmitRefusal } from './submit-refusal';
export { type TrafficOrderRefusal, trafficOrderText } from './traffic-order-refusals';
export {
  type LoadFigure,
  SUBMIT_NAMES,
  type SubmitKind,
  type TrafficRefusal,
  trafficText,
} from './traffic-refusals';
export { volumeText } from './volume-text';
