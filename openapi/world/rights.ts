/** The rights of the personas: the same rules as the portal's, over the menus that the mock grants. */
import { type PageRight, type PageTable, pageRights } from '@dealer-portal/rules/menu';
import { grantedMenus } from './menus';
import type { Page } from './pages';
import type { Persona, World } from './world';

function tableOf(pages: readonly Page[]): PageTable {
  const byName = new Map(pages.map((page) => [page.name, page]));
  const byAddress = new Map(pages.map((page) => [page.address, page.name]));
  return {
    pageBehind: (click) => {
      if (click.kind === 'path') return byAddress.get(click.path.split('?')[0] ?? '');
      if (click.kind === 'window') return byAddress.get(click.url.split('?')[0] ?? '');
      if (click.kind === 'sign') return 'goElectricSignPage';
      return click.kind === 'route' && byName.has(click.routeName) ? click.routeName : undefined;
    },
    reachOf: (name) => {
      const from = byName.get(name)?.from ?? '';
      if (from === '') return undefined;
      return from === 'anywhere' ? from : from.split(' ');
    },
    titleOf: (name) => byName.get(name)?.title ?? '',
  };
}

/** Whether a persona may open each page, by its name. */
export function rightsOf(world: World, persona: Persona): (page: string) => PageRight {
  const { may } = persona;
  const facts = {
    menus: grantedMenus(world.menus, persona),
    buttons: persona.buttons,
    roles: { [persona.roleCode]: persona.role },
    isAdmin: persona.isAdmin,
    channel: persona.channel,
    subChannel: persona.subChannel,
    channelGroup: persona.channelGroup,
    customerCode: persona.saletoCode,
    customerFlag: persona.customerFlag,
    customerSpecialLabel: persona.customerSpecialLabel,
    redInvoice: {
      valid: may.includes('redInvoices'),
      rebateAuth: may.includes('redInvoicesOfRebates'),
      returnAuth: may.includes('redInvoicesOfReturns'),
    },
    reverseAuthority: may.includes('purchaseReturns'),
    jshCusFlagData: may.includes('calculator'),
  };
  return pageRights(facts, tableOf(world.pages));
}
