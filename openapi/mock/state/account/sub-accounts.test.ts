import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';

const mock = mockForTests();
const user = clientOf(mock);

const AREA = '/auth/user/customer';
const customerCode = '8800123456';
const update = (account: string, change: object) =>
  user.post(`${AREA}/updateSubAccount`, {
    account,
    customerCode,
    roles: ['FINANCE'],
    permissions: [],
    ...change,
  });

interface Granted {
  readonly permissions: readonly { readonly id: string; readonly checked: boolean }[];
}
const grantsOf = async (account: string) =>
  (await user.get(`${AREA}/getRoleAndPermissionList?account=${account}&customerCode=${customerCode}`)).body
    .data as Granted;

it('ACC-01 a sub-account has exactly its granted rights afterwards', async () => {
  await update('liuf01', { permissions: ['44'], status: '0', name: '刘芳芳' });
  const rows = (await user.get(`${AREA}/getAccountList?customerCode=${customerCode}`)).body.data;
  expect(rows).toContainEqual(
    expect.objectContaining({
      account: 'liuf01',
      name: '刘芳芳',
      statusName: '停用',
      roles: [{ roleCode: 'FINANCE', roleName: '财务专员' }],
    }),
  );
  const { permissions } = await grantsOf('liuf01');
  expect(permissions.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['44']);
});

it('ACC-01 an account that was never changed has what its roles bring', async () => {
  const { permissions } = await grantsOf('chenl02');
  expect(permissions.map(({ id, checked }) => [id, checked])).toEqual([
    ['7', false],
    ['44', true],
    ['104', false],
  ]);
});

it('ACC-01 the only administrator cannot be switched off', async () => {
  expect((await update('wangjg', { roles: ['ZY_ADMIN'], status: '0' })).body).toMatchObject({
    code: '0',
    msg: '不能停用唯一的管理员账号，请先指定另一名管理员',
  });
});

it('MSG-01 one message is found by its number', async () => {
  const body = { unitId: `${customerCode}_admin`, id: 'MSG20261115001' };
  expect((await user.post('/message/api/message/page', body)).body.data).toMatchObject({
    total: 1,
    records: [{ title: '10月提货奖励已兑现' }],
  });
});
