import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type MoneyServer, moneyServer, signInAgain } from '../../test/money-forms/money-server';
import {
  ask,
  check,
  fieldOf,
  fillIn,
  fillSecrets,
  openForm,
  press,
  submit,
} from '../../test/money-forms/walk-form';
import { FAMILIES, type MoneyWalk, WALK_MS, walked } from '../../test/money-forms/walks';
import { moveDates } from '../../test/move-dates';

let leaving: MockInstance<(url: string | URL) => void>;

beforeEach(() => {
  leaving = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

/**
 * The page opens again, as after a closed window: typed values are there, and values that may not be kept are typed
 * again.
 */
async function reopen(walk: MoneyWalk) {
  const view = await openForm(walk);
  for (const [label, text] of Object.entries(walk.texts)) {
    const expected = walk.secrets.includes(label) ? '' : text;
    expect([label, (await fieldOf(label)).value]).toEqual([label, expected]);
  }
  await fillSecrets(walk);
  return view;
}

it.each(walked())(
  'FIN-03a FIN-07c FIN-08f %s: a window that is closed in the fields or between summary and confirmation sends nothing, and loses nothing',
  async (_, walk) => {
    const server = moneyServer();
    const fields = await openForm(walk);
    await fillIn(walk);
    fields.unmount();
    const question = await reopen(walk);
    await check(walk);
    await ask(walk);
    question.unmount();
    await reopen(walk);
    expect(screen.queryByText(/的提交/)).toBeNull();
    expect(server.bodies(walk.call)).toEqual([]);
  },
  WALK_MS,
);

it.each(walked())(
  'FIN-03a FIN-07c FIN-08f %s: a cut network or an ended session between two steps sends nothing, and loses nothing',
  async (_, walk) => {
    const server = moneyServer();
    const first = await openForm(walk);
    await fillIn(walk);
    await check(walk);
    server.set('cut');
    await submit(walk);
    await screen.findByText('余额没有读到，请检查网络');
    server.set('over');
    await submit(walk);
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    leaving.mockClear();
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();

    const second = await comeBack(server, walk);
    await check(walk);
    const button = await ask(walk);
    server.set('over');
    fireEvent.click(button);
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    second.unmount();

    await comeBack(server, walk);
    await check(walk);
    expect(server.bodies(walk.call)).toEqual([]);
  },
  WALK_MS,
);

/** Signed in again, to the same page. */
function comeBack(server: MoneyServer, walk: MoneyWalk) {
  server.set('open');
  signInAgain();
  return reopen(walk);
}

/** Forms that ask what became of it. */
const POLLED = FAMILIES.filter(({ call }) => ['submitFundsTransfer', 'submitFinanceApply'].includes(call));

it.each(walked(POLLED))(
  'FIN-07c FIN-08f %s: a session that ends while the outcome is waited for leaves one movement and an empty form',
  async (_, walk) => {
    const server = moneyServer();
    const view = await openForm(walk);
    await fillIn(walk);
    await check(walk);
    const release = server.hold(walk.call);
    fireEvent.click(await ask(walk));
    await waitFor(() => expect(server.bodies(walk.call)).toHaveLength(1));
    server.set('over');
    release();
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    view.unmount();
    server.set('open');
    signInAgain();
    await openForm(walk);
    expect((await fieldOf(walk.amount ?? '')).value).toBe('');
    expect(screen.queryByText(/的提交/)).toBeNull();
    expect(server.bodies(walk.call)).toHaveLength(1);
  },
  WALK_MS,
);

it.each(walked())(
  'ORDER-01 FIN-03a FIN-07c FIN-08f %s: an equal one of a second tab is held back while the first is under way, and while it has no answer',
  async (_, walk) => {
    const server = moneyServer();
    const first = await openForm(walk);
    await fillIn(walk);
    await check(walk);
    const release = server.hold(walk.call);
    fireEvent.click(await ask(walk));
    await waitFor(() => expect(server.bodies(walk.call)).toHaveLength(1));
    first.unmount();

    const second = await reopen(walk);
    await screen.findByText(/的提交正在处理：/);
    await check(walk);
    fireEvent.click(await ask(walk));
    await screen.findByText(/^没有.+：相同的一笔正在提交，请等待结果$/);
    release();
    await waitFor(() => expect(screen.queryByText(/的提交正在处理：/)).toBeNull());
    expect(server.bodies(walk.call)).toHaveLength(1);
    second.unmount();

    const third = await openForm(walk);
    await fillIn(walk);
    await check(walk);
    const button = await ask(walk);
    server.set('cut');
    fireEvent.click(button);
    await screen.findByText('没有收到结果，这一笔先锁住');
    third.unmount();

    server.set('open');
    await reopen(walk);
    await screen.findByRole('region', { name: /^没有收到结果：/ });
    await check(walk);
    fireEvent.click(await ask(walk));
    await screen.findByText(/^没有.+：相同的一笔/);
    expect(server.bodies(walk.call)).toHaveLength(1);
    await settle();
  },
  WALK_MS,
);

/** The list of every form is asked; when it is without it after half an hour, the press of the user lets it go, and nothing before. */
async function settle(): Promise<void> {
  await press('返回核对');
  expect(screen.queryByRole('button', { name: /已查过|确认没有/ })).toBeNull();
  moveDates(31 * 60_000);
  await press('现在查');
  await press('没有这一笔，解开');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^没有收到结果：/ })).toBeNull());
}
