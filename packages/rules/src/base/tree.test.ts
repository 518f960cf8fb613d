import { expect, it } from 'vitest';
import { childrenOf, LEVELS, soundTree } from './tree';

interface Item {
  readonly id: number;
  readonly subItems?: readonly Item[] | null | undefined;
}

const wire = (value: unknown): never => value as never;

/** So many levels, one item in each. */
function deep(levels: number): readonly Item[] {
  let items: readonly Item[] = [{ id: levels }];
  for (let level = levels - 1; level > 0; level -= 1) items = [{ id: level, subItems: items }];
  return items;
}

it.each([
  [{ id: 1 }],
  [{ id: 1, subItems: null }],
  [{ id: 1, subItems: wire('x') }],
  [{ id: 1, subItems: [] }],
])('MENU-07 below %j lies nothing', (item: Item) => {
  expect(childrenOf(item)).toEqual([]);
});

it('MENU-07 a tree is given back as it is, with any content of its items', () => {
  const tree: readonly Item[] = [{ id: 1, subItems: [{ id: 2 }, { id: 3, subItems: [] }] }, { id: 4 }];
  expect(soundTree(tree)).toBe(tree);
  expect(childrenOf(tree[0] ?? { id: 0 })).toBe(tree[0]?.subItems);
  expect(soundTree(wire([null, { id: 1 }]))).toHaveLength(2);
});

it.each([[null], [undefined], [wire('menus')], [wire({ length: 1 })]])('MENU-07 %j is no tree', (items) => {
  expect(soundTree<Item>(items)).toEqual([]);
});

it('MENU-07 a tree has at most so many levels', () => {
  expect(soundTree(deep(LEVELS))).toHaveLength(1);
  expect(soundTree(deep(LEVELS + 1))).toEqual([]);
  expect(soundTree([{ id: 0 }, ...deep(LEVELS + 1), { id: 0 }])).toEqual([]);
});

it('MENU-07 items in a circle are no tree', () => {
  const item: { id: number; subItems: unknown } = { id: 1, subItems: [] };
  item.subItems = [item];
  expect(soundTree(wire([item]))).toEqual([]);
});
