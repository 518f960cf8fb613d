import { expect, it } from 'vitest';
import { askHere } from '../../test/ask-here';
import { walkMoney } from '../../test/money-walk';

/** `pnpm walks` tries 20,000. */
const WALKS = 40;
const STEPS = 6;

it('FIN-01 FIN-03 FIN-08 random writes of money and goods keep every law, right and wrong ones', async () => {
  const mock = askHere(new Date('2026-11-20T10:00:00+08:00'));
  let accepted = 0;
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const walk = await walkMoney(mock, String(seed), STEPS);
    expect(walk.problems).toEqual([]);
    accepted += walk.accepted;
  }
  expect(accepted).toBeGreaterThan(WALKS / 2);
}, 60_000);
