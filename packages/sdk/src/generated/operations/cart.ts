// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { flagData, listData, numberData, objectData, pageData } from '../../core/promised-data';

/**
 * 查询购物车。
 *
 * The cart entries of a sold-to, ship-to and sub-account. The portal does not send it unless all three codes are there. Shown by /cart and /NewCart.
 *
 * `GET /cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}` · read
 *
 * Evidence: stated · shape: stated · source: 2§3 Cart entry, 2§7 Cart
 *
 * Path:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `saletoCodeSub` 子账号售达方编码，主账号与售达方相同
 *
 * Query:
 * - `industryCode?` 产业编码，按产业筛选
 * - `yunCang?` 云仓标识：YC 云仓、YD 异地云仓
 * - `yuncangCode?` 云仓编码
 * - `sysType?` 来源系统
 * - `areaCode?` 区域编码
 * - `deliverWay?` 配送方式：2 按省、3 按门店
 * - `deliverFlag?` 配送标识
 */
export const listCart: ReadOperation<'listCart'> = { id: 'listCart', method: 'GET', path: '/cart/shoppingCart/get/list/{saletoCode}/{sendtoCode}/{saletoCodeSub}', effect: 'read', data: listData };

/**
 * 查询缓存的购物车。
 *
 * The cart entries of a sold-to as they were last cached, without a check of price and stock. Shown by the hover panel of the cart.
 *
 * `GET /cart/shoppingCart/get/list/cache/{saletoCode}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§3 Cart entry, 2§7 Cart
 *
 * Path:
 * - `saletoCode` 售达方编码
 */
export const listCachedCart: ReadOperation<'listCachedCart'> = { id: 'listCachedCart', method: 'GET', path: '/cart/shoppingCart/get/list/cache/{saletoCode}', effect: 'read', data: listData };

/**
 * 查询特价。
 *
 * The special, project and sample-machine prices that an account may use in the cart. Shown by /cart, /NewCart and the special-price tab.
 *
 * `GET /cart/price/get/specialPrice/{saletoCode}/{sendtoCode}/{account}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Path:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `account` 登录账号
 */
export const listSpecialPrices: ReadOperation<'listSpecialPrices'> = { id: 'listSpecialPrices', method: 'GET', path: '/cart/price/get/specialPrice/{saletoCode}/{sendtoCode}/{account}', effect: 'read', data: listData };

/**
 * 批量加入购物车。
 *
 * Adds several products to the cart at once; each entry of the list is an add-to-cart payload. Assumption: the name `cartList`. Code `AS121` means that the cart would hold more than 20 products. Used by /purchase/recommand, /list and /packageList. Changes the cart.
 *
 * `POST /cart/shoppingCart/add/list/cart` · write
 *
 * Evidence: stated · shape: assumed · source: 2§3 add-to-cart payload, 2§7 Cart
 *
 * Body:
 * - `cartList` 加入的条目
 *
 * Business codes:
 * - `AS121` 购物车最多添加20种商品
 */
export const addListToCart: Operation<'addListToCart'> = { id: 'addListToCart', method: 'POST', path: '/cart/shoppingCart/add/list/cart' };

/**
 * 加入购物车。
 *
 * Adds one product, combination or flash purchase to the cart of a sold-to and ship-to. Code `1` means added; `AS121` means that the cart already holds 20 products. Used by detail, list and batch pages. Changes the cart.
 *
 * `POST /cart/shoppingCart/add/cart` · write
 *
 * Evidence: stated · shape: stated · source: 2§3 add-to-cart payload, 2§7 Cart, 2§8
 *
 * Body:
 * - `productCode` 产品编码
 * - `activityType` 活动类型：1 单品、2 组合、3 抢购
 * - `activityId?` 活动 ID，单品为空
 * - `sendtoCode` 送达方编码
 * - `saletoCode` 售达方编码
 * - `number` 数量（台）
 * - `yuncangType?` 云仓类型：YC 云仓、YD 异地云仓，空为非云仓
 * - `yuncangCode?` 云仓编码
 * - `productList` 产品行
 * - `dataFrom?` 来源页面
 *
 * Business codes:
 * - `AS121` 购物车最多添加20种商品
 */
export const addToCart: Operation<'addToCart'> = { id: 'addToCart', method: 'POST', path: '/cart/shoppingCart/add/cart' };

/**
 * 修改购物车数量。
 *
 * Sets the quantity of an entry: of a single product by productId and composeId, or, in the activity form, by activityType and activityId. Assumption: the activity form carries composeId too. Used by /cart and /NewCart. Changes the cart.
 *
 * `POST /cart/shoppingCart/add/cart/updateProductNumber` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Body:
 * - `productId?` 产品编码
 * - `composeId` 组合 ID
 * - `number` 新的数量（台）
 * - `activityType?` 活动类型，与购物车中相同：1 单品、2 组合、3 抢购
 * - `activityId?` 活动 ID
 */
export const updateCartNumber: Operation<'updateCartNumber'> = { id: 'updateCartNumber', method: 'POST', path: '/cart/shoppingCart/add/cart/updateProductNumber' };

