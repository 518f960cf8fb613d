import { expect, it } from 'vitest';
import { addressText } from './address-refusals';
import { defaultAddressRefusal, editAddressRefusal } from './index';

it.each([
  [{ status: '1' }, undefined],
  [{}, undefined],
  [{ status: '0' }, '失效的地址不能修改'],
])('name and contact of %o are kept from a change by: %s', (address, reason) => {
  expect(addressText(editAddressRefusal(address))).toBe(reason);
});

it.each([
  [{ addressCode: 'A', status: '1' }, '已是默认送达方'],
  [{ addressCode: 'B', status: '0' }, '失效的地址不能设为默认'],
  [{ addressCode: 'B', status: '1' }, undefined],
  [{ addressCode: 'B' }, undefined],
])('%o cannot become the default in place of A, because of: %s', (address, reason) => {
  expect(addressText(defaultAddressRefusal(address, 'A'))).toBe(reason);
});
