import { listCart } from '@dealer-portal/sdk/operations';
import { getSaleInfoExamples, listCartExamples } from '@dealer-portal/sdk/testing/examples';
import { expect, it } from 'vitest';
import { createQueryClient } from '#platform/calls/query';
import type { AccountFacts } from '#platform/session/account-calls';
import { accountApi } from '../../test/render-page';
import { cartNowQuery, cartQuery } from './cart-query';

const ACCOUNT: AccountFacts = {
  saletoCode: '8800123456',
  sendtoCode: '8800123456',
  saletoCodeSub: '8800123456',
  accountCode: 'admin',
  saleInfo: getSaleInfoExamples.data(),
};

it.each([
  ['the cart', cartQuery],
  ['the cart as it is now', cartNowQuery],
] as const)('CART-07 without a sub-account %s is empty at once, and nothing is asked', async (_, queryOf) => {
  const server = accountApi().answerExamples(listCartExamples);
  const client = createQueryClient();
  expect(await client.fetchQuery(queryOf({ ...ACCOUNT, saletoCodeSub: '' }))).toEqual([]);
  expect(server.requests).toEqual([]);
  expect(await client.fetchQuery(queryOf(ACCOUNT))).toHaveLength(listCartExamples.data().length);
  expect(server.requests.map(({ operationId }) => operationId)).toEqual([listCart.id]);
});
