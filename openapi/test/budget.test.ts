import { expect, it } from 'vitest';
import { follow, type Json, list, operations, record } from './description';

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

const shapeOf = (node: Json) => [
  node['requestBody'],
  record(node['responses'])['200'],
  ...list(node['parameters']),
];

it('CAT-03 the references of every operation stay within their depth, and within their size once they are written out', () => {
  const sizes = operations.map(({ id, node }) => {
    const shape = shapeOf(node);
    return { id, depth: depth(shape), size: size(shape) };
  });
  expect(sizes.length).toBeGreaterThan(400);
  expect(sizes.filter((sized) => sized.depth > DEPTH || sized.size > NODES)).toEqual([]);
});
