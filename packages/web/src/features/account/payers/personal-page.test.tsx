import { getUserInfo } from '@dealer-portal/sdk/operations';
import { getUserInfoExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { openPortal } from '../../../test/open-portal';

const ADDRESS = '/personal/payerZY?tab=account';

it('ACC-01d an administrator reads the sub-accounts', async () => {
  const server = exampleApi();
  openPortal(ADDRESS);
  await screen.findByRole('grid', { name: '子账号' });
  expect(server.requests.some(({ operationId }) => operationId === 'listSubAccounts')).toBe(true);
});

it('ACC-01d a user who is no administrator reads so, and the sub-accounts are not asked for', async () => {
  const user = getUserInfoExamples.data('directAdmin');
  const server = exampleApi().answer(getUserInfo, { data: { ...user, isAdmin: false } });
  openPortal(ADDRESS);
  await screen.findByText('只有管理员可以管理子账号');
  expect(server.requests.some(({ operationId }) => operationId === 'listSubAccounts')).toBe(false);
});
