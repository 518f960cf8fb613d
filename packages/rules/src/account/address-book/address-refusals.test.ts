import { expect, it } from 'vitest';
import { ENGLISH } from '../../english';
import { editAddressRefusal } from './address-edit';
import { type AddressRefusal, addressText } from './address-refusals';
import { regionsRefusal } from './regions';

it('VALID-01 a refusal is a code with what its sentence names, in the language that the caller chooses', () => {
  const [province, city] = [
    { code: '37', name: 'Shandong' },
    { code: '4401', name: 'Guangzhou', parentCode: '44' },
  ];
  const refusal = regionsRefusal({ province, city, area: { code: '1', name: 'X' } });
  expect(refusal).toEqual({
    code: 'address.cityOutside',
    params: { place: 'Guangzhou', outer: 'Shandong' },
  });
  expect(addressText(refusal)).toBe('Guangzhou不在Shandong，请重新选择市和区县');
  expect(addressText(refusal, ENGLISH)).toBe('Guangzhou is not in Shandong: choose city and district again');
  expect(addressText(editAddressRefusal({ status: '1' }), ENGLISH)).toBeUndefined();
});

const PLACE = { place: 'X', outer: 'Y' };
/** One of each code, which the compiler counts. */
const REFUSALS: { readonly [Code in AddressRefusal['code']]: Extract<AddressRefusal, { code: Code }> } = {
  'address.regionMissing': { code: 'address.regionMissing', params: {} },
  'address.cityOutside': { code: 'address.cityOutside', params: PLACE },
  'address.areaOutside': { code: 'address.areaOutside', params: PLACE },
  'address.mobile': { code: 'address.mobile', params: {} },
  'address.editInvalid': { code: 'address.editInvalid', params: {} },
  'address.isDefault': { code: 'address.isDefault', params: {} },
  'address.defaultInvalid': { code: 'address.defaultInvalid', params: {} },
  'address.changePending': { code: 'address.changePending', params: {} },
  'address.changeEnded': { code: 'address.changeEnded', params: {} },
  'address.revokeLate': { code: 'address.revokeLate', params: {} },
};

it.each(Object.values(REFUSALS))('VALID-01 $code has a Chinese and an English sentence', (refusal) => {
  expect(addressText(refusal)).toMatch(/\p{Script=Han}/u);
  expect(addressText(refusal, ENGLISH)).toMatch(/^[\x20-\x7e]+$/);
});
