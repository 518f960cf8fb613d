import { customerFlagOf, type MenuFacts, offeredMenus } from '@dealer-portal/rules/menu';
import type { Data } from '@dealer-portal/sdk';
import type { getPermissionList, getRedInvoicePermission } from '@dealer-portal/sdk/operations';
import { PAGE_TABLE } from './page-rights';
import type { Account } from './session/account';

/** The answers of the permission calls; a failed call is absent, and the rules read that as refused (MENU-07). */
export interface PermissionAnswers {
  readonly permissions: Data<typeof getPermissionList> | undefined;
  readonly redInvoice: Data<typeof getRedInvoicePermission> | undefined;
  readonly reverseAuthority: boolean | undefined;
  readonly customerFlagData: boolean | undefined;
}

/** Every fact that menus, buttons and floating tools are decided by, from the account and the answers (1§6). */
export function menuFacts({ user, saleInfo }: Account, answers: PermissionAnswers): MenuFacts {
  const { permissions, redInvoice, reverseAuthority, customerFlagData } = answers;
  const facts: MenuFacts = {
    menus: permissions?.menus,
    buttons: permissions?.buttons,
    roles: user.roles,
    isAdmin: user.isAdmin,
    channel: saleInfo.channel,
    subChannel: saleInfo.subChannel,
    channelGroup: saleInfo.channelGroup,
    customerCode: saleInfo.customerCode,
    customerFlag: customerFlagOf(saleInfo.customerFlag, user.customerFlag),
    customerSpecialLabel: saleInfo.customerSpecialLabel,
    redInvoice,
    reverseAuthority,
    jshCusFlagData: customerFlagData,
  };
  return { ...facts, menus: offeredMenus(facts, PAGE_TABLE), granted: facts.menus };
}
