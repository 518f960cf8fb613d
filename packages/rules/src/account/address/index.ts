export { type DeliveryRefusal, deliveryText } from './delivery-refusals';
export { type DeliveryFacts, type DeliveryType, deliveryRefusal, deliveryType } from './delivery-type';
export {
  defaultAmong,
  defaultShipTo,
  filterShipTos,
  type NamedAddress,
  type ShipTo,
  shipToLabel,
  visibleAddresses,
} from './ship-to';
export {
  RELOAD_AFTER_MS,
  type SwitchEvent,
  type SwitchState,
  startSwitch,
  switchAddress,
} from './switch-address';
