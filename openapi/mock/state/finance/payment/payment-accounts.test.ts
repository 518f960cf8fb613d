import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../../test/client';
import type { Fields } from '../../memory/input';

const user = clientOf(mockForTests());

const ACCOUNTS = '/account/contacts/management/paymentAccount';
const BRANCH = '8800123457';

const apply = async (customerCode: string, accountType: string) => {
  const body = {
    customerCode,
    accountType,
    companyName: '青岛黄岛腾达家电分公司',
    legalPerson: '王建国',
    identityCard: '11010519491231002X',
    bankName: '青岛银行',
    phoneNumber: '13800000001',
    bankCardNo: '4111111111111111',
  };
  return (await user.post(`${ACCOUNTS}/open`, body)).body;
};

/** The accounts of a type with their state. */
async function statesOf(customerCode: string, accountType: string) {
  const { data } = (
    await user.get(`${ACCOUNTS}/list?customerCode=${customerCode}&accountType=${accountType}`)
  ).body;
  return (data as readonly Fields[]).map(({ statusName, openDate }) => [statusName, openDate]);
}

it('FIN-07c an account under review is not applied for again, and the bank has opened it the next day', async () => {
  await user.post('/mock/clock', { now: '2026-11-23T10:00:00+08:00' });
  expect(await statesOf(BRANCH, 'DIGITAL')).toEqual([]);
  expect(await apply(BRANCH, 'DIGITAL')).toMatchObject({ code: '1', data: { statusName: '审核中' } });
  expect(await apply(BRANCH, 'DIGITAL')).toEqual({ code: '0', msg: '该账户类型正在审核中，无需重复申请' });
  expect(await statesOf(BRANCH, 'DIGITAL')).toEqual([['审核中', '']]);
  await user.post('/mock/clock', { now: '2026-11-24T09:00:00+08:00' });
  expect(await statesOf(BRANCH, 'DIGITAL')).toEqual([['已开通', '2026-11-24']]);
  expect(await apply(BRANCH, 'DIGITAL')).toEqual({ code: '0', msg: '该账户类型已开通，无需重复申请' });
});

it('FIN-07c a new application for a rejected account waits in the place of the rejected one', async () => {
  expect(await statesOf('8800123456', 'CREDIT')).toEqual([['已驳回', '']]);
  expect(await apply('8800123456', 'CREDIT')).toMatchObject({ code: '1' });
  expect(await statesOf('8800123456', 'CREDIT')).toEqual([['审核中', '']]);
});
