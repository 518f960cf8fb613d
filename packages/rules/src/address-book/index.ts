export { type EditableAddress, whyNotDefaultAddress, whyNotEditAddress } from './address-edit';
export { type ListName, payerListName, shipToListName } from './distinct-address';
export { chooseRegion, type Region, type Regions, regionsError } from './regions';
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
