import { checkAccountGate } from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { href } from '#routes';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

it.each([
  'financeAccountcurrentReconciliation',
  'financeAccountcurrentReconciliationStatement',
  'financeAccountcurrentReconciliationHraccvouch',
] as const)(
  'ROUTE-03b ROUTE-10b a closed gate shows its remark before %s asks for a row, then the home page',
  async (name) => {
    const remark = '财务月结中，请稍后再来';
    const server = exampleApi().answer(checkAccountGate, {
      data: { gateType: 'reconciliation', isOpen: false, remark },
    });
    const router = openPortal('/403');
    void router.navigate(href(name));
    await screen.findByText(remark);
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/index'));
    const calls = server.requests.map(({ operationId }) => operationId);
    expect(calls).toContain('checkAccountGate');
    expect(calls).not.toContain('queryReconciliations');
    expect(calls).not.toContain('queryAccountStatement');
  },
);
