import { getUserInfo } from '@dealer-portal/sdk/operations';
import { getUserInfoExamples } from '@dealer-portal/sdk/testing/examples';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Persona, personaApi } from '../../test/persona-api';
import { renderShell } from '../../test/render-shell';
import { MainLayout } from './main-layout';

/** The calls that a frame waits for. */
const CALLS = [
  'getUserInfo',
  'getPermissionList',
  'listShipTos',
  'getSaleInfo',
  'getRedInvoicePermission',
  'checkReverseAuthority',
  'getCustomerFlagData',
  'getUnfreezeFlags',
];

/** The page is loaded again, and the user is not answered before everything else was calls. */
async function reload(persona: Persona): Promise<readonly string[]> {
  cleanup();
  let release = () => undefined;
  const later = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  const api = personaApi(persona).answer(getUserInfo, async () => {
    await later;
    return { data: getUserInfoExamples.data(persona) };
  });
  const page = renderShell(MainLayout);
  await waitFor(() =>
    expect(api.requests.map(({ operationId }) => operationId)).toContain('getPermissionList'),
  );
  const calls = api.requests.map(({ operationId }) => operationId);
  release();
  await page;
  await screen.findByRole('heading', { name: '/index' });
  const counts = CALLS.map((call) => api.requests.filter(({ operationId }) => operationId === call).length);
  expect(counts).toEqual(CALLS.map(() => 1));
  return calls;
}

it('MENU-07 all that a frame waits for is calls at once from the second page load on, each call once', async () => {
  expect(new Set(await reload('directAdmin'))).toEqual(new Set(CALLS.slice(0, 2)));
  expect(new Set(await reload('directAdmin'))).toEqual(new Set(CALLS));
});
