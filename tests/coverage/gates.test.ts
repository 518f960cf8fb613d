/** The gate types of the routes are those that the mock knows: a misspelt one would close its page for everybody (ROUTE-03). */

import { routes } from '@dealer-portal/web/routes';
import { expect, it } from 'vitest';
import { GATE_TYPES } from '../../openapi/mock/state/finance/gates';

it('ROUTE-03 every gate of a route is one that the mock knows, so that a typing mistake does not pass as another gate', () => {
  const gates = new Set(Object.values(routes).flatMap(({ gate }) => (gate === undefined ? [] : [gate])));
  expect([...gates].toSorted()).toEqual(['reconciliation', 'transfer']);
  expect([...gates].filter((gate) => !GATE_TYPES.includes(gate))).toEqual([]);
});
