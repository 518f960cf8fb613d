import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../test/client';
import { GATE_TYPES } from './gates';

const user = clientOf(mockForTests());
const ask = async (gateType: string) => (await user.get(`/account/finance/accountGate/${gateType}`)).body;

it.each(GATE_TYPES)('ROUTE-03 the gate %s answers as itself', async (gateType) => {
  expect(await ask(gateType)).toMatchObject({ code: '1', data: { gateType, isOpen: true } });
});

it.each(['nope', 'Transfer', 'toString'])(
  'ROUTE-03 the unknown gate %s is refused in words, and does not open as another',
  async (gateType) => {
    expect(await ask(gateType)).toEqual({ code: '0', msg: '没有这个财务开关，请联系客服' });
  },
);
