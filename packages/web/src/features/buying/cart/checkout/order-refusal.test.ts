import {
  checkOrderQuotaCompose,
  checkRemoteCloudWarehouse,
  getCartAgreementStatus,
  getEsCustomerPermission,
  getSzkcConfigCustomer,
  getSzkcRuleLock,
} from '@dealer-portal/sdk/operations';
import { beforeEach, expect, it } from 'vitest';
import type { Account } from '#platform/session/account';
import { accountApi } from '../../../../test/render-page';
import { orderRefusal } from './order-refusal';

const CART = {
  saletoCode: 'S',
  sendtoCode: 'T',
  splitComposeList: [{ activityType: 1 as const, number: 2, productList: [{ productCode: 'A', number: 2 }] }],
};
// The rule reads these two of the account.
const ACCOUNT = { saletoCode: 'S', saleInfo: { customerCode: 'C1' } } as Account;
const over = { productCode: 'A', productModel: 'BCD-1', quota: 1, number: 2 };

let server: ReturnType<typeof accountApi>;
beforeEach(() => {
  server = accountApi()
    .answer(getEsCustomerPermission, { data: true })
    .answer(getCartAgreementStatus, { data: { status: '1', statusName: '已签署' } })
    .answer(checkOrderQuotaCompose, { data: { isPassed: true, overList: [] } })
    .answer(getSzkcConfigCustomer, { data: false });
});
const refusal = () => orderRefusal(ACCOUNT, CART);

it('CART-03 nothing is in the way of an ordinary cart', async () => {
  expect(await refusal()).toBeUndefined();
  const sent = server.requests.find(({ operationId }) => operationId === 'checkOrderQuotaCompose');
  expect(sent?.body).toEqual(CART);
});

it('CART-03 a customer without the permission, an unsigned agreement and a passed quota are named', async () => {
  server.answer(checkOrderQuotaCompose, { data: { isPassed: false, overList: [over, over] } });
  expect(await refusal()).toBe('BCD-1等 2 种产品超出下单额度：剩余 1 台，本次 2 台，请减少数量');
  server.answer(getCartAgreementStatus, {
    data: { status: '0', statusName: '未签署', agreementName: '2026年度经销合同' },
  });
  expect(await refusal()).toBe('请先签署《2026年度经销合同》，签署后再结算');
  server.answer(getEsCustomerPermission, { data: false });
  expect(await refusal()).toBe('客户 C1 没有下单权限，请联系客户经理开通');
});

it('CART-03 a question without an answer holds nothing back', async () => {
  const lost = () => {
    throw new Error('connection reset');
  };
  server
    .answer(getEsCustomerPermission, lost)
    .answer(getCartAgreementStatus, lost)
    .answer(checkOrderQuotaCompose, lost)
    .answer(getSzkcConfigCustomer, lost);
  expect(await refusal()).toBeUndefined();
});

it('CART-03 goods of a remote cloud warehouse go on only when the sold-to may order there', async () => {
  const remote = { ...CART.splitComposeList[0], activityType: 1 as const, number: 2 };
  const productList = [{ productCode: 'A', number: 2, yuncangType: 'YD' }];
  const cart = { ...CART, splitComposeList: [{ ...remote, productList }] };
  server.answer(checkRemoteCloudWarehouse, { data: false });
  expect(await orderRefusal(ACCOUNT, cart)).toContain('售达方 S 没有开通异地云仓');
  server.answer(checkRemoteCloudWarehouse, { data: true });
  expect(await orderRefusal(ACCOUNT, cart)).toBeUndefined();
});

it('CART-03 a product that a stock rule locks is named; locks of other products count nothing', async () => {
  const lock = (productCode: string) => ({ productCode, isLocked: true, msg: '暂由客户经理分配' });
  server.answer(getSzkcConfigCustomer, { data: true }).answer(getSzkcRuleLock, { data: [lock('B')] });
  expect(await refusal()).toBeUndefined();
  server.answer(getSzkcRuleLock, { data: [lock('A')] });
  expect(await orderRefusal(ACCOUNT, CART, new Map([['A', 'BCD-1']]))).toBe(
    'BCD-1 暂不能下单：暂由客户经理分配',
  );
});
