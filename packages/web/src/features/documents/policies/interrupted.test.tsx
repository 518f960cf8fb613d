/** Policies, prizes and counties before the mock's ledger, while their calls are refused or fail. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

const rows = () => document.querySelectorAll('[data-row-key]');

const DELIVERIES = 'queryPolicyDeliveries';

it.each([
  ['/policyTrackTob', '政策', { operationId: DELIVERIES, kind: 'status', status: 429 }],
  ['/policyTrackToc', '政策', { operationId: DELIVERIES, kind: 'status', status: 500 }],
  ['/feeAllotCashDetail', '奖励', { operationId: 'queryPolicyPrizes', kind: 'empty200' }],
  ['/countyPolicyTracking', '政策', { operationId: DELIVERIES, kind: 'html200' }],
])('FIN-09 %s comes once it is asked for again', async (address, noun, fault) => {
  await armFault(fault);
  await openAddress(address);
  expect(await screen.findAllByText(`${noun}没有加载出来`)).not.toEqual([]);
  await pressReady('重试');
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
});

it('FIN-09a a policy leads to its prizes, which come once they are asked for again', async () => {
  await openAddress('/policyTrackTob');
  const [policy] = await screen.findAllByRole('link', { name: /^ZC/ });
  await armFault({ operationId: 'queryPolicyPrizes', kind: 'status', status: 500 });
  const address = policy?.getAttribute('href') ?? '';
  expect(new URL(address, location.origin).searchParams.get('policyNo')).toBe(policy?.textContent);
  cleanup();
  await openAddress(address);
  expect(await screen.findAllByText('奖励没有加载出来')).not.toEqual([]);
  await pressReady('重试');
  await waitFor(() => expect(screen.queryByText('奖励没有加载出来')).toBeNull());
});
