// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation } from '../../operation';

/**
 * 分页查询产品。
 *
 * One page of the products that a sold-to and ship-to may buy, by code, keyword, category or attribute. Shown by /index, /list, /malllist and /detail (SEARCH-01, CAT-01). Assumption: the filters beside the product code. Reads only.
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
 * - `sort?` 排序
 */
export const queryProducts: Operation<'queryProducts'> = { id: 'queryProducts', method: 'POST', path: '/coc-product/product/getProductPageByProductCode', effect: 'read' };

/**
 * 查询产品价格。
 *
 * The present prices of products for a sold-to and ship-to. Shown wherever products are: /index, /list, /detail, /malllist. Reads only.
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
export const listPrices: Operation<'listPrices'> = { id: 'listPrices', method: 'POST', path: '/commodity/api/productPrice/allprice', effect: 'read' };

/**
 * 查询每日销价。
 *
 * Price and sales of a product on each of the last days. Shown by the price trend of /detail. Reads only.
 *
 * `GET /commodity/api/productPrice/queryPriceDailySales` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Products and prices
 *
 * Query:
 * - `materialCode` 物料编码，即产品编码
 */
export const listDailySalesPrices: Operation<'listDailySalesPrices'> = { id: 'listDailySalesPrices', method: 'GET', path: '/commodity/api/productPrice/queryPriceDailySales', effect: 'read' };

/**
 * 查询产品库存。
 *
 * The present stock of products for a sold-to and ship-to, with week promise and far week (CART-02). Shown wherever products are: /index, /list, /detail, /malllist. Reads only.
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
export const listStock: Operation<'listStock'> = { id: 'listStock', method: 'POST', path: '/commodity/api/productStock/stock', effect: 'read' };
