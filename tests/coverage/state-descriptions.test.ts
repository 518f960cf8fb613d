import { expect, it } from 'vitest';
import bundle from '../../openapi/bundle/openapi.json';
import * as payers from '../../packages/rules/src/base/payer-types';
import * as codeNames from '../../packages/rules/src/base/states/code-names';
import * as documents from '../../packages/rules/src/base/states/document-states';
import * as money from '../../packages/rules/src/base/states/money-states';
import * as orders from '../../packages/rules/src/base/states/order-states';
import type { CodeNames } from '../../packages/rules/src/base/states/state';
import * as stores from '../../packages/rules/src/base/states/store-states';

/** `10 待审核、20 待发货`: at least two codes, each with its name. */
const ITEM = String.raw`(?:\d{1,2}|[A-Z]{2,}) \p{Script=Han}+`;
const LIST = new RegExp(String.raw`(?<!\w)${ITEM}(?:、${ITEM})+`, 'gu');

const keyOf = (items: readonly string[]) => items.toSorted().join('、');

/** Every list of codes that a description of the bundle has, in one order. */
function describedLists(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'description' && typeof value === 'string') {
      for (const [list] of value.matchAll(LIST)) found.add(keyOf(list.split('、')));
    } else describedLists(value, found);
  }
  return found;
}

const described = describedLists(bundle);
const tables = Object.entries<CodeNames>({
  ...payers,
  ...codeNames,
  ...documents,
  ...money,
  ...orders,
  ...stores,
});

it.each(tables)(
  'ORDER-01 %s has the codes and names that a field of the description lists',
  (name, table) => {
    const list = keyOf(Object.values(table).map(({ value, label }) => `${value} ${label}`));
    expect(described.has(list), `no description lists ${name}: ${list}`).toBe(true);
  },
);

it('ORDER-01 finds the lists of the description at all', () => {
  expect(described.size).toBeGreaterThan(tables.length / 2);
});