/**
 * 删除购物车条目。
 *
 * Removes entries from the cart. Assumption: the entries are named by their ids. Used by /cart and /NewCart. Changes the cart.
 *
 * `POST /cart/shoppingCart/delete/cart` · write
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Body:
 * - `saletoCode?` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `idList` 购物车条目 ID
 */
export const deleteCartEntries: Operation<'deleteCartEntries'> = { id: 'deleteCartEntries', method: 'POST', path: '/cart/shoppingCart/delete/cart' };

/**
 * 购物车有效商品数。
 *
 * How many entries of the cart are valid; the badge of the header and of the floating bar. Assumption: the id is the sold-to code.
 *
 * `GET /cart/shoppingCart/getNumberByValid/{id}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Path:
 * - `id` 售达方编码
 */
export const getCartCount: ReadOperation<'getCartCount'> = { id: 'getCartCount', method: 'GET', path: '/cart/shoppingCart/getNumberByValid/{id}', effect: 'read', data: numberData };

/**
 * 购物车产业列表。
 *
 * The industries by which /cart and /NewCart filter their entries.
 *
 * `GET /cart/shoppingCart/get/industryList` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 */
export const listCartIndustries: ReadOperation<'listCartIndustries'> = { id: 'listCartIndustries', method: 'GET', path: '/cart/shoppingCart/get/industryList', effect: 'read', data: listData };

/**
 * 查询下单协议状态。
 *
 * Whether the agreement that ordering needs is signed. Assumption: the id is the sold-to code. Shown by /cart before settlement.
 *
 * `GET /cart/shoppingCart/get/agreement/status/{id}` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Path:
 * - `id` 售达方编码
 */
export const getCartAgreementStatus: ReadOperation<'getCartAgreementStatus'> = { id: 'getCartAgreementStatus', method: 'GET', path: '/cart/shoppingCart/get/agreement/status/{id}', effect: 'read', data: objectData };

/**
 * 刷新购物车库存。
 *
 * Fetches the present stock of the products of the cart. Used by /cart and /NewCart when the user asks for fresh stock.
 *
 * `POST /cart/shoppingCart/refresh/stock/data` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodeList` 产品编码
 */
export const refreshCartStock: ReadOperation<'refreshCartStock'> = { id: 'refreshCartStock', method: 'POST', path: '/cart/shoppingCart/refresh/stock/data', effect: 'read', data: listData };

/**
 * 查询云仓权限。
 *
 * Whether the signed-in customer may order from cloud warehouses, and from which ones. Shown by /cart and /NewCart.
 *
 * `GET /cart/shoppingCart/searchLyycAuthority` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 */
export const getCloudWarehouseAuthority: ReadOperation<'getCloudWarehouseAuthority'> = { id: 'getCloudWarehouseAuthority', method: 'GET', path: '/cart/shoppingCart/searchLyycAuthority', effect: 'read', data: objectData };

/**
 * 查询云仓产品。
 *
 * The products that cloud warehouses hold for the signed-in customer. Shown by /cart next to the entries of a cloud warehouse.
 *
 * `GET /cart/shoppingCart/queryYuncangProduct` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Query:
 * - `sysType` 来源系统
 */
export const listCloudWarehouseProducts: ReadOperation<'listCloudWarehouseProducts'> = { id: 'listCloudWarehouseProducts', method: 'GET', path: '/cart/shoppingCart/queryYuncangProduct', effect: 'read', data: listData };

/**
 * 查询客户下单权限。
 *
 * Whether a customer has the permission that the cart asks for before settlement. Shown by /cart.
 *
 * `POST /cart/shoppingCart/get/getEsCustomerPermission` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Cart
 *
 * Body:
 * - `customerCode` 客户编码
 */
export const getEsCustomerPermission: ReadOperation<'getEsCustomerPermission'> = { id: 'getEsCustomerPermission', method: 'POST', path: '/cart/shoppingCart/get/getEsCustomerPermission', effect: 'read', data: flagData };

/**
 * 分页查询易管货建议。
 *
 * Models under easy goods management with stock, the retail of 60 days, turnover and the suggested number. Assumption: it is `max(0, safeDays x zsdRevqSum / 60 - storeAmt)`. Linked from the side-bar entry 易管货 and from /purchase/safetyStockDays.
 *
 * `GET /cart/easyManageGoods/list` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Cart
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `keyword?` 型号或产品名称
 * - `category?` 品类编码
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listEasyManageGoods: ReadOperation<'listEasyManageGoods'> = { id: 'listEasyManageGoods', method: 'GET', path: '/cart/easyManageGoods/list', effect: 'read', data: pageData };

/**
 * 分页查询易管货记录。
 *
 * What was ordered from the suggestions of easy goods management, newest first; of one order where one is named. Used by /easyTallySystem and /easyTally.
 *
 * `GET /cart/easyManageGoods/record` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Cart
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `beginDate?` 开始日期 YYYY-MM-DD
 * - `endDate?` 结束日期 YYYY-MM-DD
 * - `orderNo?` 订单号
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listEasyManageGoodsRecords: ReadOperation<'listEasyManageGoodsRecords'> = { id: 'listEasyManageGoodsRecords', method: 'GET', path: '/cart/easyManageGoods/record', effect: 'read', data: pageData };
