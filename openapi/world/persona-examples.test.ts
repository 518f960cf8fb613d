import { describe, expect, it } from 'vitest';
import { loadDescription } from '../mock/description';
import { grantedMenus, readMenus } from './menus';
import { personaExamples } from './persona-examples';
import { loadWorld } from './world';

const world = loadWorld();
const names = world.personas.map(({ persona }) => persona);
const [first] = world.personas;
if (!first) throw new Error('The world has no persona.');

const routes = 'route\taddress\ttitle\nindex\t/index\t首页\ncart\t/cart\t购物车\n';
const tree = readMenus(
  [
    {
      id: '7',
      title: '直供采购',
      items: [
        { id: '701', route: 'index', title: '采购首页' },
        { id: '702', route: 'cart' },
      ],
    },
    { id: '47', title: '培训', items: [] },
  ],
  routes,
);
const granted = (menus: string, exceptMenus = '') =>
  grantedMenus(tree, { ...first, menus, exceptMenus }).map(({ id, subItems = [] }) => [
    id,
    ...subItems.map((menuItem) => menuItem.id),
  ]);

describe('SIDE-01 the menus of a persona', () => {
  it('bear title and address of their route, unless they say their own title', () => {
    expect(tree[0]?.subItems).toEqual([
      { id: '701', title: '采购首页', routeName: 'index', path: '/index', isadmin: 0 },
      { id: '702', title: '购物车', routeName: 'cart', path: '/cart', isadmin: 0 },
    ]);
  });

  it.each([
    ['7 47', '', [['7', '701', '702'], ['47']]],
    ['702', '', [['7', '702']]],
    ['7', '702', [['7', '701']]],
    ['', '', []],
  ])('granted %j but for %j are %j', (menus, exceptMenus, items) => {
    expect(granted(menus, exceptMenus)).toEqual(items);
  });

  it('a menu that nobody knows is refused with its number', () => {
    expect(() => granted('4711')).toThrow('4711');
    expect(() => readMenus([{ id: '9', route: 'noSuchPage' }], routes)).toThrow('Menu 9');
  });
});

describe('CAT-03 the examples of the personas', () => {
  const operations = Object.values(loadDescription().paths).flatMap((pathItem) => Object.values(pathItem));

  it('a view that there is not is refused by its name', () => {
    expect(() => personaExamples(world, 'horoscope')).toThrow('horoscope');
  });

  it('no operation writes them out itself: it names a view, or has no example of every persona', () => {
    const byHand = operations.filter((operation) => {
      const text = JSON.stringify(operation.responses);
      return names.every((name) => text.includes(`"${name}":`)) && !('x-personas' in operation);
    });
    expect(byHand.map(({ operationId }) => operationId)).toEqual([]);
  });
});
