// Generated from the API description by `pnpm generate`. Do not edit.
import type { ReadOperation } from '../../core/operation';
import { flagData, listData, objectData, pageData } from '../../core/promised-data';

/**
 * 分页查询产品。
 *
 * One page of the products that a sold-to and ship-to may buy, by code, keyword, category or attribute. Shown by /index, /list, /malllist and /detail. Assumption: the filters other than the product code, the remembered search tab among them, and the counts of `facets`. A server without these leaves `facets` out, and its page is then not narrowed by energyLabel, capacity, priceBand, isInStock and isSpecial.
 *
 * `POST /coc-product/product/getProductPageByProductCode` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Products and prices
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `keyword?` 关键词：编码、型号或名称
 * - `productCode?` 产品编码
 * - `categoryCode?` 分类编码
 * - `attributeName?` 属性名
 * - `attributeValue?` 属性值
 * - `stockType?` 库存类型
 * - `isNewProduct?` 仅新品
 * - `searchTab?` 采购导航的标签：抢单、特价、工程等，空为全部
 * - `energyLabel?` 能效等级：一级、二级、三级
 * - `capacity?` 容量、容积、匹数或尺寸，如 536升；或一段范围：500~升 为 500 升以上，400~500升 为两者之间
 * - `priceBand?` 客户可购价格所在区间的下限（元）
 * - `isInStock?` 仅中心有库存的产品
 * - `isSpecial?` 仅现在按特价购买的产品
 * - `withFacets?` 是否返回各筛选项的产品数量 facets
 * - `sort?` 排序
 */
export const queryProducts: ReadOperation<'queryProducts'> = { id: 'queryProducts', method: 'POST', path: '/coc-product/product/getProductPageByProductCode', effect: 'read', data: pageData };

/**
 * 查询产品价格。
 *
 * The present prices of products for a sold-to and ship-to. Shown wherever products are: /index, /list, /detail, /malllist.
 *
 * `POST /commodity/api/productPrice/allprice` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Products and prices
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodeList` 产品编码
 */
export const listPrices: ReadOperation<'listPrices'> = { id: 'listPrices', method: 'POST', path: '/commodity/api/productPrice/allprice', effect: 'read', data: listData };

/**
 * 查询每日销价。
 *
 * Price and sales of a product on each of the last days. Shown by the price trend of /detail.
 *
 * `GET /commodity/api/productPrice/queryPriceDailySales` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Products and prices
 *
 * Query:
 * - `materialCode` 物料编码，即产品编码
 */
export const listDailySalesPrices: ReadOperation<'listDailySalesPrices'> = { id: 'listDailySalesPrices', method: 'GET', path: '/commodity/api/productPrice/queryPriceDailySales', effect: 'read', data: listData };

/**
 * 查询产品库存。
 *
 * The present stock of products for a sold-to and ship-to, with week promise and far week. Shown wherever products are: /index, /list, /detail, /malllist.
 *
 * `POST /commodity/api/productStock/stock` · read
 *
 * Evidence: stated · shape: assumed · source: 2§7 Products and prices
 *
 * Body:
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `productCodeList` 产品编码
 */
export const listStock: ReadOperation<'listStock'> = { id: 'listStock', method: 'POST', path: '/commodity/api/productStock/stock', effect: 'read', data: listData };

/**
 * 分页查询产品库存。
 *
 * One page of the products that a sold-to may order with their stock. Used by /popStockList and the stock pages.
 *
 * `POST /commodity/api/productStock/inventoryQueryByPageNew` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Products and prices
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `saletoCode` 售达方编码
 * - `sendtoCode` 送达方编码
 * - `keyword?` 型号或名称
 * - `productGroupCode?` 产品组编码
 * - `isStock?` 是否有货：1 有货、0 无货，不传为全部
 * - `yuncangCode?` 云仓编码
 */
export const queryInventoryPage: ReadOperation<'queryInventoryPage'> = { id: 'queryInventoryPage', method: 'POST', path: '/commodity/api/productStock/inventoryQueryByPageNew', effect: 'read', data: pageData };

/**
 * 查询是否异地云仓客户。
 *
 * Whether a sold-to may order from a remote cloud warehouse (异地云仓); the cart and product pages then offer it.
 *
 * `GET /commodity/api/productStock/isYdycBySaletoCode` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Products and prices
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const checkRemoteCloudWarehouse: ReadOperation<'checkRemoteCloudWarehouse'> = { id: 'checkRemoteCloudWarehouse', method: 'GET', path: '/commodity/api/productStock/isYdycBySaletoCode', effect: 'read', data: flagData };

/**
 * 查询产品组。
 *
 * The product groups that a sold-to may order, for filters.
 *
 * `GET /commodity/api/productGroup/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§7 Customer, Misc
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listProductGroups: ReadOperation<'listProductGroups'> = { id: 'listProductGroups', method: 'GET', path: '/commodity/api/productGroup/list', effect: 'read', data: listData };

/**
 * 分页查询样机。
 *
 * One page of the sample machines that a sold-to may order at the sample price. Used by /specimen/list and /prototypeSample.
 *
 * `GET /commodity/api/sample/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Traffic and samples, 2§7 Misc
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `keyword?` 型号或名称
 * - `productGroupCode?` 产品组编码
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listSamples: ReadOperation<'listSamples'> = { id: 'listSamples', method: 'GET', path: '/commodity/api/sample/list', effect: 'read', data: pageData };

/**
 * 分页查询套餐。
 *
 * Packages of products that a sold-to may order at one price; added to the cart with activityType 2. Inferred: the page /packageList lists packages, and the stated product calls know only single products.
 *
 * `GET /commodity/api/package/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `keyword?` 套餐名称或型号
 * - `categoryCode?` 分类编码
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listPackages: ReadOperation<'listPackages'> = { id: 'listPackages', method: 'GET', path: '/commodity/api/package/list', effect: 'read', data: pageData };

/**
 * 查询成套方案场景。
 *
 * The rooms for which there are suits. Inferred: the page /suit/suitcategory and its child parlour/:categoryCode? show them, and no stated call knows suits.
 *
 * `GET /commodity/api/suit/categories` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const listSuitCategories: ReadOperation<'listSuitCategories'> = { id: 'listSuitCategories', method: 'GET', path: '/commodity/api/suit/categories', effect: 'read', data: listData };

/**
 * 查询成套方案详情。
 *
 * One suit with its products, which can be added to the cart together. Inferred: the page /suit/detail/:planId? shows it, and no stated call knows suits.
 *
 * `GET /commodity/api/suit/detail/{planId}` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping
 *
 * Path:
 * - `planId` 方案 ID
 *
 * Query:
 * - `saletoCode` 售达方编码
 */
export const getSuit: ReadOperation<'getSuit'> = { id: 'getSuit', method: 'GET', path: '/commodity/api/suit/detail/{planId}', effect: 'read', data: objectData };

/**
 * 分页查询成套方案。
 *
 * Suits - plans of products that furnish one room. Inferred: the pages /suit and /suit/suitcategory/parlour/:categoryCode? list them, and no stated call knows suits.
 *
 * `GET /commodity/api/suit/list` · read
 *
 * Evidence: inferred · shape: assumed · source: 2§2 Shopping
 *
 * Query:
 * - `saletoCode` 售达方编码
 * - `categoryCode?` 场景编码，空为全部
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 */
export const listSuits: ReadOperation<'listSuits'> = { id: 'listSuits', method: 'GET', path: '/commodity/api/suit/list', effect: 'read', data: pageData };
