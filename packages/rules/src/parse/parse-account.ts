/** Checks what decides menus, freeze notices and return goods (MENU-01 to MENU-08, FREEZE-01 to FREEZE-03). */
import * as z from 'zod/mini';
import type { FreezeFacts } from '../freeze';
import type { MenuButton, MenuItem, RedInvoicePermission } from '../menu';
import type { ReturnProtocol } from '../return-goods';
import { type Parsed, parser } from './parsed';
import { listOf, maybeCode, maybeFlag, maybeText, objectOf } from './wire-fields';

/** The permission object as it is fetched, or kept in browser storage (MENU-07). */
export interface Permissions {
  readonly menus: readonly MenuItem[];
  readonly buttons?: readonly MenuButton[] | null | undefined;
}

const menuItem: z.ZodMiniType<MenuItem> = objectOf({
  id: z.union([z.string(), z.number()], '应为文字或数字'),
  title: maybeText,
  url: maybeText,
  path: maybeText,
  routeName: maybeText,
  icontitle: maybeText,
  newFlagTime: maybeCode,
  subItems: z.nullish(listOf(z.lazy(() => menuItem))),
});

const button = z.union([z.string(), objectOf({ id: maybeCode, code: maybeText })], '应为按钮');

const permissions = objectOf({ menus: listOf(menuItem), buttons: z.nullish(listOf(button)) });

const freezeFacts = objectOf({
  M: maybeText,
  J: maybeText,
  customerState: maybeCode,
  freezeTagStatus: maybeCode,
});

const redInvoice = objectOf({ valid: maybeFlag, rebateAuth: maybeFlag, returnAuth: maybeFlag });

const returnProtocol = objectOf({
  agreementSignFlag: maybeFlag,
  agreementApplyFlag: maybeFlag,
  contractCode: maybeText,
});

/** The permission object, or which field of which menu is wrong (MENU-07, 1§3). */
export const parsePermissions: (value: unknown) => Parsed<Permissions> = parser(permissions);

/** The freeze flags, or which of them is wrong (FREEZE-01, 1§4). */
export const parseFreezeFacts: (value: unknown) => Parsed<FreezeFacts> = parser(freezeFacts);

/** The red-invoice permission, or which field is wrong (MENU-02, 1§3). */
export const parseRedInvoice: (value: unknown) => Parsed<RedInvoicePermission> = parser(redInvoice);

/** The protocol permission of return goods, or which field is wrong (MENU-08, 1§3). */
export const parseReturnProtocol: (value: unknown) => Parsed<ReturnProtocol> = parser(returnProtocol);
