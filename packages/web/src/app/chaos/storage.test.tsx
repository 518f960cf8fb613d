/** What the browser keeps for the portal may be anything: written by a former version, cut off, full or forbidden. */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/session';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';
import { untilStill } from '../../test/until-still';

const ADDRESSES = [
  '/index',
  '/cart',
  '/myOrder',
  '/accountstatement',
  '/onlinePayment',
  '/malllist',
] as const;

/** Values that stand under every name of the portal: cut off, of another shape, of a former version, of somebody else. */
const CONTENTS = [
  '{',
  '[]',
  '{}',
  'null',
  '"text"',
  '-1',
  '{"version":1,"items":[{"id":null}]}',
  '[[null]]',
] as const;

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

/** Opens pages one after another; says which of them did not open. */
async function openAll(prepare: () => void): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const address of ADDRESSES) {
    prepare();
    openPortal(address);
    await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
    const isStill = await untilStill();
    if (!isStill || /页面显示出错|页面没有打开|显示出错，其他/.test(document.body.textContent))
      broken.push(address);
    cleanup();
  }
  return broken;
}

/** Whose a tab was and who is signed in: another name in them rightly leads home. */
const OF_THE_USER = /:(?:session|shownTo)$/;

/** Writes a text under all names that pages have written. */
function writeEverywhere(text: string): number {
  let count = 0;
  for (const storage of [window.localStorage, window.sessionStorage]) {
    for (const name of Object.keys(storage)) {
      if (!name.startsWith('dealer-portal:') || OF_THE_USER.test(name)) continue;
      storage.setItem(name, text);
      count += 1;
    }
  }
  return count;
}

it('CACHE-01 AUTH-01 pages open over anything that stands in their storage', async () => {
  exampleApi();
  expect(await openAll(() => undefined)).toEqual([]);
  expect(writeEverywhere('{}')).toBeGreaterThan(0);
  for (const text of CONTENTS) {
    const broken = await openAll(() => void writeEverywhere(text));
    expect(broken, text).toEqual([]);
  }
}, 300_000);

it('CACHE-01 AUTH-01 pages open where the storage is full, and where it is forbidden', async () => {
  exampleApi();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await openAll(() => undefined)).toEqual([]);
  vi.restoreAllMocks();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await openAll(() => void storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 }))).toEqual([]);
}, 300_000);
