import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadDescription } from '../../description';
import { exampleRequests } from '../../example-request';
import { routesOf } from '../../routes';
import { type Client, clientOf, mockForTests } from '../../test/client';
import { fields, list } from '../memory/input';

const mock = mockForTests();
const user = clientOf(mock);
const CUSTOMER = { customerCode: '8800123456' };
const PHONE = '13800000001';

const msgOf = async (answer: ReturnType<Client['post']>) => (await answer).body.msg;

/** A password under the key that the mock gives, as a page sends it. */
async function encrypted(password: string) {
  const { keyId, publicKey } = fields((await user.get('/account/paymentPassword/publicKey')).body.data);
  const der = Buffer.from(String(publicKey), 'base64');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return { keyId, newPassword: publicEncrypt(options, Buffer.from(password)).toString('base64') };
}

const sendCode = (phoneNumber = PHONE) =>
  user.post('/order/electronicSign/verifyCode/send', { ...CUSTOMER, phoneNumber });

const reset = async (password: string, changes: object = {}, caller = user) =>
  caller.post('/account/paymentPassword/reset', {
    ...CUSTOMER,
    verifyCode: '246810',
    ...(await encrypted(password)),
    ...changes,
  });

const transfer = (payPassword?: string, amount = 10) =>
  user.post('/account/contacts/management/fundsTransfer/submit', {
    ...CUSTOMER,
    transferType: 'DIGITAL',
    fromPayerCode: '8800123456',
    toPayerCode: '8800200106',
    amount,
    ...(payPassword !== undefined && { payPassword }),
  });

const unbind = (payPassword: string) =>
  user.post('/account/contacts/management/paymentAccount/unbind', { ...CUSTOMER, id: '67001', payPassword });

async function transfersOf(amount: number) {
  const body = { ...CUSTOMER, pageNum: 1, pageSize: 100 };
  const { data } = (await user.post('/account/contacts/management/fundsTransfer/list', body)).body;
  return list(fields(data), 'records').filter((row) => row['amount'] === amount);
}

const setClock = (now: string) => user.post('/mock/clock', { now });

it('FIN-07c three wrong payment passwords lock it for every payment, and nothing moves', async () => {
  expect(await msgOf(transfer('000000', 31.07))).toBe('支付密码不正确，还可以试 2 次');
  expect(await msgOf(unbind('000000'))).toBe('支付密码不正确，还可以试 1 次');
  expect(await msgOf(transfer(undefined, 31.07))).toBe('支付密码已锁定，请重置支付密码');
  expect(await msgOf(transfer('123456', 31.07))).toBe('支付密码已锁定，请重置支付密码');
  expect(await msgOf(unbind('123456'))).toBe('支付密码已锁定，请重置支付密码');
  expect(await transfersOf(31.07)).toEqual([]);
});

it('FIN-07c a right payment password clears the count, also where the money does not suffice', async () => {
  await transfer('000000');
  await transfer('000000');
  expect(await msgOf(transfer('123456', 99_999_999))).toContain('余额不足');
  expect(await msgOf(transfer('000000'))).toBe('支付密码不正确，还可以试 2 次');
});

it('FIN-07c a reset unlocks: the new password pays once for one call, the old one no longer', async () => {
  for (const _ of [1, 2, 3]) await transfer('000000');
  await sendCode();
  expect((await reset('508264')).body.code).toBe('1');
  expect(await msgOf(transfer('123456', 31.09))).toBe('支付密码不正确，还可以试 2 次');
  expect((await transfer('508264', 31.09)).body.code).toBe('1');
  expect((await unbind('508264')).body.code).toBe('1');
  expect(await transfersOf(31.09)).toHaveLength(1);
});

it.each([
  ['a code of equal digits', '508264', { verifyCode: '1111' }, '验证码不正确'],
  ['a weak password', '654321', {}, '新支付密码太容易被猜到'],
  ['the end of the phone number', '000001', {}, '新支付密码太容易被猜到'],
  ['letters', 'abcdef', {}, '新支付密码太容易被猜到'],
  ['the password that is in force', '123456', {}, '新支付密码不能和原来的一样'],
  ['what is no ciphertext', '508264', { newPassword: 'NTA4MjY0' }, '新支付密码无法解密'],
  ['the key of another time', '508264', { keyId: 'ZFMM202610' }, '新支付密码无法解密'],
  ['another customer', '508264', { customerCode: '8800999999' }, '没有这个客户的权限'],
])('FIN-07c %s sets no payment password, and the code stays good', async (...[, password, changes, msg]) => {
  await sendCode();
  expect(await msgOf(reset(password, changes))).toContain(msg);
  expect((await transfer('123456')).body.code).toBe('1');
  expect((await reset('508264')).body.code).toBe('1');
});

it('FIN-07c only an administrator sets the payment password', async () => {
  const buyer = clientOf(mock, 'directKzxkh');
  await buyer.post('/order/electronicSign/verifyCode/send', {
    customerCode: '8800123460',
    phoneNumber: '13800000002',
  });
  expect(await msgOf(reset('508264', { customerCode: '8800123460' }, buyer))).toContain('只有管理员');
});

it('FIN-07c a code that was not sent, went to another phone or was used sets no payment password', async () => {
  expect(await msgOf(reset('508264'))).toContain('验证码不正确');
  await sendCode('13900000001');
  expect(await msgOf(reset('508264'))).toContain('验证码不正确');
  await sendCode();
  expect((await reset('508264')).body.code).toBe('1');
  expect(await msgOf(reset('739150'))).toContain('验证码不正确');
});

it('FIN-07c a code is good for five minutes, and then says that it is too old', async () => {
  await setClock('2026-11-20T10:00:00+08:00');
  await sendCode();
  await setClock('2026-11-20T10:05:05+08:00');
  expect(await msgOf(reset('508264'))).toBe('验证码已过期，请重新获取');
  const code = { ...CUSTOMER, phoneNumber: PHONE, verifyCode: '628413' };
  expect(await msgOf(user.post('/order/electronicSign/verifyCode/verify', code))).toContain('过期');
  await setClock('2026-11-20T10:04:50+08:00');
  expect((await reset('508264')).body.code).toBe('1');
});

it('FIN-07c the key and the ciphertext of the description are those of the mock', async () => {
  const description = loadDescription();
  const { bodyOf } = exampleRequests(description);
  const route = routesOf(description).find(({ operationId }) => operationId === 'resetPaymentPassword');
  if (!route) throw new Error('The description has no resetPaymentPassword.');
  const examples = JSON.stringify(description.paths['/account/paymentPassword/publicKey']);
  const { keyId, publicKey } = fields((await user.get('/account/paymentPassword/publicKey')).body.data);
  expect([examples.includes(String(publicKey)), fields(bodyOf(route))['keyId']]).toEqual([true, keyId]);
  await sendCode();
  expect((await user.post(route.path, bodyOf(route))).body.code).toBe('1');
  expect((await transfer('508264')).body.code).toBe('1');
});
