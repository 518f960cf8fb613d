import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  FLY_OUT_WIDTH,
  type PageStateOf,
  SIDE_BAR_CLOSED,
  type SideBarEvent,
  type SideBarItem,
  type SideBarState,
  sideBar,
  sideBarReducer,
} from './index';
import { isNewItem, splitTitle } from './side-bar';

const NOW = new Date('2026-11-20T12:00:00+08:00');

it.each([
  [20097, 2, true],
  ['219', 2, true],
  [2201, 2, true],
  [114, 2, true],
  [20105, 3, true],
  [20099, 3, true],
  [20098, 3, true],
  [20097, 1, false],
  [20097, 3, false],
  [20105, 2, false],
  [115, 2, false],
  [114, 4, false],
])('SIDE-02b id %o on level %i can be new: %o', (id, level, isNew) => {
  expect(isNewItem({ id, newFlagTime: '2026-11-20 12:00:01' }, level, NOW)).toBe(isNew);
});

it.each([
  ['2026-11-20 12:00:01', true],
  ['2026-11-20 12:00:00', false],
  ['2026-11-20 11:59:59', false],
  ['2026-11-20T12:00:00.001+08:00', true],
  [NOW.getTime() + 1, true],
  [NOW.getTime(), false],
  ['2026-11-21', true],
  ['soon', false],
  ['', false],
  [null, false],
  [undefined, false],
])('SIDE-02a newFlagTime %o at noon of 20 November 2026 is new: %o', (newFlagTime, isNew) => {
  expect(isNewItem({ id: 219, newFlagTime }, 2, NOW)).toBe(isNew);
});

it.each([
  [{ title: '易管货', icontitle: '易' }, '易', '管货'],
  [{ title: '易管货', icontitle: '易管' }, '易管', '货'],
  [{ title: '易管货', icontitle: '' }, '易', '管货'],
  [{ title: '易管货' }, '易', '管货'],
  [{ title: '易管货', icontitle: 'E' }, 'E', '易管货'],
  [{ title: '库存', icontitle: '库' }, undefined, '库存'],
  [{ title: null }, undefined, ''],
])('SIDE-03b %o is split into %o and %o', (item, iconTitle, title) => {
  expect(splitTitle({ id: 1, ...item })).toEqual({ iconTitle, title });
});

it('SIDE-01 SIDE-03 the side bar is a model of three levels with icons and clicks', () => {
  const menus = [
    {
      id: 1,
      title: '库存',
      subItems: [
        {
          id: 219,
          title: '甲',
          newFlagTime: '2027-01-01',
          subItems: [{ id: 20105, path: '/cart' }],
        },
      ],
    },
    { id: 2, title: '其他', path: '/x' },
    { id: 3, title: '培训' },
  ];
  expect(FLY_OUT_WIDTH).toBe(169);
  expect(sideBar({ menus }, NOW)).toEqual([
    {
      id: '1',
      title: '库存',
      iconTitle: undefined,
      isNew: false,
      isSoon: false,
      click: { kind: 'none' },
      children: [
        {
          id: '219',
          title: '甲',
          iconTitle: undefined,
          isNew: true,
          isSoon: false,
          click: { kind: 'none' },
          children: [
            {
              id: '20105',
              title: '',
              iconTitle: undefined,
              isNew: false,
              isSoon: false,
              click: { kind: 'path', path: '/cart' },
              children: [],
            },
          ],
        },
      ],
    },
    {
      id: '3',
      title: '培训',
      iconTitle: undefined,
      isNew: false,
      isSoon: false,
      click: { kind: 'alert', text: '请前往 app 营销课堂学习' },
      children: [],
    },
  ]);
});

it('SIDE-03 pages still to come are last, pages without a menu are left out, a parent is as its children are', () => {
  const to = (id: number, path: string) => ({ id, path });
  const menus = [
    {
      id: 180,
      subItems: [
        { id: 1, subItems: [to(11, '/planned'), to(12, '/order')] },
        { id: 2, subItems: [to(21, '/planned'), to(22, '/ready'), to(23, '/ready')] },
        { id: 3, subItems: [to(31, '/order')] },
        { id: 4, path: '/ready', subItems: [to(41, '/planned')] },
        { id: 5 },
        { id: 20240922, path: '/planned' },
        to(6, '/ready'),
      ],
    },
  ];
  const stateOf: PageStateOf = (address) => {
    if (address.kind !== 'path' || address.path === '/order') return 'noEntry';
    return address.path === '/planned' ? 'planned' : 'ready';
  };
  const drawn = (items: readonly SideBarItem[]): unknown =>
    items.map(({ id, isSoon, children }) => [isSoon ? `${id} soon` : id, ...[drawn(children)].flat()]);
  expect(drawn(sideBar({ menus, reverseAuthority: true }, NOW, stateOf))).toEqual([
    [
      '180',
      ['2', ['22'], ['23'], ['21 soon']],
      ['4', ['41 soon']],
      ['6'],
      ['1 soon', ['11 soon']],
      ['20240922 soon'],
    ],
  ]);
});

