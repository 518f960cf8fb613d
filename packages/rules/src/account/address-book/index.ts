export { defaultAddressRefusal, type EditableAddress, editAddressRefusal } from './address-edit';
export { type AddressRefusal, addressText } from './address-refusals';
export { type ListName, payerListName, placeName, shipToListName } from './distinct-address';
export { chooseRegion, type Region, type Regions, regionsRefusal } from './regions';
export {
  ADDRESS_LENGTHS,
  changeRefusal,
  isMobileNumber,
  MOBILE_LENGTH,
  mobileRefusal,
  revokeRefusal,
  type ShipToChange,
  type ShipToChangeTone,
  shipToChangeTone,
  wholeAddress,
} from './ship-to-change';
