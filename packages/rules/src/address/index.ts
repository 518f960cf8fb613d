export { type DeliveryFacts, type DeliveryType, deliveryType } from './delivery-type';
export {
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
