// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, objectData } from '../../core/promised-data';

/**
 * 查询售达方。
 *
 * Code and name of a sold-to. Shown by the sold-to selector of the header.
 *
 * `GET /customer/saleto/info` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getSoldTo: ReadOperation<'getSoldTo'> = { id: 'getSoldTo', method: 'GET', path: '/customer/saleto/info', effect: 'read', data: objectData };

/**
 * 查询送达方列表。
 *
 * The ship-tos of a sold-to; the one with isDefault 1 is the default. Shown by the ship-to selector and the dialog 切换送达方.
 *
 * `GET /customer/sendto/list` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listShipTos: ReadOperation<'listShipTos'> = { id: 'listShipTos', method: 'GET', path: '/customer/sendto/list', effect: 'read', data: listData };

/**
 * 查询默认送达方。
 *
 * The default ship-to of a sold-to. Read by the header when no choice is stored. Assumption: the parameter, as in sendto/list.
 *
 * `GET /customer/sendto/default` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getDefaultShipTo: ReadOperation<'getDefaultShipTo'> = { id: 'getDefaultShipTo', method: 'GET', path: '/customer/sendto/default', effect: 'read', data: objectData };

/**
 * 查询售达方的付款方。
 *
 * The payers that a sold-to may pay by. Shown by /cart/settle and the payer pages.
 *
 * `GET /customer/payto/list` · read
 *
 * Evidence: stated · shape: assumed · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listPayTos: ReadOperation<'listPayTos'> = { id: 'listPayTos', method: 'GET', path: '/customer/payto/list', effect: 'read', data: listData };

/**
 * 查询售达方的B2B付款方。
 *
 * The payers by which a sold-to may pay business-to-business orders (project and bulk orders). Used by /bulkOrder and the easy engineering pages.
 *
 * `GET /customer/payto/listB2B` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listB2bPayTos: ReadOperation<'listB2bPayTos'> = { id: 'listB2bPayTos', method: 'GET', path: '/customer/payto/listB2B', effect: 'read', data: listData };

/**
 * 查询登录账号的付款方。
 *
 * The payers that one login account of a sold-to may use; a sub-account may see fewer than its main account. Used by /cart/settle.
 *
 * `GET /customer/payto/account` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `account` 登录账号
 */
export const listAccountPayTos: ReadOperation<'listAccountPayTos'> = { id: 'listAccountPayTos', method: 'GET', path: '/customer/payto/account', effect: 'read', data: listData };

/**
 * 查询已授权的付款方。
 *
 * The payers of other customers that have authorised a sold-to to pay with their balance. Used by the payer pages.
 *
 * `GET /customer/payto/authorized` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listAuthorizedPayTos: ReadOperation<'listAuthorizedPayTos'> = { id: 'listAuthorizedPayTos', method: 'GET', path: '/customer/payto/authorized', effect: 'read', data: listData };

/**
 * 查询开票方。
 *
 * The parties to which the orders of a sold-to may be invoiced. Used by /cart/settle and /invoiceApply.
 *
 * `GET /customer/billto/list` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listBillTos: ReadOperation<'listBillTos'> = { id: 'listBillTos', method: 'GET', path: '/customer/billto/list', effect: 'read', data: listData };

/**
 * 查询销售信息。
 *
 * Channel, channel group, customer flag and labels of a customer; menus, floating bar, payer route and addresses depend on them. Assumption: the parameter.
 *
 * `GET /customer/customers/auxiliary/customer` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getSaleInfo: ReadOperation<'getSaleInfo'> = { id: 'getSaleInfo', method: 'GET', path: '/customer/customers/auxiliary/customer', effect: 'read', data: objectData };

/**
 * 查询收货地址。
 *
 * The delivery addresses of the signed-in customer, the valid ones unless asked otherwise. Shown by /deliveryaddress.
 *
 * `GET /customer/customers/auxiliary/addresses` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `status?` 状态：1 有效、0 失效
 */
