import { expect, it, vi } from 'vitest';
import { strToU8, unzip, zip } from './zip-in-place.ts';

/** More than a part that `fflate` leaves to the thread of its caller. */
const LARGE = '<c r="A1"><v>100.25</v></c>'.repeat(60_000);

it('FIN-01a FIN-02 CART-08 a large workbook is written and read without a worker of the library, which a host refuses', () => {
  const refused = vi.fn(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment');
  });
  vi.stubGlobal('Worker', refused);
  const read = vi.fn();
  zip({ 'xl/sheet1.xml': strToU8(LARGE) }, (_, archive) => {
    if (archive) unzip(archive, { filter: ({ name }) => name.endsWith('.xml') }, read);
  });
  const [error, files] = read.mock.calls[0] ?? [];
  expect(error).toBeNull();
  expect(new TextDecoder().decode(files['xl/sheet1.xml'])).toBe(LARGE);
  expect(refused).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('CART-08 an archive that cannot be unpacked is an error of its reader', () => {
  const read = vi.fn();
  unzip(new Uint8Array(40), read);
  expect(read).toHaveBeenCalledExactlyOnceWith(expect.any(Error), undefined);
});
