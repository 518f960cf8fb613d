import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { getUserInfo, queryAccountStatement, queryMyOrders } from '@dealer-portal/sdk/operations';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rememberClosed } from '#platform/page-rights';
import { type AccountFacts, lastAccount } from '#platform/session/account-calls';
import { storeSession } from '#platform/session/session';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

const LAST: AccountFacts = {
  saletoCode: '8800123456',
  sendtoCode: '8800123456',
  saletoCodeSub: '8800123456',
  accountCode: 'wangjg',
  // The calls of this page need no other field of it.
  saleInfo: { customerCode: '8800123456' } as AccountFacts['saleInfo'],
};

/** The last visit knew this account, and found every page open. */
function arriveAgain(): void {
  lastAccount.write(LAST);
  rememberClosed(LAST.saletoCode, () => true);
}

/** Opens a page while the server does not say who is signed in; the bodies with which its orders were asked for. */
async function orderBodiesAt(address: string) {
  const server = exampleApi().answer(getUserInfo, () => new Promise(() => undefined));
  openPortal(address);
  await waitFor(() =>
    expect(server.requests.some(({ operationId }) => operationId === getUserInfo.id)).toBe(true),
  );
  // The page's code has come by now.
  await import('../../features/orders/my-orders/order-list-page');
  await new Promise((resolve) => setTimeout(resolve, 50));
  return server.requests
    .filter(({ operationId }) => operationId === queryMyOrders.id)
    .map(({ body }) => body);
}

it('ORDER-01 the first page of a visit asks for its rows before the account has answered, as the last one', async () => {
  arriveAgain();
  expect(await orderBodiesAt('/myOrder')).toEqual([{ saletoCode: '8800123456', ...FIRST_ROWS }]);
});

it('ORDER-01 a page whose filters depend on the account waits for it, and so does a first visit', async () => {
  expect(await orderBodiesAt('/myOrder')).toEqual([]);
  arriveAgain();
  expect(await orderBodiesAt('/myOrder?status=20')).toEqual([]);
});

it('FIN-01 a list whose filters are the same for every account asks ahead for what its address narrows it to', async () => {
  arriveAgain();
  const server = exampleApi().answer(getUserInfo, () => new Promise(() => undefined));
  openPortal('/accountstatement?beginDate=2026-11-01&endDate=2026-11-30&voucherType=DZ&pageNum=2');
  await waitFor(() =>
    expect(server.requests.find(({ operationId }) => operationId === queryAccountStatement.id)?.body).toEqual(
      {
        customerCode: '8800123456',
        beginDate: '2026-11-01',
        endDate: '2026-11-30',
        voucherType: 'DZ',
        sortBy: 'voucherDate',
        sortOrder: 'desc',
        ...FIRST_ROWS,
        pageNum: 2,
      },
    ),
  );
});

it('MENU-07 the questions that open the frame leave first, before the frame is drawn and before those of the page', async () => {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  arriveAgain();
  const server = exampleApi().answer(getUserInfo, () => new Promise(() => undefined));
  openPortal('/myOrder');
  const ids = () => server.requests.map(({ operationId }) => operationId);
  await waitFor(() => expect(ids()).toContain(queryMyOrders.id));
  expect(ids().slice(0, 8).sort()).toEqual([
    'checkReverseAuthority',
    'getCustomerFlagData',
    'getPermissionList',
    'getRedInvoicePermission',
    'getSaleInfo',
    'getUnfreezeFlags',
    'getUserInfo',
    'listShipTos',
  ]);
  expect(new Set(ids().slice(0, 8)).size).toBe(8);
});
