import { expect, it } from 'vitest';
import { type GrantNode, grantedIds, grantsAfterRoles, tickGrant } from './index';

const TREE: readonly GrantNode[] = [
  { id: '7', subItems: [{ id: '9' }, { id: 'bt4' }] },
  { id: '44', subItems: [{ id: '20084' }] },
  { id: '104' },
];

it('ACC-01 reads what is ticked, on both levels, in the order of the tree', () => {
  const tree = [
    {
      id: '7',
      checked: true,
      subItems: [
        { id: '9', checked: false },
        { id: 'bt4', checked: true },
      ],
    },
  ];
  expect(grantedIds(tree)).toEqual(['7', 'bt4']);
});

it('ACC-01 an id that the tree holds twice is granted once', () => {
  const twice = [{ id: '7', subItems: [{ id: '9' }] }, { id: '9' }];
  expect(tickGrant(twice, [], '9')).toEqual(['7', '9']);
});

it.each([
  { name: 'a parent brings all below it', granted: [], id: '7', after: ['7', '9', 'bt4'] },
  { name: 'a parent takes all below it away', granted: ['7', '9', 'bt4', '104'], id: '7', after: ['104'] },
  {
    name: 'a parent that has only some brings the rest',
    granted: ['7', '9'],
    id: '7',
    after: ['7', '9', 'bt4'],
  },
  { name: 'an item brings its parent', granted: [], id: '20084', after: ['44', '20084'] },
  {
    name: 'the last item below a parent takes only itself away',
    granted: ['44', '20084'],
    id: '20084',
    after: ['44'],
  },
  { name: 'one of two items leaves the other', granted: ['7', '9', 'bt4'], id: 'bt4', after: ['7', '9'] },
  { name: 'a single one is ticked', granted: ['7'], id: '104', after: ['7', '104'] },
  { name: 'an unknown one changes nothing', granted: ['7'], id: 'x', after: ['7'] },
] as const)('ACC-01 $name', ({ granted, id, after }) => {
  expect(tickGrant(TREE, granted, id)).toEqual(after);
});

const BUYER = { roleCode: 'BUYER', permissionIds: ['7', '9'] };
const FINANCE = { roleCode: 'FINANCE', permissionIds: ['44', '20084', '4414'] };

it('ACC-01 an added role brings its permissions, as far as the tree holds them', () => {
  expect(grantsAfterRoles(TREE, ['7', '9'], { before: [BUYER], after: [BUYER, FINANCE] })).toEqual([
    '7',
    '9',
    '44',
    '20084',
  ]);
});

it('ACC-01 a removed role takes away its own grants that no other role brings; ticks outside of the roles stay', () => {
  const shared = { roleCode: 'SHARED', permissionIds: ['7'] };
  const roles = { before: [BUYER, shared], after: [shared] };
  expect(grantsAfterRoles(TREE, ['7', '9', '104'], roles)).toEqual(['7', '104']);
});

it('ACC-01 a role without permissions brings none and takes none away', () => {
  expect(grantsAfterRoles(TREE, ['104'], { before: [{ roleCode: 'NONE' }], after: [] })).toEqual(['104']);
});
