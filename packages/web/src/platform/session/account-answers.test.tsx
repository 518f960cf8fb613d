import {
  checkReverseAuthority,
  getCustomerFlagData,
  getPermissionList,
  getRedInvoicePermission,
  getSaleInfo,
  getUnfreezeFlags,
  listShipTos,
} from '@dealer-portal/sdk/operations';
import {
  checkReverseAuthorityExamples,
  getCustomerFlagDataExamples,
  getPermissionListExamples,
  getRedInvoicePermissionExamples,
  getSaleInfoExamples,
  getUnfreezeFlagsExamples,
  listShipTosExamples,
} from '@dealer-portal/sdk/testing/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { personaApi } from '../../test/persona-api';
import { createQueryClient } from '../calls/query';
import { PermissionsProvider } from '../permissions';
import { AccountProvider } from './account';

const PERSONA = 'directAdmin';

it('MENU-07 what is known of an account is drawn at once, however its answers come one after another', async () => {
  personaApi(PERSONA)
    .answer(listShipTos, { data: listShipTosExamples.data(PERSONA) }, { delayMs: 10 })
    .answer(getSaleInfo, { data: getSaleInfoExamples.data(PERSONA) }, { delayMs: 30 })
    .answer(getPermissionList, { data: getPermissionListExamples.data(PERSONA) }, { delayMs: 10 })
    .answer(getRedInvoicePermission, { data: getRedInvoicePermissionExamples.data(PERSONA) }, { delayMs: 30 })
    .answer(checkReverseAuthority, { data: checkReverseAuthorityExamples.data(PERSONA) }, { delayMs: 50 })
    .answer(getCustomerFlagData, { data: getCustomerFlagDataExamples.data(PERSONA) }, { delayMs: 70 })
    .answer(getUnfreezeFlags, { data: getUnfreezeFlagsExamples.data(PERSONA) }, { delayMs: 90 });
  const onDraw = vi.fn();
  const onPage = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Profiler id="account" onRender={onDraw}>
        <AccountProvider fallback={null}>
          <PermissionsProvider fallback={null}>
            <Profiler id="page" onRender={onPage}>
              页面
            </Profiler>
          </PermissionsProvider>
        </AccountProvider>
      </Profiler>
    </QueryClientProvider>,
  );
  await screen.findByText('页面');
  expect(onPage).toHaveBeenCalledTimes(1);
  // One by one, the seven answers were drawn ten times; two of these only announce a drawing in pieces.
  expect(onDraw.mock.calls.length).toBeLessThanOrEqual(7);
});
