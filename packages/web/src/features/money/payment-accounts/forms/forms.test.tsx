import { listPaymentAccounts, openPaymentAccount, unbindBankCard } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PageName } from '#routes';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const OPEN = {
  id: 'A1',
  accountType: 'KJT',
  accountTypeName: '快捷通账户',
  bankName: '青岛银行',
  bankCardNo: '6222****0129',
  status: '20',
  statusName: '已开通',
};
const CARD = '4111111111111111';
const IDENTITY = '11010519491231002X';

const server = (...accounts: (typeof OPEN)[]) => accountApi().answer(listPaymentAccounts, { data: accounts });

async function type(label: string, value: string) {
  const field = await screen.findByRole('textbox', { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function fill() {
  await type('企业名称', '腾达家电');
  await type('法定代表人', '王建国');
  await type('身份证号', IDENTITY);
  await type('开户银行', '青岛银行');
  await type('银行卡号', '4111 1111 1111 1111');
  await type('预留手机号', '13800000001');
}

/** Opens the last question of a form without an amount. */
async function ask(verb: string) {
  await press(`提交${verb}`);
  return within(await screen.findByRole('dialog')).getByRole('button', { name: verb });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each<[PageName, string, string]>([
  ['digitalCurrencyOpenAccountInfo', '开户', 'DIGITAL'],
  ['opencredit', '开通信用', 'CREDIT'],
  ['opencreditCT', '开通信用', 'CREDITCT'],
  ['loanBindBank', '绑定银行卡', 'LOAN'],
])(
  'FIN-08g FIN-07c FIN-08f %s applies once for a double press; card and identity card are kept nowhere',
  async (...row) => {
    const [route, verb, accountType] = row;
    const answer = { applyNo: 'KH1', status: '10', statusName: '审核中' };
    const api = server(OPEN).answer(openPaymentAccount, { data: answer });
    await renderRoute(route);
    await fill();
    await press('核对');
    await screen.findByText('110****002X');
    await press('返回修改');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '银行卡号' })).value).toContain(
      '4111',
    );
    await press('核对');
    const button = await ask(verb);
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText('已提交，审核中');
    expect(bodiesOf(api, 'openPaymentAccount')).toEqual([
      {
        customerCode: '8800123456',
        accountType,
        companyName: '腾达家电',
        legalPerson: '王建国',
        identityCard: IDENTITY,
        bankName: '青岛银行',
        bankCardNo: CARD,
        phoneNumber: '13800000001',
      },
    ]);
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    // The whole number: a part of it may stand in a time of day.
    const secrets = [CARD, '4111 1111 1111 1111', IDENTITY];
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
  },
);

it('VALID-02 a wrong identity card and a wrong card number are reported at their fields', async () => {
  server();
  await renderRoute('opencredit');
  await type('身份证号', '110105194912310021');
  await type('银行卡号', '4111111111111112');
  await press('核对');
  await screen.findByText('银行卡号不正确，请对照银行卡逐位核对');
  expect(screen.getByRole('textbox', { name: '身份证号' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('article')).toBeNull();
});

it('FIN-07c an account that is open is not applied for again', async () => {
  server(OPEN);
  await renderRoute('accountsubmit');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '账户类型' }));
  fireEvent.click((await screen.findAllByTitle('快捷通账户')).at(-1) ?? document.body);
  await screen.findByText('快捷通账户已开通');
});

it('FIN-07e FIN-07c the card of the address is unbound with the payment password; a lost answer is found by the account that is gone', async () => {
  const api = server(OPEN).answer(unbindBankCard, () => new Response('', { status: 504 }));
  await renderRoute('unbundcard', '?id=A1');
  await press('核对');
  const button = await ask('解绑');
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: '123456' } });
  api.answer(listPaymentAccounts, { data: [] });
  fireEvent.click(button);
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但解绑已提交');
  expect(bodiesOf(api, 'unbindBankCard')).toEqual([
    { customerCode: '8800123456', id: 'A1', payPassword: '123456' },
  ]);
});
