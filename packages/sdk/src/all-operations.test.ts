import { expect, it } from 'vitest';
import { allOperations } from './all-operations';
import * as operations from './generated/operations/index';

it('holds the same operations as the constants', () => {
  // Files are read by the same reader, loaded when it is needed.
  const withoutReader = (all: object) =>
    Object.fromEntries(
      Object.entries(all).map(([id, operation]) => [id, { ...operation, answer: !!operation.answer }]),
    );
  expect(withoutReader(allOperations())).toEqual(withoutReader(operations));
  expect(allOperations()).toBe(allOperations());
});

it('HTTP-01c gives 120 s to splitting orders and to the pre-check of whole-vehicle orders', () => {
  const long = Object.values(allOperations()).filter(({ timeoutMs }) => timeoutMs !== undefined);
  expect(new Set(long.map(({ timeoutMs }) => timeoutMs))).toEqual(new Set([120_000]));
  expect(long.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(['/order/splitOrder', '/traffic/order/preCheck']),
  );
});
