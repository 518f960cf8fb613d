// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询采购退货权限。
 *
 * Whether a customer may return purchased goods; decides the menu items 20240922 and 20240923 (MENU-04). Assumption: the parameter. Reads only.
 *
 * `GET /order/reverse/product/checkCustomerReverseAuthority` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 1§6, 2§6, 2§7 Misc
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkReverseAuthority: Operation<'checkReverseAuthority'> = { id: 'checkReverseAuthority', method: 'GET', path: '/order/reverse/product/checkCustomerReverseAuthority', effect: 'read' };

/**
 * 查询采购退货协议。
 *
 * Whether the purchase return protocol is signed or applied for, and the code of its contract (MENU-08). Asked before the menu items 20240922 and 20240923 open, under a full-screen loading. Assumption: the parameter. Reads only.
 *
 * `GET /order/reverse/product/checkCustomerReverseAgreementSign` · read
 *
 * Evidence: method-inferred · shape: stated · source: 1§3, 1§5, 2§5, 2§7 Misc
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const checkReverseAgreement: Operation<'checkReverseAgreement'> = { id: 'checkReverseAgreement', method: 'GET', path: '/order/reverse/product/checkCustomerReverseAgreementSign', effect: 'read' };

/**
 * 查询红票权限。
 *
 * Whether a customer may issue red invoices: valid, or rebateAuth or returnAuth (MENU-02); decides the menu items 20085 and 20084, /rebateHandling and /returnHandling. Reads only.
 *
 * `GET /financial-data/redInvoice/{customerCode}/searchAuthorityInfo` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§6, 2§7 Misc
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const getRedInvoicePermission: Operation<'getRedInvoicePermission'> = { id: 'getRedInvoicePermission', method: 'GET', path: '/financial-data/redInvoice/{customerCode}/searchAuthorityInfo', effect: 'read' };
