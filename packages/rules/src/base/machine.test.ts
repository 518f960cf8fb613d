import { expect, it } from 'vitest';
import { advance, type Transitions } from './machine';

type Door = { readonly kind: 'shut' } | { readonly kind: 'open'; readonly width: number };
type Push = { readonly type: 'open'; readonly width: number } | { readonly type: 'shut' };

const SHUT: Door = { kind: 'shut' };
const TABLE: Transitions<Door, Push, { shut: 'open'; open: 'shut' }> = {
  shut: { open: (_, { width }) => ({ kind: 'open', width }) },
  open: { shut: () => SHUT },
};

it('SIDE-01 an event leads where its state and its row say', () => {
  const open = advance(TABLE, SHUT, { type: 'open', width: 2 });
  expect(open).toEqual({ kind: 'open', width: 2 });
  expect(advance(TABLE, open, { type: 'shut' })).toBe(SHUT);
});

it('SIDE-01 an event that its state does not answer changes nothing, not even one named like an object of its own', () => {
  expect(advance(TABLE, SHUT, { type: 'shut' })).toBe(SHUT);
  const strange = { type: 'toString' } as unknown as Push;
  expect(advance(TABLE, SHUT, strange)).toBe(SHUT);
});
