import { checkOmsAuthorized, listSaleOrgFactories, verifyCustomerLogin } from '@dealer-portal/sdk/operations';
import { listSalesViewsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { openPortal } from '../../../test/open-portal';

const readRequests = (server: ReturnType<typeof exampleApi>, id: string) =>
  server.requests.filter(({ operationId }) => operationId === id);

describe('ROUTE-06 the customer view', () => {
  it('ROUTE-06a verifies the login with the sold-to code before it shows the archive', async () => {
    const server = exampleApi();
    openPortal('/customerview');
    expect(await screen.findByRole('region', { name: '联系方式' })).toBeTruthy();
    const [verified] = readRequests(server, 'verifyCustomerLogin');
    expect(verified?.url.pathname).toMatch(/loginVerify\/8800123456$/);
    const calls = server.requests.map(({ operationId }) => operationId);
    expect(calls.indexOf('verifyCustomerLogin')).toBeLessThan(calls.indexOf('getCustomerArchive'));
  });

  it('ROUTE-06a shows where the customer is opened for sale and who delivers; one list that fails leaves the other', async () => {
    exampleApi().answer(listSaleOrgFactories, { code: '0', msg: '工厂查询失败' });
    openPortal('/customerview');
    const [view] = listSalesViewsExamples.data();
    expect(await screen.findByText(view?.productGroupName ?? 'none')).toBeTruthy();
    expect(await screen.findByText('工厂查询失败')).toBeTruthy();
  });

  it('ROUTE-06b shows nothing of the customer when the login is refused', async () => {
    const server = exampleApi().answer(verifyCustomerLogin, { data: false });
    openPortal('/customerview');
    expect(await screen.findByText('当前账号不能查看这个客户')).toBeTruthy();
    expect(readRequests(server, 'getCustomerArchive')).toEqual([]);
  });

  it.each([
    [{ data: true }, 'OMS 已授权'],
    [{ data: false }, 'OMS 未授权'],
    [{ code: '0', msg: '客户不存在，请联系客户经理' }, 'OMS 授权状态没有取到'],
  ])('says whether the order management system has authorised the customer: %j', async (answer, text) => {
    exampleApi().answer(checkOmsAuthorized, answer);
    openPortal('/customerview');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByRole('region', { name: '联系方式' })).toBeTruthy();
  });

  it('for the call centre takes the customer from the address and verifies nothing', async () => {
    const server = exampleApi();
    openPortal('/udeskcustomerview?customerCode=8800123456');
    expect(await screen.findByRole('region', { name: '联系方式' })).toBeTruthy();
    expect(readRequests(server, 'verifyCustomerLogin')).toEqual([]);
  });

  it('AUTH-04 for the call centre without a session offers login and asks nothing', async () => {
    const server = exampleApi();
    window.localStorage.clear();
    openPortal('/udeskcustomerview?customerCode=8800123456');
    expect(await screen.findByText('登录后才能查看客户档案')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });
});

it('the certificates that run out are listed, those that hold are not', async () => {
  exampleApi();
  openPortal('/identificationOverdue');
  expect(await screen.findByText('品牌授权书')).toBeTruthy();
  expect(screen.queryByText('营业执照')).toBeNull();
});
