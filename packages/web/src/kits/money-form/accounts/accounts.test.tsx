import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import type { MoneyPayer } from '../payer-balances';
import { TransferFields } from '../transfer-fields';
import { AccountField } from './account-field';

const payer = (payerCode: string, payerType: string, [customerName, balance]: readonly [string, number]) =>
  ({ payerCode, payerType, customerName, balance, deletedFlag: '0' }) as MoneyPayer;

const PAYERS = [
  payer('8800123456', '01', ['腾达公司', 1_286_500]),
  payer('8800200104', '04', ['工程账户', 158_000]),
  payer('8800200101', '02', ['授信账户', 500_000]),
  payer('8800200107', '07', ['返利账户', 27_210]),
  payer('8800200115', '15', ['冻结账户', 10_000]),
  payer('8800200190', '90', ['安全付账户', 86_000]),
];

afterEach(() => vi.unstubAllGlobals());

async function transfer(payers: readonly MoneyPayer[] = PAYERS) {
  accountApi();
  const Fields = () => (
    <Form>
      <TransferFields movement="accountTransfer" givers={payers} takers={payers} />
    </Form>
  );
  renderPage(Fields, { path: '/transfer' });
  await screen.findByRole('combobox', { name: '转出付款方' });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  return { from: field('转出付款方'), to: field('转入付款方') };
}

const rowsOf = (name: RegExp) =>
  within(screen.getByRole('rowgroup', { name }))
    .getAllByRole('row')
    .map((row) => row.querySelector('.account-row-code')?.textContent ?? row.textContent);

const key = (field: HTMLElement, name: string) => fireEvent.keyDown(field, { key: name });

it('FIN-03 shows allowed accounts by balance above, and all others below with reason and way', async () => {
  const { from } = await transfer();
  fireEvent.click(from);
  expect(rowsOf(/^可以转出 3 个/)).toEqual(['8800123456', '8800200104', '8800200190']);
  expect(rowsOf(/^不能转出 3 个/)).toEqual(['8800200101', '8800200107', '8800200115']);
  const frozen = screen.getByRole('row', { name: /8800200115.*冻结账户：钱不能动/ });
  expect(frozen.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('link', { name: '申请解冻' }).getAttribute('href')).toBe('/unfreezeApplication');
  fireEvent.click(frozen);
  expect(from.value).toBe('');
  screen.getByRole('grid');
});

it('FIN-03 arrows read the refused rows, too; Enter chooses an allowed one alone, Escape changes nothing', async () => {
  const { from } = await transfer();
  key(from, 'ArrowDown');
  const active = () => document.getElementById(from.getAttribute('aria-activedescendant') ?? '')?.title;
  expect(active()).toContain('8800123456');
  for (let step = 0; step < 3; step += 1) key(from, 'ArrowDown');
  expect(active()).toContain('8800200101');
  key(from, 'Enter');
  expect(from.value).toBe('');
  key(from, 'ArrowRight');
  expect(document.activeElement?.textContent).toBe('看额度');
  fireEvent.keyDown(document.activeElement ?? from, { key: 'Escape' });
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(from);
  key(from, 'ArrowDown');
  key(from, 'ArrowDown');
  key(from, 'Enter');
  expect(from.value).toContain('8800200104');
  expect(screen.queryByRole('grid')).toBeNull();
});

it('FIN-03 the account of the other side is refused, and both can be exchanged', async () => {
  const { from, to } = await transfer();
  fireEvent.click(from);
  fireEvent.click(screen.getByTitle(/8800123456/));
  fireEvent.click(to);
  fireEvent.click(screen.getByTitle(/8800200104/));
  fireEvent.click(from);
  await screen.findByRole('row', { name: /已经选作转入付款方/ });
  expect(rowsOf(/^不能转出/)[0]).toBe('8800200104');
  fireEvent.click(screen.getByRole('button', { name: '对调' }));
  const codes = () => [from, to].map(({ value }) => /\d{10}/.exec(value)?.[0]);
  await waitFor(() => expect(codes()).toEqual(['8800200104', '8800123456']));
});

it.each([
  ['0101', ['8800200101']],
  ['gongcheng', ['8800200104']],
  ['gc', ['8800200104']],
  ['158,000', ['8800200104']],
  ['账户 90', ['8800200190']],
])('FIN-03 %s finds %j', async (text, codes) => {
  const { from } = await transfer();
  fireEvent.change(from, { target: { value: text } });
  const codesShown = () =>
    screen.queryAllByRole('row').map((row) => row.querySelector('.account-row-code')?.textContent);
  // The names by pinyin come with the first opening.
  await waitFor(() => expect(codesShown()).toEqual(codes));
});

it('FIN-03 of 60 accounts the kinds are filters, and those without money are folded', async () => {
  const many = Array.from({ length: 56 }, (_, at) =>
    payer(`99${at}`, '04', [`工程 ${at}`, at < 50 ? at + 1 : 0]),
  );
  const { from } = await transfer([...PAYERS, ...many]);
  fireEvent.click(from);
  const kinds = within(screen.getByRole('group', { name: '账户类型' }));
  fireEvent.click(kinds.getByRole('button', { name: '工程 57' }));
  expect(rowsOf(/^可以转出 51 个/)).toHaveLength(51);
  expect(rowsOf(/^不能转出 6 个/)).toEqual(['工程，余额 0 的 6 个 · 展开']);
  fireEvent.click(screen.getByText(/余额 0 的 6 个/));
  expect(rowsOf(/^不能转出 6 个/)).toHaveLength(6);
});

it('FIN-07 the only possible account is a line with the reasons of all others, and no select of one', () => {
  render(
    <MemoryRouter>
      <Form>
        <AccountField
          movement="kjtRefund"
          side="source"
          accounts={PAYERS}
          name="from"
          label="转出付款方"
          act="转出"
          missing="请选择"
        />
      </Form>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
  screen.getByText('(8800200190) 安全付账户');
  fireEvent.click(screen.getByRole('button', { name: '另外 5 个账户为什么不能' }));
  screen.getByText('不是快捷通的钱，用“账户划转”');
  screen.getByText('冻结账户：钱不能动。解冻由客户经理办理');
});

it('FIN-03 on a phone the picker is a sheet in place of the page, with the search on top', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { from } = await transfer();
  fireEvent.click(from);
  const sheet = within(screen.getByRole('dialog', { name: '转出付款方' }));
  fireEvent.change(sheet.getByRole('combobox'), { target: { value: 'gc' } });
  fireEvent.click(await sheet.findByTitle(/8800200104/));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(from.value).toContain('8800200104');
});
