import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { moneyServer } from '../../test/money-forms/money-server';
import { ask, check, fillIn, openForm, type } from '../../test/money-forms/walk-form';
import { CARD, FAMILIES, IDENTITY, PASSWORD, WALK_MS, walked } from '../../test/money-forms/walks';

/** An attacker's text, within the shortest field. */
const HOSTILE = `<b>"'\\\${7}{{7}};--`;

afterEach(() => vi.restoreAllMocks());

const AMOUNTS = [
  ['', '请输入金额'],
  ['0', '金额要大于 0'],
  ['0.00', '金额要大于 0'],
  ['0.001', '金额最多保留两位小数'],
  ['-1', '金额只能包含数字和一个小数点'],
  ['1e9', '金额只能包含数字和一个小数点'],
  ['1.2.3', '金额只能包含数字和一个小数点'],
  ['一百', '金额只能包含数字和一个小数点'],
  [HOSTILE, '金额只能包含数字和一个小数点'],
  ['9999999999999', '金额不能超过 12 个字符'],
] as const;

/** The form's message next to a field. */
const problemAt = (field: HTMLElement) =>
  field.closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')?.textContent;

it.each(walked(FAMILIES.filter(({ amount }) => amount !== undefined)))(
  'VALID-01 FIN-03a FIN-07c %s takes no wrong amount, and a pasted one without its separators and full-width digits',
  async (_, walk) => {
    const server = moneyServer();
    await openForm(walk);
    await fillIn(walk);
    const { amount = '' } = walk;
    for (const [text, problem] of AMOUNTS) {
      const field = await type(amount, text);
      await waitFor(() => expect([text, problemAt(field)]).toEqual([text, problem]));
    }
    fireEvent.click(screen.getByRole('button', { name: '核对' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect((await type(amount, '¥１，２34.50 元')).value).toBe('1234.50');
    expect((await check(walk)).textContent).toContain('1,234.50');
    expect(server.bodies(walk.call)).toEqual([]);
  },
  WALK_MS,
);

it.each(walked())(
  'FIN-07c FIN-08f ORDER-01 %s is sent once for a double press, hostile words and all; no secret is kept, logged or in the address',
  async (_, walk) => {
    const logs = (['error', 'warn', 'info', 'log', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const server = moneyServer();
    await openForm(walk);
    await fillIn(walk);
    for (const label of walk.freeTexts) await type(label, HOSTILE);
    const slip = await check(walk);
    expect(slip.querySelector('b')).toBeNull();
    if (walk.freeTexts.length > 0) expect(slip.textContent).toContain(HOSTILE);
    const button = await ask(walk);
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(/^(单号|付款单号)$/);
    expect(logs[0]?.mock.calls).toEqual([]);
    const bodies = server.bodies(walk.call);
    expect(bodies).toHaveLength(1);
    const texts = Object.values(bodies[0] as object);
    expect(texts.filter((text) => text === HOSTILE)).toHaveLength(walk.freeTexts.length);
    const traces = JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      logs.map(({ mock }) => mock.calls.map(String)),
      window.location.href,
      document.cookie,
    ]);
    const secrets = [PASSWORD, CARD, IDENTITY, ...walk.secrets.map((label) => walk.texts[label] ?? label)];
    expect(secrets.filter((secret) => traces.includes(secret))).toEqual([]);
  },
  WALK_MS,
);
