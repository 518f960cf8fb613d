import {
  floatingBar,
  hasMyOrders,
  isMenuVisible,
  type MenuItem,
  offersCart,
} from '@dealer-portal/rules/menu';
import { seesCredit } from '@dealer-portal/rules/roles';
import { getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { afterEach, expect, it } from 'vitest';
import { ROUTE_NAMES } from '#routes';
import { personaAccount } from '../test/persona-api';
import { configure } from './config';
import { closablePage } from './page-rights';
import { menuFacts } from './permission-facts';

afterEach(() => configure({}));

const granted = getPermissionListExamples.data('directAdmin');

const factsOf = (menus: typeof granted.menus, ...closedPages: readonly string[]) => {
  configure({ flags: { closedPages } });
  return menuFacts(personaAccount('directAdmin'), {
    permissions: { ...granted, menus },
    redInvoice: undefined,
    reverseAuthority: undefined,
    customerFlagData: undefined,
  });
};

const idsIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ id, subItems }) => [String(id), ...idsIn(subItems ?? [])]);

it('MENU-04 FLOAT-02 what an account was granted stays when the host closes every page that a menu leads to', () => {
  const all = ROUTE_NAMES.filter((name) => closablePage(name) !== undefined);
  const facts = factsOf(granted.menus, ...all);
  const shown = idsIn(facts.menus ?? []);
  expect(shown).not.toContain('9');
  expect(shown).not.toContain('1141');
  const tools = floatingBar({ ...facts, pathname: '/' }).map(({ id }) => id);
  expect([hasMyOrders(facts), offersCart(facts), tools.includes('balance'), seesCredit(facts)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isMenuVisible(44, facts)).toBe(true);
});

it('MENU-07 the menus stay as they came, and no copy of them is made, where the host closes nothing', () => {
  expect(factsOf(granted.menus).menus).toBe(granted.menus);
  expect(factsOf(granted.menus, '/no-page').menus).toBe(granted.menus);
  expect(factsOf(granted.menus, 'payment').menus).not.toBe(granted.menus);
});

it('SIDE-05 the entry of the e-signature goes with its page, though its press is no address', () => {
  const menus = [{ ...granted.menus[0], id: '1', title: '电子签章', subItems: [] }, ...granted.menus];
  expect(idsIn(factsOf(menus).menus ?? [])).toContain('1');
  expect(idsIn(factsOf(menus, 'goElectricSignPage').menus ?? [])).not.toContain('1');
  // The press of an inner system opens a window of another site: it has no page to close.
  expect(idsIn(factsOf(menus, 'goElectricSignPage').menus ?? [])).toContain('901');
});