export const listAddresses: ReadOperation<'listAddresses'> = { id: 'listAddresses', method: 'GET', path: '/customer/customers/auxiliary/addresses', effect: 'read', data: listData };

/**
 * 查询全部收货地址。
 *
 * Every delivery address of the signed-in customer, in any status. Used by /deliveryaddress. Takes no input.
 *
 * `GET /customer/customers/auxiliary/addresses/all` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§3 Address, 2§7 Customer
 */
export const listAllAddresses: ReadOperation<'listAllAddresses'> = { id: 'listAllAddresses', method: 'GET', path: '/customer/customers/auxiliary/addresses/all', effect: 'read', data: listData };

/**
 * 查询付款方。
 *
 * The payers of a sales group of the signed-in customer, the valid ones unless asked otherwise. Shown by /personal/payerZY and /personal/payerCT.
 *
 * `GET /customer/customers/auxiliary/payer` · read
 *
 * Evidence: stated · shape: stated · source: 1§3, 2§7 Customer
 *
 * Query:
 * - `salesGroupCode` 销售组编码
 * - `status?` 状态：1 有效、0 失效
 */
export const listPayers: ReadOperation<'listPayers'> = { id: 'listPayers', method: 'GET', path: '/customer/customers/auxiliary/payer', effect: 'read', data: listData };

/**
 * 查询全部付款方。
 *
 * Every payer of the signed-in customer over all sales groups and states. Used by /personal/payerZY, /personal/payerCT and the old payer pages. Takes no input.
 *
 * `GET /customer/customers/auxiliary/payer/all` · read
 *
 * Evidence: stated · shape: stated · source: 2§3 Payer, 2§7 Customer
 */
export const listAllPayers: ReadOperation<'listAllPayers'> = { id: 'listAllPayers', method: 'GET', path: '/customer/customers/auxiliary/payer/all', effect: 'read', data: listData };

/**
 * 查询默认送达方与默认付款方。
 *
 * The default delivery address and the default payer of the signed-in customer. Used by the payer pages and /deliveryaddress to mark the default. Takes no input.
 *
 * `GET /customer/customers/auxiliary/default/relations` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 */
export const getDefaultRelations: ReadOperation<'getDefaultRelations'> = { id: 'getDefaultRelations', method: 'GET', path: '/customer/customers/auxiliary/default/relations', effect: 'read', data: objectData };

/**
 * 设置默认送达方。
 *
 * Makes an address the default ship-to of the signed-in customer. Used by the header, the dialog 切换送达方 and /deliveryaddress. Changes the default, although the method is GET.
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
 * 设置默认付款方。
 *
 * Makes a payer the default payer of the signed-in customer. Used by the payer pages. Changes the default, although the method is GET.
 *
 * `GET /customer/customers/auxiliary/default/{payerCode}` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Path:
 * - `payerCode` 付款方编码
 */
export const setDefaultPayer: Operation<'setDefaultPayer'> = { id: 'setDefaultPayer', method: 'GET', path: '/customer/customers/auxiliary/default/{payerCode}' };

/**
 * 查询付款方余额。
 *
 * All payers of a customer with their balances; the popup shows the top six without the types 03, 07 and 15.
 *
 * `POST /customer/payerBalanceList/inquire` · read
 *
 * Evidence: path-inferred · shape: stated · source: 1§3, 2§7 Customer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `salesGroupCode?` 销售组编码
 */
export const listPayerBalances: ReadOperation<'listPayerBalances'> = { id: 'listPayerBalances', method: 'POST', path: '/customer/payerBalanceList/inquire', effect: 'read', data: listData };

/**
 * 查询安全付余额。
 *
 * The balance of the safe-pay account of a customer, shown next to the payers of a settlement. Assumption: AX is the safe-pay payer (type 90).
 *
 * `GET /customer/getAxBalance` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, 2§9
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const getAxBalance: ReadOperation<'getAxBalance'> = { id: 'getAxBalance', method: 'GET', path: '/customer/getAxBalance', effect: 'read', data: objectData };

/**
 * 查询客户的销售组。
 *
 * The sales groups of a customer; the payer lists are asked by sales group. Used by the payer pages.
 *
 * `GET /coc/api/v1/customers/{id}/SalesGroup` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Path:
 * - `id` 客户编码
 */
