export { type EditableAddress, whyNotDefaultAddress, whyNotEditAddress } from './address-edit';
export { type DeliveryFacts, type DeliveryType, deliveryType, whyNotDelivery } from './delivery-type';
export {
  defaultShipTo,
  filterShipTos,
  type NamedAddress,
  type ShipTo,
  shipToLabel,
  visibleAddresses,
} from './ship-to';
export {
  ADDRESS_LENGTHS,
  isMobileNumber,
  type Region,
  type ShipToChange,
  type ShipToChangeTone,
  shipToChangeTone,
  wholeAddress,
  whyNotChange,
  whyNotRevoke,
} from './ship-to-change';
export {
  RELOAD_AFTER_MS,
  type SwitchEvent,
  type SwitchState,
  startSwitch,
  switchAddress,
} from './switch-address';
