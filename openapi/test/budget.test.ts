import { describe, expect, it } from 'vitest';
import { follow, list, operations, record } from './description';

// The mock's start-up grows with both: Prism writes every reference out.
const DEPTH = 4;
const NODES = 500;

/** Longest chain of references below a node; a chain that comes back to itself has no end. */
function depth(node: unknown, above: readonly string[] = []): number {
  if (typeof node !== 'object' || node === null) return 0;
  const ref = record(node)['$ref'];
  if (typeof ref === 'string') {
    if (above.includes(ref)) return Number.POSITIVE_INFINITY;
    return 1 + depth(follow(node), [...above, ref]);
  }
  return Math.max(0, ...Object.values(node).map((child) => depth(child, above)));
}

/** How many nodes there are once every reference is written out. */
function size(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 1;
  if ('$ref' in node) return size(follow(node));
  return Object.entries(node).reduce((sum, [key, child]) => sum + (key === 'examples' ? 0 : size(child)), 1);
}

const shapes = operations.map(({ id, node }) => ({
  id,
  shape: [node['requestBody'], record(node['responses'])['200'], ...list(node['parameters'])],
}));

describe('CAT-03 budget of references', () => {
  it.each(shapes)('$id stays within it', ({ shape }) => {
    expect(depth(shape)).toBeLessThanOrEqual(DEPTH);
    expect(size(shape)).toBeLessThanOrEqual(NODES);
  });
});
