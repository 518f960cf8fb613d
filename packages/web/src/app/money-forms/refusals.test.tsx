import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moneyServer } from '../../test/money-forms/money-server';
import { ask, check, fillIn, fillSecrets, openForm, press } from '../../test/money-forms/walk-form';
import { type MoneyWalk, PASSWORD, WALK_MS, walked } from '../../test/money-forms/walks';

afterEach(() => vi.restoreAllMocks());

const REFUSALS = ['转出方余额不足，请核对可用余额后再提交', '金额超过单笔限额，请分次提交'];

/**
 * The message of a refusal; then the way back to the last question: from the question itself, or through the fields.
 */
async function askAgain(walk: MoneyWalk, msg: string): Promise<HTMLElement> {
  if (!walk.hasPassword) {
    await screen.findByText(`${msg}。钱没有动，填写的内容都在。`);
    await press('返回修改');
    await screen.findByRole('button', { name: '核对' });
    await fillSecrets(walk);
    await check(walk);
    return ask(walk);
  }
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText(`没有${walk.verb}：${msg}`);
  fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: PASSWORD } });
  return dialog.getByRole('button', { name: new RegExp(`^${walk.verb}`) });
}

it.each(walked())(
  'FIN-03a FIN-06b FIN-07c %s shows a balance that does not suffice and a limit, loses nothing, and goes through once it may',
  async (_, walk) => {
    const server = moneyServer();
    await openForm(walk);
    await fillIn(walk);
    await check(walk);
    let button = await ask(walk);
    for (const msg of REFUSALS) {
      server.refuse(walk.call, msg);
      fireEvent.click(button);
      button = await askAgain(walk, msg);
    }
    server.refuse(walk.call);
    fireEvent.click(button);
    await screen.findByText(/^(单号|付款单号)$/);
    const bodies = server.bodies(walk.call).map((body) => JSON.stringify(body));
    // Three presses, and each time the same: nothing that was filled in is lost.
    expect([bodies.length, new Set(bodies).size]).toEqual([3, 1]);
  },
  WALK_MS,
);
