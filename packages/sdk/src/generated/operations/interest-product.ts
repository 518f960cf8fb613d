// Generated from the API description by `pnpm generate`. Do not edit.
import type { Operation, ReadOperation } from '../../core/operation';
import { pageData } from '../../core/promised-data';

/**
 * 分页查询关注产品。
 *
 * One page of the products that an account follows, newest first. Used by /myConcern.
 *
 * `POST /customer/queryCustomerInterestProductByAccount` · read
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Interest products
 *
 * Body:
 * - `pageNum?` 页码，从 1 起
 * - `pageSize?` 每页条数
 * - `customerCode` 客户编码
 * - `account` 登录账号
 * - `keyword?` 型号或名称
 * - `productGroupCode?` 产品组编码
 */
export const queryInterestProducts: ReadOperation<'queryInterestProducts'> = { id: 'queryInterestProducts', method: 'POST', path: '/customer/queryCustomerInterestProductByAccount', effect: 'read', data: pageData };

/**
 * 关注产品。
 *
 * Follows one or several products; those already followed stay as they are. Used by the product lists and the detail. Changes the list of followed products. Everything is in the path, there is no body.
 *
 * `POST /customer/addInterestProduct/{customerCode}/{account}/{list}` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Interest products
 *
 * Path:
 * - `customerCode` 客户编码
 * - `account` 登录账号
 * - `list` 产品编码，多个以逗号分隔
 */
export const addInterestProducts: Operation<'addInterestProducts'> = { id: 'addInterestProducts', method: 'POST', path: '/customer/addInterestProduct/{customerCode}/{account}/{list}' };

/**
 * 取消关注产品。
 *
 * Stops following products. Used by /myConcern and the product detail. Changes the list of followed products.
 *
 * `POST /customer/removeInterestProduct` · write
 *
 * Evidence: path-inferred · shape: assumed · source: 2§7 Customer, Interest products
 *
 * Body:
 * - `customerCode` 客户编码
 * - `account` 登录账号
 * - `productCodeList` 产品编码
 */
export const removeInterestProducts: Operation<'removeInterestProducts'> = { id: 'removeInterestProducts', method: 'POST', path: '/customer/removeInterestProduct' };
