import { expect, it } from 'vitest';
import { loadWorld } from '../../../world/world';
import { loadDescription } from '../../description';
import { type Route, routesOf } from '../../routes';
import { createState } from './memory';
import type { Handlers } from './state';

const description = loadDescription();
const routes = routesOf(description);
const world = loadWorld();
const [persona] = world.personas;
const cart = routes.find(({ operationId }) => operationId === 'getCartCount');
if (!persona || !cart) throw new Error('The world or the description has lost its first entries.');

async function answerValue(handlers: Handlers, route: Route) {
  const lines: string[] = [];
  const state = createState({
    description,
    routes,
    world,
    handlers,
    log: (line) => lines.push(line),
    orderNosOf: () => [],
  });
  if (!persona) throw new Error('no persona');
  const request = {
    persona,
    token: '',
    params: {},
    query: new URLSearchParams(),
    body: undefined,
    now: new Date(),
  };
  return { reply: await state.answer(route, request), lines };
}

it('CAT-03 an answer from memory that does not fit the description is a 500 and a line in the log', async () => {
  const wrong = await answerValue({ getCartCount: () => ({ code: '1', msg: '成功', data: 'two' }) }, cart);
  expect(wrong.reply).toMatchObject({ status: 500, body: { msg: expect.stringContaining('getCartCount') } });
  expect(wrong.lines).toEqual([expect.stringContaining('answer/data must be integer')]);
  const right = await answerValue({ getCartCount: () => ({ code: '1', msg: '成功', data: 2 }) }, cart);
  expect([right.reply, right.lines]).toEqual([
    { status: 200, body: { code: '1', msg: '成功', data: 2 } },
    [],
  ]);
});
