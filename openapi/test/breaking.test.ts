import { beforeAll, describe, expect, it } from 'vitest';
import { breakingChanges, type Change, mayBreak } from '../scripts/breaking/changes';
import { description } from './description';
import { BREAKING, HARMLESS, type Mutation, mutated } from './mutations';

const text = (document: unknown): string => JSON.stringify(document, null, 1);

/** Redocly names a place by its pointer, our own checks by method and path. */
function isAt({ where }: Change, { operation }: Mutation): boolean {
  const [, path = ''] = operation.split(' ');
  return where === operation || `${where}/`.startsWith(`#/paths/${path.replaceAll('/', '~1')}/`);
}

let changes: readonly Change[] = [];
// `request-body-became-required` needs a body that was optional before.
const base = mutated(description, {
  operation: 'POST /order/cancelOrder',
  at: ['requestBody', 'required'],
  to: false,
});

beforeAll(() => {
  changes = breakingChanges(text(base), text(BREAKING.reduce(mutated, base)));
}, 60_000);

describe('CAT-03 breaking changes against the last bundle', () => {
  it.each(BREAKING)('$rule is found on $operation', (mutation) => {
    const rules = changes.filter((change) => isAt(change, mutation)).map(({ rule }) => rule);
    expect(rules).toContain(mutation.rule);
  });

  it('nothing else is reported for them', () => {
    expect(changes.filter((change) => !BREAKING.some((mutation) => isAt(change, mutation)))).toEqual([]);
  });

  it('additions and other words break nobody', () => {
    expect(breakingChanges(text(description), text(HARMLESS.reduce(mutated, description)))).toEqual([]);
  }, 60_000);

  it.each([
    ['0.1.0', '0.1.9', false],
    ['0.1.9', '0.2.0', true],
    ['1.4.0', '1.5.0', false],
    ['1.4.0', '2.0.0', true],
    ['2.0.0', '1.0.0', false],
  ])('a break from %s to %s is allowed: %s', (before, after, isAllowed) => {
    expect(mayBreak(before, after)).toBe(isAllowed);
  });
});
