export { type EditableAddress, whyNotDefaultAddress, whyNotEditAddress } from './address-edit';
export { type DeliveryFacts, type DeliveryType, deliveryType, whyNotDelivery } from './delivery-type';
export { type ListName, payerListName, shipToListName } from './distinct-address';
export { chooseRegion, type Region, type Regions, regionsError } from './regions';
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
  ADDRESS_LENGTHS,
  isMobileNumber,
  type ShipToChange,
  type ShipToChangeTone,
  shipToChangeTone,
  wholeAddress,
  whyNotChange,
  whyNotRevoke,
} from './ship-to-change';
export { type SwitchEvent, type SwitchState, startSwitch, switchAddress } from './switch-address';
