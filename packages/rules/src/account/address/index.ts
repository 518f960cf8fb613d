export { type DeliveryFacts, type DeliveryType, deliveryType, reasonAgainstDelivery } from './delivery-type';
export {
  defaultAmong,
  defaultShipTo,
  filterShipTos,
  type NamedAddress,
  type ShipTo,
  shipToLabel,
  visibleAddresses,
} from './ship-to';
export { type SwitchEvent, type SwitchState, startSwitch, switchAddress } from './switch-address';