export const listSalesGroups: ReadOperation<'listSalesGroups'> = { id: 'listSalesGroups', method: 'GET', path: '/coc/api/v1/customers/{id}/SalesGroup', effect: 'read', data: listData };

/**
 * 查询是否OMS授权客户。
 *
 * Whether a customer is authorised in the order management system (1§6; the rule itself is not shown).
 *
 * `GET /coc/api/v1/customers/{id}/oms/authorized` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 1§6, 2§7 Customer
 *
 * Path:
 * - `id` 客户编码
 */
export const checkOmsAuthorized: ReadOperation<'checkOmsAuthorized'> = { id: 'checkOmsAuthorized', method: 'GET', path: '/coc/api/v1/customers/{id}/oms/authorized', effect: 'read', data: flagData };

/**
 * 修改客户资料。
 *
 * Changes some master data of a customer (contact, phone, mail) and passes it on to the other systems. Used by information maintenance and /customerview. Changes state. Assumption: the body.
 *
 * `POST /coc/api/v1/customers/valuesync/alter` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `valueList` 要修改的字段
 */
export const alterCustomerValues: Operation<'alterCustomerValues'> = { id: 'alterCustomerValues', method: 'POST', path: '/coc/api/v1/customers/valuesync/alter' };

/**
 * 查询客户档案。
 *
 * The archive of a customer - names, licence, contacts, channel and certificates with how long they hold. Shown by /customerview, /udeskcustomerview and /identificationOverdue.
 *
 * `GET /coc-search/api/v1/customer/{id}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer
 *
 * Path:
 * - `id` 客户编码
 */
export const getCustomerArchive: ReadOperation<'getCustomerArchive'> = { id: 'getCustomerArchive', method: 'GET', path: '/coc-search/api/v1/customer/{id}', effect: 'read', data: objectData };

/**
 * 客户视图登录校验。
 *
 * Whether the signed-in user may open the customer view of a sold-to; asked when the page is reached via /customerview.
 *
 * `GET /coc-search/api/v1/customer/loginVerify/{customerCode}` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§2 Route guards, 2§7 Customer
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const verifyCustomerLogin: ReadOperation<'verifyCustomerLogin'> = { id: 'verifyCustomerLogin', method: 'GET', path: '/coc-search/api/v1/customer/loginVerify/{customerCode}', effect: 'read', data: flagData };

/**
 * 查询客户销售视图。
 *
 * The sales views (organisation, channel, product group) in which a customer is opened, read from the search index. Shown by /customerview.
 *
 * `GET /coc-search/api/v1/customer/saleByES` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listSalesViews: ReadOperation<'listSalesViews'> = { id: 'listSalesViews', method: 'GET', path: '/coc-search/api/v1/customer/saleByES', effect: 'read', data: listData };

/**
 * 查询客户的销售组织编码。
 *
 * The codes of the sales organisations in which a customer buys, by product group if one is given. Used by the finance forms.
 *
 * `POST /coc-search/api/v1/customer/getSaleOrgCode` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `productGroupCode?` 产品组编码
 */
export const listSaleOrgCodes: ReadOperation<'listSaleOrgCodes'> = { id: 'listSaleOrgCodes', method: 'POST', path: '/coc-search/api/v1/customer/getSaleOrgCode', effect: 'read', data: listData };

/**
 * 校验客户权限。
 *
 * Whether the signed-in user may act for a customer. Used by pages that take a customer code in their address.
 *
 * `POST /coc-search/api/v1/customer/verifyCusPermission` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer
 *
 * Body:
 * - `customerCode` 客户编码
 * - `userName` 登录账号
 */
export const verifyCustomerPermission: ReadOperation<'verifyCustomerPermission'> = { id: 'verifyCustomerPermission', method: 'POST', path: '/coc-search/api/v1/customer/verifyCusPermission', effect: 'read', data: flagData };

