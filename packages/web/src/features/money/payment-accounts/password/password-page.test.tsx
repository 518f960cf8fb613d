import type { Data } from '@dealer-portal/sdk';
import {
  getPaymentPublicKey,
  getUserInfo,
  resetPaymentPassword,
  sendElectronicSignVerifyCode,
} from '@dealer-portal/sdk/operations';
import { getUserInfoExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };
const PHONE = '13805320731';

let keys: CryptoKeyPair;
let key: Data<typeof getPaymentPublicKey>;

beforeAll(async () => {
  const terms = { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  keys = await crypto.subtle.generateKey(terms, true, ['encrypt', 'decrypt']);
  const spki = await crypto.subtle.exportKey('spki', keys.publicKey);
  key = { keyId: 'K7', publicKey: Buffer.from(spki).toString('base64'), algorithm: 'RSA-OAEP-256' };
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

const server = (changes: object = {}) =>
  accountApi()
    .answer(getUserInfo, {
      data: { ...getUserInfoExamples.data(), isAdmin: true, phoneNumber: PHONE, ...changes },
    })
    .answer(sendElectronicSignVerifyCode, { code: '1' })
    .answer(getPaymentPublicKey, { data: key })
    .answer(resetPaymentPassword, { code: '1' });

const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

const textIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

const NEW = /^新支付密码/;

interface Typed {
  readonly password?: string;
  readonly repeated?: string;
  readonly code?: string;
}

async function fill({ password = '508264', repeated, code = '246810' }: Typed = {}) {
  await type('短信验证码', code);
  await type(NEW, password);
  await type('再输入一次', repeated ?? password);
}

const press = () => fireEvent.click(screen.getByRole('button', { name: '设置支付密码' }));

/** The sent data, with the password as the server reads it. */
async function sentPasswords(api: ReturnType<typeof server>) {
  const bodies = bodiesOf(api, 'resetPaymentPassword') as readonly { newPassword: string }[];
  return Promise.all(
    bodies.map(async ({ newPassword, ...body }) => {
      const bytes = Buffer.from(newPassword, 'base64');
      const plain = await crypto.subtle.decrypt(ALGORITHM, keys.privateKey, bytes);
      return { ...body, password: new TextDecoder().decode(plain) };
    }),
  );
}

it('FIN-07f FIN-07c a double press sets the password once, encrypted under the key; it stands nowhere else', async () => {
  const api = server();
  await renderRoute('paymentpassword');
  await fill();
  press();
  press();
  fireEvent.submit(screen.getByRole('button', { name: /设置支付密码/ }));
  await screen.findByRole('heading', { name: '支付密码已设置' });
  expect(await sentPasswords(api)).toEqual([
    { customerCode: '8800123456', verifyCode: '246810', keyId: 'K7', password: '508264' },
  ]);
  const places = [{ ...localStorage }, { ...sessionStorage }, location.href, api.requests];
  expect(JSON.stringify(places)).not.toContain('508264');
  expect(screen.queryByLabelText(NEW)).toBeNull();
});

it('FIN-07c the code is sent to the phone of the administrator, and full-width digits are plain ones', async () => {
  const api = server();
  await renderRoute('paymentpassword');
  fireEvent.click(await screen.findByRole('button', { name: '发送验证码' }));
  await screen.findByRole('button', { name: /秒后可重发/ });
  expect(bodiesOf(api, 'sendElectronicSignVerifyCode')).toEqual([
    { customerCode: '8800123456', phoneNumber: PHONE },
  ]);
  await fill({ password: '５０８２６４', repeated: ' 508264' });
  press();
  await screen.findByRole('heading', { name: '支付密码已设置' });
  expect((await sentPasswords(api)).map(({ password }) => password)).toEqual(['508264']);
});

it.each([
  ['验证码不正确，请核对后重新填写', '短信验证码'],
  ['验证码已过期，请重新获取', '短信验证码'],
  ['新支付密码不能和原来的一样，请换一个', NEW],
])('FIN-07c the refusal %s stands at its field, and nothing typed is lost', async (msg, label) => {
  const api = server().answer(resetPaymentPassword, { code: '0', msg });
  await renderRoute('paymentpassword');
  await fill();
  press();
  await screen.findByText(msg, { selector: '.ant-form-item-explain-error' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  expect([textIn('管理员手机号'), textIn('短信验证码'), textIn(NEW), textIn('再输入一次')]).toEqual([
    ...[PHONE, '246810', '508264', '508264'],
  ]);
  api.answer(resetPaymentPassword, { code: '1' });
  await type('短信验证码', '135790');
  press();
  await screen.findByRole('heading', { name: '支付密码已设置' });
});

it('FIN-07c a refusal that is about no field stands above them', async () => {
  server().answer(resetPaymentPassword, { code: '0', msg: '系统维护中' });
  await renderRoute('paymentpassword');
  await fill();
  press();
  await screen.findByText('没有设置成功：系统维护中');
});

it.each([
  [{ password: '320731' }, '太容易被猜到：是手机号的后 6 位，请换一个'],
  [{ password: '654321' }, '太容易被猜到：是连续的数字，请换一个'],
  [{ password: '<script>' }, '请输入 6 位数字'],
  [{ password: '5082641' }, '请输入 6 位数字'],
  [{ repeated: '508265' }, '两次输入的支付密码不一致'],
  [{ repeated: '' }, '请再输入一次新支付密码'],
  [{ code: '12' }, '请填写 4 至 6 位验证码'],
])('FIN-07c %j is stopped at its field: %s; nothing is sent', async (typed, problem) => {
  const api = server();
  await renderRoute('paymentpassword');
  await fill(typed);
  press();
  await screen.findByText(problem, { selector: '.ant-form-item-explain-error' });
  expect([bodiesOf(api, 'getPaymentPublicKey'), bodiesOf(api, 'resetPaymentPassword')]).toEqual([[], []]);
});

it('FIN-07c the strength of what is typed is said with its reasons', async () => {
  server();
  await renderRoute('paymentpassword');
  await screen.findByText(/避免生日/);
  for (const [password, text] of [
    ['111111', '强度：弱，6 个数字都相同'],
    ['482482', '强度：一般，前后三位相同'],
    ['508264', '强度：强'],
  ] as const) {
    await type(NEW, password);
    await screen.findByText(text);
  }
});

it('FIN-07c a network cut after sending says that nobody knows, and keeps the form', async () => {
  const api = server().answer(resetPaymentPassword, () => new Response('', { status: 504 }));
  await renderRoute('paymentpassword');
  await fill();
  press();
  await screen.findByText(/^没有收到结果，新支付密码可能已经生效/);
  expect([bodiesOf(api, 'resetPaymentPassword').length, textIn(NEW)]).toEqual([1, '508264']);
});

it.each([
  [{ code: '0', msg: '加密服务暂不可用，请稍后再试' }, /没有提交：加密服务暂不可用/],
  [
    { data: { keyId: 'K8', publicKey: 'bm8ga2V5', algorithm: 'RSA-OAEP-256' } },
    /没有提交：服务器的公钥读不出来/,
  ],
])('FIN-07c without a key that can be used nothing is sent: %#', async (answer, text) => {
  const api = server().answer(getPaymentPublicKey, answer);
  await renderRoute('paymentpassword');
  await fill();
  press();
  await screen.findByText(text);
  expect(bodiesOf(api, 'resetPaymentPassword')).toEqual([]);
});

it('FIN-07c an address at which the browser does not encrypt says so, and asks for no password', async () => {
  server();
  vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(16) });
  await renderRoute('paymentpassword');
  await screen.findByText('在这个地址不能设置支付密码');
  expect(screen.queryByLabelText(NEW)).toBeNull();
});

it('FIN-07c PROF-03 a user who is no administrator reads who can set it', async () => {
  server({ isAdmin: false });
  await renderRoute('paymentpassword');
  await screen.findByText('只有管理员可以设置支付密码');
  expect(screen.queryByRole('button', { name: '发送验证码' })).toBeNull();
});

it.each([
  [
    '?from=/haierDigitalTransferConfirm',
    '「数币转账确认」还开在原来的标签页里，填好的内容都在，回到那里输入新支付密码即可。',
  ],
  ['?from=%3Cscript%3E', '已经解锁。'],
  ['', '已经解锁。'],
])('FIN-07c after a reset from %s the way back is said', async (query, text) => {
  server();
  await renderRoute('paymentpassword', query);
  await fill();
  press();
  const outcome = await screen.findByText(/从现在起用新支付密码/);
  expect(outcome.textContent?.slice(-text.length)).toBe(text);
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/index');
});
