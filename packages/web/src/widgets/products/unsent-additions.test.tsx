import { packageAddition, policyAddition } from '@dealer-portal/rules/goods';
import { addListToCart, addToCart, getCartCount, getUserInfo } from '@dealer-portal/sdk/operations';
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { closeLeftQuestions, closeQuestions } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { accountApi, bodiesOf, renderPage } from '../../test/render-page';
import { useAddPortion } from './use-add-portion';
import { useAddMany, useAddToCart } from './use-add-to-cart';

const TITLE = /^断网时.*现在加入购物车？$/;
const SOLD_TO = '8800123456';
const OTHER = '8800999999';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const piece = (code: string) => ({
  ...policyAddition({ productCode: code, priceType: 'PT' }, { number: 1, from: 'test' }),
  model: `型号${code}`,
});
const fromCloud = { ...piece('A'), yuncangType: 'YD' as const, yuncangCode: 'W1' };
const terms = { productCode: 'A', prices: [], rule: { kind: 'best' as const } } as never;

function addPackage() {
  const addition = packageAddition(
    { packageId: 'K1', lines: [{ terms, number: 2 }] },
    { sets: 3, from: 'test' },
  );
  if (!addition) throw new Error('a package of one product');
  return { ...addition, model: '厨电套餐' };
}

const done = vi.fn<(rows: readonly string[]) => void>();

function Adders() {
  const { chooseSoldTo, saletoCode } = useAccount();
  const { add } = useAddToCart();
  const { add: addMany } = useAddMany();
  const { addPortion } = useAddPortion<string>({ sharesOf: () => [], additionOf: piece, onDone: done });
  const presses = {
    A: () => add(piece('A')),
    云仓: () => add(fromCloud),
    套餐: () => add(addPackage()),
    全部: () => addMany([piece('A'), piece('B')]),
    甲: () => addPortion(['C']),
    乙: () => addPortion(['D']),
    换客户: () => chooseSoldTo(OTHER),
  };
  return (
    <>
      <p>{`客户 ${saletoCode}`}</p>
      {Object.entries(presses).map(([name, onClick]) => (
        <button key={name} type="button" onClick={() => void onClick()}>
          {name}
        </button>
      ))}
    </>
  );
}

function Page() {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLeft(!isLeft)}>
        离开或返回
      </button>
      {!isLeft && <Adders />}
    </>
  );
}