/**
 * 查询销售组织与工厂。
 *
 * The sales organisations of a customer with the factories that deliver for them. Used by the transfer and invoice forms.
 *
 * `GET /customer/getSaleOrgAndFactory` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Sale-org
 *
 * Query:
 * - `customerCode` 客户编码
 */
export const listSaleOrgFactories: ReadOperation<'listSaleOrgFactories'> = { id: 'listSaleOrgFactories', method: 'GET', path: '/customer/getSaleOrgAndFactory', effect: 'read', data: listData };

/**
 * 查询充值原销售组织。
 *
 * The sales organisations to which a sold-to may recharge. Used by /payment and /loan/preLoanApply.
 *
 * `GET /customer/recharge/getOriginalSalesOrganizationsview` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Sale-org
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listOriginalSaleOrgs: ReadOperation<'listOriginalSaleOrgs'> = { id: 'listOriginalSaleOrgs', method: 'GET', path: '/customer/recharge/getOriginalSalesOrganizationsview', effect: 'read', data: listData };

/**
 * 查询付款方的销售组。
 *
 * The sales groups in which a payer of a customer holds a balance. Used by the payer and transfer pages.
 *
 * `POST /customer/getCustomerPayerSalesGroup` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Customer, Sale-org
 *
 * Body:
 * - `customerCode` 客户编码
 * - `payerCode?` 付款方编码
 */
export const listPayerSalesGroups: ReadOperation<'listPayerSalesGroups'> = { id: 'listPayerSalesGroups', method: 'POST', path: '/customer/getCustomerPayerSalesGroup', effect: 'read', data: listData };

/**
 * 查询客户所属的全部中心。
 *
 * The sales centres that a customer belongs to. Used by the finance filters and the event-work form.
 *
 * `GET /customer/getCustomerAllCenter/{customerCode}` · read
 *
 * Evidence: method-inferred · shape: assumed · source: 2§7 Customer, Sale-org
 *
 * Path:
 * - `customerCode` 客户编码
 */
export const listCustomerCenters: ReadOperation<'listCustomerCenters'> = { id: 'listCustomerCenters', method: 'GET', path: '/customer/getCustomerAllCenter/{customerCode}', effect: 'read', data: listData };

/**
 * 查询客户云仓。
 *
 * The cloud warehouses (YC) and remote cloud warehouses (YD) from which a sold-to may order; the cart filters by one of them. Used by /cart and the side bar entry 智慧云仓.
 *
 * `GET /customer/yunCang/queryCustomerYuncang` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `sendtoCode?` 送达方编码
 */
export const listCustomerYuncangs: ReadOperation<'listCustomerYuncangs'> = { id: 'listCustomerYuncangs', method: 'GET', path: '/customer/yunCang/queryCustomerYuncang', effect: 'read', data: listData };

/**
 * 新增或修改收货地址。
 *
 * Adds a delivery address, or with addressCode changes its name and contact, then without place and regions. Inferred, since /deliveryaddress adds addresses and no stated call does; a change of the address itself goes through submitSendtoChange. Changes the addresses.
 *
 * `POST /customer/customers/auxiliary/addresses/save` · write
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Payers, addresses, concerns
 *
 * Body:
 * - `addressCode?` 地址编码，新增时不传
 * - `customerCode` 客户编码
 * - `addressName?` 地址名称
 * - `provinceCode?` 省编码，新增时必填
 * - `cityCode?` 市编码，新增时必填
 * - `areaCode?` 区县编码，新增时必填
 * - `address?` 详细地址，新增时必填
 * - `contactName` 收货联系人
 * - `contactPhone` 收货电话，手机号 11 位
 * - `defaultFlag?` 默认标识，1 为默认
 */
export const saveDeliveryAddress: Operation<'saveDeliveryAddress'> = { id: 'saveDeliveryAddress', method: 'POST', path: '/customer/customers/auxiliary/addresses/save' };
