export { type EditableAddress, reasonAgainstDefaultAddress, reasonAgainstEditAddress } from './address-edit';
export { type ListName, payerListName, placeName, shipToListName } from './distinct-address';
export { chooseRegion, type Region, type Regions, regionsError } from './regions';
export {
  ADDRESS_LENGTHS,
  isMobileNumber,
  mobileProblem,
  reasonAgainstChange,
  reasonAgainstRevoke,
  type ShipToChange,
  type ShipToChangeTone,
  shipToChangeTone,
  wholeAddress,
} from './ship-to-change';