it('SIDE-03 the page of an item is asked by its address, path, route or window; what only acts is ready', () => {
  const addresses: unknown[] = [];
  const stateOf: PageStateOf = (address) => {
    addresses.push(address);
    return 'planned';
  };
  const items = [
    { id: 1, path: '/a' },
    { id: 2, routeName: 'cart' },
    { id: 3, url: 'https://shop.example.cn' },
    { id: 4, path: 'javascript:alert(1)' },
    { id: 5, title: '电子签章' },
  ];
  const [entry] = sideBar({ menus: [{ id: 180, subItems: items }] }, NOW, stateOf);
  expect(addresses).toEqual(
    expect.arrayContaining([
      { kind: 'path', path: '/a' },
      { kind: 'route', routeName: 'cart' },
      { kind: 'window', url: 'https://shop.example.cn' },
      { kind: 'none' },
    ]),
  );
  expect(entry?.children.map(({ id, isSoon }) => [id, isSoon])).toEqual([
    ['5', false],
    ['1', true],
    ['2', true],
    ['3', true],
    ['4', true],
  ]);
});

it('SIDE-02 a third-level item is new by the list of its own level', () => {
  const third = { id: 20098, newFlagTime: '2027-01-01' };
  const menus = [{ id: 180, subItems: [{ id: 5, subItems: [third] }, third] }];
  const [entry] = sideBar({ menus }, NOW);
  expect(entry?.children[0]?.children[0]?.isNew).toBe(true);
  expect(entry?.children[1]?.isNew).toBe(false);
});

it.each([
  [{ id: 114 }, { kind: 'route', routeName: 'payerZY' }],
  [{ id: 108 }, { kind: 'external', path: '/personalSetting/index' }],
  [
    { id: 108, path: '/x' },
    { kind: 'path', path: '/x' },
  ],
  [{ id: 5 }, { kind: 'none' }],
])(
  'SIDE-04 an item of the account without an address leads where the profile menu leads: %o to %o',
  (item, click) => {
    const menus = [{ id: 104, title: '账户', subItems: [item] }];
    expect(sideBar({ menus, channelGroup: 'ZY' }, NOW)[0]?.children[0]?.click).toEqual(click);
  },
);

const open = (index: number) => ({ kind: 'open', index }) as const;
const at = (type: 'hover' | 'click', index: number, isEmpty = false): SideBarEvent => ({
  type,
  index,
  isEmpty,
});

it.each([
  [SIDE_BAR_CLOSED, at('hover', 2), open(2)],
  [SIDE_BAR_CLOSED, at('click', 2), open(2)],
  [SIDE_BAR_CLOSED, at('hover', 2, true), SIDE_BAR_CLOSED],
  [SIDE_BAR_CLOSED, at('click', 2, true), SIDE_BAR_CLOSED],
  [SIDE_BAR_CLOSED, { type: 'leave' }, SIDE_BAR_CLOSED],
  [SIDE_BAR_CLOSED, { type: 'dismiss' }, SIDE_BAR_CLOSED],
  [open(2), at('hover', 2), open(2)],
  [open(2), at('hover', 3), open(3)],
  [open(2), at('hover', 3, true), SIDE_BAR_CLOSED],
  [open(2), at('click', 2), SIDE_BAR_CLOSED],
  [open(2), at('click', 3), open(3)],
  [open(2), at('click', 3, true), SIDE_BAR_CLOSED],
  [open(0), { type: 'leave' }, SIDE_BAR_CLOSED],
  [open(0), { type: 'dismiss' }, SIDE_BAR_CLOSED],
] as const)('SIDE-01 from %o the event %o leads to %o', (state, event, next) => {
  expect(sideBarReducer(state, event)).toEqual(next);
});

it('SIDE-01 an event that changes nothing keeps the same state', () => {
  const state = open(2);
  expect(sideBarReducer(state, at('hover', 2))).toBe(state);
  expect(sideBarReducer(SIDE_BAR_CLOSED, { type: 'leave' })).toBe(SIDE_BAR_CLOSED);
});

it('SIDE-01 wrong combinations do not compile', () => {
  // @ts-expect-error a closed side bar has no index
  const wrong: typeof SIDE_BAR_CLOSED = { kind: 'closed', index: 1 };
  // @ts-expect-error a hover names its entry
  const event: SideBarEvent = { type: 'hover' };
  // @ts-expect-error nothing is left when nothing is open
  const next = sideBarReducer({ kind: 'closed' }, { type: 'leave' });
  expect([wrong.kind, event.type, next]).toEqual(['closed', 'hover', SIDE_BAR_CLOSED]);
});

const anyEvent = fc.oneof(
  fc.record({
    type: fc.constantFrom('hover', 'click'),
    index: fc.nat(5),
    isEmpty: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('leave', 'dismiss') }),
) as fc.Arbitrary<SideBarEvent>;

it('SIDE-01 no sequence of events leaves the states, and only a full entry is ever open', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const full = new Set(
        events.flatMap((event) => ('index' in event && !event.isEmpty ? [event.index] : [])),
      );
      const end = events.reduce<SideBarState>(
        (state, event) => sideBarReducer(state, event),
        SIDE_BAR_CLOSED,
      );
      expect(end.kind === 'closed' || full.has(end.index)).toBe(true);
    }),
  );
});
