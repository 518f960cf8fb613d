import { expect, it } from 'vitest';
import { reconcileEdit } from './quantity-edit';

it.each([
  [{ requested: 12, base: 2 }, 2, 'send'],
  [{ requested: 12, base: 2 }, 12, 'done'],
  [{ requested: 12, base: 2 }, 8, 'conflict'],
  [{ requested: 2, base: 2 }, 2, 'done'],
] as const)('an edit %j over the server number %i: %s', (edit, current, reconciliation) => {
  expect(reconcileEdit(edit, current)).toBe(reconciliation);
});
