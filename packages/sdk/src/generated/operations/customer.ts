// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 查询售达方。
 *
 * Code and name of a sold-to. Shown by the sold-to selector of the header (HEAD-01). Reads only.
 *
 * `GET /customer/saleto/info` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getSoldTo: Operation<'getSoldTo'> = { id: 'getSoldTo', method: 'GET', path: '/customer/saleto/info', effect: 'read' };

/**
 * 查询送达方列表。
 *
 * The ship-tos of a sold-to; the one with isDefault 1 is the default (ADDR-01). Shown by the ship-to selector and the dialog 切换送达方 (HEAD-01, FLOAT-06). Reads only.
 *
 * `GET /customer/sendto/list` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listShipTos: Operation<'listShipTos'> = { id: 'listShipTos', method: 'GET', path: '/customer/sendto/list', effect: 'read' };

/**
 * 查询默认送达方。
 *
 * The default ship-to of a sold-to (ADDR-01). Read by the header when no choice is stored. Assumption: the parameter, as in sendto/list. Reads only.
 *
 * `GET /customer/sendto/default` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getDefaultShipTo: Operation<'getDefaultShipTo'> = { id: 'getDefaultShipTo', method: 'GET', path: '/customer/sendto/default', effect: 'read' };

/**
 * 查询售达方的付款方。
 *
 * The payers that a sold-to may pay by. Shown by /cart/settle and the payer pages (PAYER-01). Reads only.
 *
 * `GET /customer/payto/list` · read
 *
 * Evidence: stated · shape: assumed · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listPayTos: Operation<'listPayTos'> = { id: 'listPayTos', method: 'GET', path: '/customer/payto/list', effect: 'read' };

/**
 * 查询销售信息。
 *
 * Channel, channel group, customer flag and labels of a customer; menus, floating bar, payer route and addresses depend on them (PROF-02, FLOAT-03, ADDR-02, MENU-05, FREEZE-03). Assumption: the parameter. Reads only.
 *
 * `GET /customer/customers/auxiliary/customer` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getSaleInfo: Operation<'getSaleInfo'> = { id: 'getSaleInfo', method: 'GET', path: '/customer/customers/auxiliary/customer', effect: 'read' };

/**
 * 查询收货地址。
 *
 * The delivery addresses of the signed-in customer, the valid ones unless asked otherwise (ADDR-03). Shown by /deliveryaddress. Reads only.
 *
 * `GET /customer/customers/auxiliary/addresses` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `status?` 状态：1 有效，0 失效
 */
export const listAddresses: Operation<'listAddresses'> = { id: 'listAddresses', method: 'GET', path: '/customer/customers/auxiliary/addresses', effect: 'read' };

/**
 * 查询付款方。
 *
 * The payers of a sales group of the signed-in customer, the valid ones unless asked otherwise. Shown by /personal/payerZY and /personal/payerCT (PROF-02). Reads only.
 *
 * `GET /customer/customers/auxiliary/payer` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `salesGroupCode` 销售组编码
 * - `status?` 状态：1 有效，0 失效
 */
export const listPayers: Operation<'listPayers'> = { id: 'listPayers', method: 'GET', path: '/customer/customers/auxiliary/payer', effect: 'read' };

/**
 * 设置默认送达方。
 *
 * Makes an address the default ship-to of the signed-in customer (ADDR-01). Used by the header, the dialog 切换送达方 (FLOAT-06) and /deliveryaddress. Changes the default, although the method is GET.
 *
 * `GET /customer/customers/auxiliary/relations/{addressCode}/default` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Path:
 * - `addressCode` 地址编码，即送达方编码
 */
export const setDefaultAddress: Operation<'setDefaultAddress'> = { id: 'setDefaultAddress', method: 'GET', path: '/customer/customers/auxiliary/relations/{addressCode}/default' };

/**
 * 查询付款方余额。
 *
 * All payers of a customer with their balances; the popup shows the top six without the types 03, 07 and 15 (FLOAT-05). Reads only.
 *
 * `POST /customer/payerBalanceList/inquire` · read
 *
 * Evidence: path-inferred · shape: stated · source: 1§3, 2§7 Customer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `salesGroupCode?` 销售组编码
 */
export const listPayerBalances: Operation<'listPayerBalances'> = { id: 'listPayerBalances', method: 'POST', path: '/customer/payerBalanceList/inquire', effect: 'read' };

/**
 * 客户视图登录校验。
 *
 * Whether the signed-in user may open the customer view of a sold-to; asked when the page is reached via /customerview (ROUTE-06). Reads only.
 *
 * `GET /coc-search/api/v1/customer/loginVerify/{customerCode}` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§2 Route guards, 2§7 Customer
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const verifyCustomerLogin: Operation<'verifyCustomerLogin'> = { id: 'verifyCustomerLogin', method: 'GET', path: '/coc-search/api/v1/customer/loginVerify/{customerCode}', effect: 'read' };