async function open() {
  const customers = [
    { saletoCode: SOLD_TO, saletoName: '甲' },
    { saletoCode: OTHER, saletoName: '乙' },
  ];
  const server = accountApi();
  const person = {
    token: 'token',
    id: 'U1',
    userName: 'wangjg',
    realName: '王建国',
    isAdmin: true,
    saletoCode: SOLD_TO,
  };
  server.answer(getUserInfo, { data: { ...person, roles: { admin: '直营管理员' }, customers } });
  server.answer(addToCart, { code: '1' }).answer(addListToCart, { code: '1' });
  server.answer(getCartCount, { data: 0 });
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(Page, { path: '/list' });
  await screen.findByRole('button', { name: 'A' });
  return {
    server,
    goOffline: () => line.mockReturnValue(false),
    goOnline: () => {
      line.mockReturnValue(true);
      act(() => void window.dispatchEvent(new Event('online')));
    },
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Pressed without a network, one after another. */
async function pressAll(...names: string[]) {
  for (const name of names) {
    press(name);
    await screen.findByText(/^网络中断，没有发出/);
    await act(async () => undefined);
  }
}
const question = async () => within(await screen.findByRole('dialog', { name: TITLE }));
const itemsOf = (dialog: Awaited<ReturnType<typeof question>>) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
const answer = async (name: '加入购物车' | '不加入') => {
  fireEvent.click((await question()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

it('CART-08 an addition without network is not written for another sold-to than the one that it was pressed for', async () => {
  const { server, goOnline } = await open();
  await pressAll('A');
  press('换客户');
  await screen.findByText(`客户 ${OTHER}`);
  goOnline();
  await screen.findByText('断网时的加入没有发出：型号A 1 台。客户或收货地址已更换，需要时请换回后重新加入');
  expect([screen.queryByRole('dialog'), bodiesOf(server, 'addToCart')]).toEqual([null, []]);
});

it('CART-08 what finds no network the second time is asked about again, not lost', async () => {
  const { server, goOffline, goOnline } = await open();
  await pressAll('A');
  goOnline();
  await question();
  goOffline();
  await answer('加入购物车');
  await act(async () => undefined);
  goOnline();
  await answer('加入购物车');
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
});

it('CART-08 the question stays on the next page, and one that was closed without an answer is asked again', async () => {
  const { server, goOnline } = await open();
  await pressAll('A');
  goOnline();
  await question();
  act(() => closeLeftQuestions('/orderFinish'));
  await question();
  act(() => closeQuestions());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('离开或返回');
  press('离开或返回');
  await answer('加入购物车');
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
});

it('CART-08 after 不加入 nothing is asked any more', async () => {
  const { server, goOnline } = await open();
  await pressAll('A');
  goOnline();
  await answer('不加入');
  press('离开或返回');
  press('离开或返回');
  goOnline();
  await act(async () => undefined);
  expect([screen.queryByRole('dialog'), bodiesOf(server, 'addToCart')]).toEqual([null, []]);
});

it('CART-08 centre, cloud warehouse and package of one product are three additions, each named with its unit', async () => {
  const { server, goOnline } = await open();
  await pressAll('A', '云仓', '套餐', 'A');
  goOnline();
  expect(itemsOf(await question())).toEqual(['型号A（云仓） 1 台', '厨电套餐 3 套', '型号A 1 台']);
  await answer('加入购物车');
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(3));
  expect(bodiesOf(server, 'addToCart')).toMatchObject([
    { yuncangCode: 'W1' },
    { activityId: 'K1' },
    { yuncangCode: '', productCode: 'A' },
  ]);
});

it('CART-08 a product that is pressed by itself after 全部加入 is sent once', async () => {
  const { server, goOnline } = await open();
  await pressAll('全部', 'A');
  goOnline();
  expect(itemsOf(await question())).toEqual(['型号B 1 台', '型号A 1 台']);
  await answer('加入购物车');
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
  expect(bodiesOf(server, 'addListToCart')).toMatchObject([{ cartList: [{ productCode: 'B' }] }]);
});

it('CART-08 the rows of the press that was sent are emptied, not those of the last press', async () => {
  done.mockClear();
  const { goOnline } = await open();
  await pressAll('甲', '乙');
  goOnline();
  await answer('加入购物车');
  await waitFor(() => expect(done.mock.calls).toEqual([[['C']], [['D']]]));
});

it('CART-08 HTTP-13 where the button is gone a message says that no answer came', async () => {
  const { server, goOnline } = await open();
  server.answer(addToCart, () => {
    throw new TypeError('Failed to fetch');
  });
  await pressAll('A');
  press('离开或返回');
  goOnline();
  await answer('加入购物车');
  await screen.findByText('没有收到结果，是否已加入请查看');
});

it('CART-08 before the code of dialogs has come a message offers the addition, and an unanswered one is asked by a dialog later', async () => {
  vi.resetModules();
  // A later file of this worker would have the modules of this test, and their open question.
  onTestFinished(() => {
    vi.resetModules();
  });
  const shown = { saletoCode: SOLD_TO, sendtoCode: SOLD_TO };
  vi.doMock('#platform/session/account', () => ({ accountOnShow: () => shown }));
  const { setDialogs, useMessages } = await import('#platform/notices');
  const { keepUnsent } = await import('./unsent-additions');
  vi.doUnmock('#platform/session/account');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { result } = renderHook(useMessages);
  const send = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
  const account = shown as Parameters<typeof keepUnsent>[0]['account'];
  const messages = () => result.current.filter(({ text }) => TITLE.test(text));
  const keep = (code: string) => act(() => keepUnsent({ account, wanted: [piece(code)], send }));
  keep('A');
  await act(async () => messages()[0]?.action?.onPress());
  expect(send).toHaveBeenCalledExactlyOnceWith([piece('A')]);
  keep('B');
  const confirm = vi.fn<(question: { readonly title: unknown }) => object>(() => ({ destroy: vi.fn() }));
  act(() => setDialogs({ confirm } as unknown as Parameters<typeof setDialogs>[0]));
  expect(confirm.mock.calls.map(([{ title }]) => title)).toEqual([expect.stringMatching(TITLE)]);
  expect([messages(), send.mock.calls.length]).toEqual([[], 1]);
});
