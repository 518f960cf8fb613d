import type { Sentences } from '../../base/refusal';
import type { AddressParams } from './address-refusals';

export const ADDRESS_ENGLISH: Sentences<AddressParams> = {
  'address.regionMissing': () => 'Choose a province, a city and a district',
  'address.cityOutside': ({ place, outer }) => `${place} is not in ${outer}: choose city and district again`,
  'address.areaOutside': ({ place, outer }) => `${place} is not in ${outer}: choose the district again`,
  'address.mobile': () => 'Enter a mobile number of 11 digits',
  'address.editInvalid': () => 'An address that is not valid any more cannot be changed',
  'address.isDefault': () => 'This is the default ship-to already',
  'address.defaultInvalid': () => 'An address that is not valid any more cannot be the default',
  'address.changePending': () => 'A change is waiting for approval: revoke it, or wait until it is decided',
  'address.changeEnded': () => 'The approval has ended: it cannot be revoked',
  'address.revokeLate': () => 'It cannot be revoked at this step of the approval: ask your account manager',
};
