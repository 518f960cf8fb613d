import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MenuFacts, type MenuItem, visibleMenus } from './index';

const POOL = [7, 9, 19, 42, 44, 104, 108, 219, 777, 778, 7773, 1903, 20084, 20085, 20096, 20097, 20101];
const TITLES = ['直供采购', '采购首页', '账户', '信息维护', '业务办理', '财务自助', '样表查询', '其他'];

const { tree } = fc.letrec<{ tree: MenuItem[]; item: MenuItem }>((tie) => ({
  item: fc.record(
    {
      id: fc.oneof(
        fc.constantFrom(...POOL, 20240919, 20240922, 20240923, 20090),
        fc.constantFrom(...POOL).map(String),
        fc.nat(50),
      ),
      title: fc.constantFrom(...TITLES),
      routeName: fc.constantFrom('account', 'cart', ''),
      url: fc.constantFrom('https://q.example/?c=', '', null),
      subItems: tie('tree'),
    },
    { requiredKeys: ['id'] },
  ) as fc.Arbitrary<MenuItem>,
  tree: fc.array(tie('item'), { maxLength: 5 }),
}));

const anyFacts: fc.Arbitrary<MenuFacts> = fc.record({
  subChannel: fc.constantFrom('HV003', 'VA003', 'X', null),
  customerFlag: fc.constantFrom('', 'K', null),
  customerCode: fc.constantFrom('8800', '', null),
  isAdmin: fc.boolean(),
  reverseAuthority: fc.boolean(),
  redInvoice: fc.record({
    valid: fc.boolean(),
    rebateAuth: fc.boolean(),
    returnAuth: fc.boolean(),
  }),
});

/** The rules again, as plain sentences over the way to an item. */
function isForbidden(way: readonly MenuItem[], facts: MenuFacts): boolean {
  const above = (ancestor: number): boolean => way.slice(0, -1).some(({ id }) => Number(id) === ancestor);
  const [top] = way;
  const item = way[way.length - 1];
  const id = Number(item?.id);
  const title = item?.title ?? '';
  const red = facts.redInvoice;
  const isAccount = top?.title === '账户' || Number(top?.id) === 104;
  const isSupply = top?.title === '直供采购';
  return [
    id === 1903 && above(19) && !['HV003', 'VA003'].includes(facts.subChannel ?? ''),
    [20084, 20085].includes(id) && above(44) && !red?.valid && !red?.rebateAuth && !red?.returnAuth,
    id === 20240919 && above(20097),
    [778, 7773, 20101].includes(id) && above(42) && above(777),
    id === 20096 && above(42) && above(219),
    [20240922, 20240923].includes(id) && above(7) && !facts.reverseAuthority,
    item?.routeName === 'account' && !facts.isAdmin,
    facts.customerFlag && way.length === 1 && ['业务办理', '财务自助', '售后服务'].includes(title),
    facts.customerFlag && way.length === 2 && isSupply && title !== '采购首页',
    facts.customerFlag && way.length === 2 && isAccount && !isSupply && title !== '信息维护' && id !== 108,
  ].some(Boolean);
}

function ways(items: readonly MenuItem[], above: readonly MenuItem[] = []): readonly (readonly MenuItem[])[] {
  return items.flatMap((item) => [[...above, item], ...ways(item.subItems ?? [], [...above, item])]);
}

it('MENU-05 no tree and no facts ever show a forbidden item, and filtering twice changes nothing', () => {
  fc.assert(
    fc.property(tree, anyFacts, (menus, facts) => {
      const shownMenus = visibleMenus({ ...facts, menus });
      expect(ways(shownMenus).filter((way) => isForbidden(way, facts))).toEqual([]);
      expect(visibleMenus({ ...facts, menus: shownMenus })).toBe(shownMenus);
    }),
  );
});

it('MENU-05 an item that no rule forbids, below items that none forbids, is shown unless it was emptied', () => {
  fc.assert(
    fc.property(tree, anyFacts, (menus, facts) => {
      const leaves = (items: readonly MenuItem[]): number =>
        ways(items).filter(
          (way) =>
            !way.at(-1)?.subItems?.length && !way.some((_, i) => isForbidden(way.slice(0, i + 1), facts)),
        ).length;
      const bare = ways(visibleMenus({ ...facts, menus })).filter(
        (way) => !way.at(-1)?.subItems?.length,
      ).length;
      expect(bare).toBeGreaterThanOrEqual(leaves(menus));
    }),
  );
});
