export {
  CARPOOL_NAMES,
  type Carpool,
  type CarpoolCall,
  canCarpool,
  type JoinablePackage,
  reasonAgainstJoin,
} from './carpool';
export {
  type ChosenPieces,
  type ChosenVolume,
  chosenVolume,
  type LoadFacts,
  type LoadKind,
  type VehicleLoad,
  vehicleLoad,
  volumeText,
} from './load';
export { reasonAgainstTrafficAction, type TrafficOrderAction, type TrafficOrderFacts } from './order-actions';
export { type PayMoneyFacts, payMoneyProblem, readPayMoney } from './pay-money';
export { type ClaimingOrder, type ClaimingVehicle, type PayerRoom, payerRoom } from './payer-room';
export {
  type PricedVehicle,
  type PricedVehicleLine,
  type TodaysPrice,
  vehicleLineDifference,
  withTodaysSum,
} from './price-differences';
export {
  type SubmitKind,
  type SubmitPayer,
  type SubmitVehicle,
  vehicleSubmitProblem,
} from './submit-problem';
