/** Home in the world at its real size: what its panels say of a part is not said of the whole. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPortal } from '../../test/open-portal';
import { useLedger } from '../../test/world';

interface Policy {
  readonly productCode: string;
  readonly priceType: string;
  readonly endDate?: string;
}

const ledger = useLedger('real');
const TODAY = '2026-11-20';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00+08:00`) });
  ledger.signIn('wholesale');
});

afterEach(() => {
  vi.useRealTimers();
});

it('NAV-01 快到期的价格 are the prices of the whole catalogue that end first', async () => {
  const policies = await ledger.call<readonly Policy[]>(
    '/cart/price/get/specialPrice/8800891234/8800891234/zhengdw',
  );
  const ends = policies
    .filter(({ priceType, endDate = '' }) => priceType === 'TJ' && endDate >= TODAY)
    .map(({ endDate = '' }) => endDate)
    .toSorted()
    .map((endDate) => endDate.slice(5));
  expect(ends.length).toBeGreaterThan(100);
  openPortal('/index');
  const panel = within(await screen.findByRole('region', { name: '快到期的价格' }, { timeout: 20_000 }));
  const rows = await panel.findAllByRole('listitem', {}, { timeout: 20_000 });
  const shown = rows.map(({ textContent }) => /(\d\d-\d\d) 止/.exec(textContent ?? '')?.[1]);
  expect(shown).toEqual(ends.slice(0, 4));
}, 60_000);

it('ORDER-01 到货 says of how many deliveries it speaks', async () => {
  openPortal('/index');
  const panel = within(await screen.findByRole('region', { name: '到货' }, { timeout: 20_000 }));
  await panel.findByText(/^最近 10 单中在途 /, {}, { timeout: 20_000 });
}, 60_000);
