/** The accounts whose menus contain the pages of a finance clerk, and the others. */
import { type MenuItem, visibleMenus } from '@dealer-portal/rules/menu';
import {
  checkReverseAuthorityExamples,
  getCustomerFlagDataExamples,
  getPermissionListExamples,
  getRedInvoicePermissionExamples,
} from '@dealer-portal/sdk/testing/examples';
import { expect, it } from 'vitest';
import { menuFacts } from '#platform/permission-facts';
import type { RouteName } from '#routes';
import { PERSONAS, type Persona, personaAccount } from '../../../test/persona-api';

/** The names of all pages below these menus. */
const namesIn = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ routeName, subItems }) => [...(routeName ? [routeName] : []), ...namesIn(subItems ?? [])]);

function entriesOf(persona: Persona): ReadonlySet<string> {
  const answers = {
    permissions: getPermissionListExamples.data(persona),
    redInvoice: getRedInvoicePermissionExamples.data(persona),
    reverseAuthority: checkReverseAuthorityExamples.data(persona),
    customerFlagData: getCustomerFlagDataExamples.data(persona),
  };
  return new Set(namesIn(visibleMenus(menuFacts(personaAccount(persona), answers))));
}

/** The pages of each journey, and who finds all of them; the others find not even one. */
const JOURNEYS: readonly (readonly [
  ids: string,
  pages: readonly RouteName[],
  personas: readonly Persona[],
])[] = [
  ['FIN-02', ['reconciliation'], ['directAdmin', 'directKzxkh', 'traditional', 'wholesale']],
  [
    'FIN-04b',
    ['newInvoice', 'invoicesignfor'],
    ['directAdmin', 'directKzxkh', 'traditional', 'rChannel', 'wholesale'],
  ],
  ['FIN-04f', ['invoiceApply'], ['directAdmin', 'wholesale']],
  ['FIN-04g FIN-04h FIN-04i', ['acceptanceentry', 'billClaim', 'bankdiscount'], ['directAdmin', 'wholesale']],
  [
    'FIN-05',
    ['rebate', 'Rebate', 'myrebate'],
    ['directAdmin', 'directKzxkh', 'traditional', 'rChannel', 'wholesale'],
  ],
  ['FIN-05e MENU-02', ['rebateHandling', 'returnHandling'], ['directAdmin', 'directKzxkh']],
  [
    'FIN-09',
    ['policyTrackTob', 'policyTrackToc', 'feeAllotCashDetail', 'countyPolicyTracking'],
    ['directAdmin'],
  ],
];

it.each(JOURNEYS)('%s %j stand in the menus of %j, and in those of nobody else', (_, pages, personas) => {
  const entries = PERSONAS.map((persona) => {
    const names = entriesOf(persona);
    return [persona, pages.filter((page) => names.has(page))] as const;
  });
  expect(Object.fromEntries(entries)).toEqual(
    Object.fromEntries(PERSONAS.map((persona) => [persona, personas.includes(persona) ? pages : []])),
  );
});
