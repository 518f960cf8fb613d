// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** Checks the data of `listCart`. */
export const listCartData: Check<Ops['listCart']['data']> = /* @__PURE__ */ checkOf('listCart', 'data', () => list(answers.CartEntry));

/** Checks the input of `listCart`. */
export const listCartInput: Check<Ops['listCart']['input']> = /* @__PURE__ */ checkOf('listCart', 'input', () => record({ path: record({ saletoCode: code, sendtoCode: code, saletoCodeSub: code }), 'query?': record({ 'industryCode?': text, 'yunCang?': all(text, oneOf("YC", "YD")), 'yuncangCode?': text, 'sysType?': text, 'areaCode?': text, 'deliverWay?': all(text, oneOf("2", "3")), 'deliverFlag?': text }) }));

/** Checks the data of `listCachedCart`. */
export const listCachedCartData: Check<Ops['listCachedCart']['data']> = /* @__PURE__ */ checkOf('listCachedCart', 'data', () => list(answers.CartEntry));

/** Checks the input of `listCachedCart`. */
export const listCachedCartInput: Check<Ops['listCachedCart']['input']> = /* @__PURE__ */ checkOf('listCachedCart', 'input', () => record({ path: record({ saletoCode: code }) }));

/** Checks the data of `listSpecialPrices`. */
export const listSpecialPricesData: Check<Ops['listSpecialPrices']['data']> = /* @__PURE__ */ checkOf('listSpecialPrices', 'data', () => list(answers.SpecialPrice));

/** Checks the input of `listSpecialPrices`. */
export const listSpecialPricesInput: Check<Ops['listSpecialPrices']['input']> = /* @__PURE__ */ checkOf('listSpecialPrices', 'input', () => record({ path: record({ saletoCode: code, sendtoCode: code, account: code }) }));

/** Checks the input of `addListToCart`. */
export const addListToCartInput: Check<Ops['addListToCart']['input']> = /* @__PURE__ */ checkOf('addListToCart', 'input', () => record({ body: record({ cartList: all(list(inputs.AddToCart), entries(1, 20)) }) }));

/** Checks the input of `addToCart`. */
export const addToCartInput: Check<Ops['addToCart']['input']> = /* @__PURE__ */ checkOf('addToCart', 'input', () => record({ body: inputs.AddToCart }));

/** Checks the input of `updateCartNumber`. */
export const updateCartNumberInput: Check<Ops['updateCartNumber']['input']> = /* @__PURE__ */ checkOf('updateCartNumber', 'input', () => record({ body: record({ 'productId?': text, composeId: code, number: all(whole, least(1), most(999999)), 'activityType?': whole, 'activityId?': text }) }));

/** Checks the input of `deleteCartEntries`. */
export const deleteCartEntriesInput: Check<Ops['deleteCartEntries']['input']> = /* @__PURE__ */ checkOf('deleteCartEntries', 'input', () => record({ body: record({ 'saletoCode?': code, sendtoCode: code, idList: all(list(code), entries(1)) }) }));

/** Checks the data of `getCartCount`. */
export const getCartCountData: Check<Ops['getCartCount']['data']> = /* @__PURE__ */ checkOf('getCartCount', 'data', () => count);

/** Checks the input of `getCartCount`. */
export const getCartCountInput: Check<Ops['getCartCount']['input']> = /* @__PURE__ */ checkOf('getCartCount', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `listCartIndustries`. */
export const listCartIndustriesData: Check<Ops['listCartIndustries']['data']> = /* @__PURE__ */ checkOf('listCartIndustries', 'data', () => list(answer({ industryCode: code, industryName: text })));

/** Checks the data of `getCartAgreementStatus`. */
export const getCartAgreementStatusData: Check<Ops['getCartAgreementStatus']['data']> = /* @__PURE__ */ checkOf('getCartAgreementStatus', 'data', () => answer({ status: text, statusName: text, 'agreementName?': text }));

/** Checks the input of `getCartAgreementStatus`. */
export const getCartAgreementStatusInput: Check<Ops['getCartAgreementStatus']['input']> = /* @__PURE__ */ checkOf('getCartAgreementStatus', 'input', () => record({ path: record({ id: code }) }));

/** Checks the data of `refreshCartStock`. */
export const refreshCartStockData: Check<Ops['refreshCartStock']['data']> = /* @__PURE__ */ checkOf('refreshCartStock', 'data', () => list(answers.ProductStock));

/** Checks the input of `refreshCartStock`. */
export const refreshCartStockInput: Check<Ops['refreshCartStock']['input']> = /* @__PURE__ */ checkOf('refreshCartStock', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1, 100)) }) }));

/** Checks the data of `getCloudWarehouseAuthority`. */
export const getCloudWarehouseAuthorityData: Check<Ops['getCloudWarehouseAuthority']['data']> = /* @__PURE__ */ checkOf('getCloudWarehouseAuthority', 'data', () => answer({ authority: flag, yuncangList: list(answer({ yuncangCode: code, yuncangName: text, yuncangType: text })) }));

/** Checks the data of `listCloudWarehouseProducts`. */
export const listCloudWarehouseProductsData: Check<Ops['listCloudWarehouseProducts']['data']> = /* @__PURE__ */ checkOf('listCloudWarehouseProducts', 'data', () => list(answer({ productCode: code, 'productModel?': text, 'productName?': text, 'price?': price, stock: count, yuncangType: text, yuncangCode: code })));

/** Checks the input of `listCloudWarehouseProducts`. */
export const listCloudWarehouseProductsInput: Check<Ops['listCloudWarehouseProducts']['input']> = /* @__PURE__ */ checkOf('listCloudWarehouseProducts', 'input', () => record({ query: record({ sysType: code }) }));

/** Checks the data of `getEsCustomerPermission`. */
export const getEsCustomerPermissionData: Check<Ops['getEsCustomerPermission']['data']> = /* @__PURE__ */ checkOf('getEsCustomerPermission', 'data', () => flag);

/** Checks the input of `getEsCustomerPermission`. */
export const getEsCustomerPermissionInput: Check<Ops['getEsCustomerPermission']['input']> = /* @__PURE__ */ checkOf('getEsCustomerPermission', 'input', () => record({ body: record({ customerCode: code }) }));

/** Checks the data of `listEasyManageGoods`. */
export const listEasyManageGoodsData: Check<Ops['listEasyManageGoods']['data']> = /* @__PURE__ */ checkOf('listEasyManageGoods', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.EasyManageGoods) }));

/** Checks the input of `listEasyManageGoods`. */
export const listEasyManageGoodsInput: Check<Ops['listEasyManageGoods']['input']> = /* @__PURE__ */ checkOf('listEasyManageGoods', 'input', () => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'category?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `listEasyManageGoodsRecords`. */
export const listEasyManageGoodsRecordsData: Check<Ops['listEasyManageGoodsRecords']['data']> = /* @__PURE__ */ checkOf('listEasyManageGoodsRecords', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.EasyManageGoodsRecord) }));

/** Checks the input of `listEasyManageGoodsRecords`. */
export const listEasyManageGoodsRecordsInput: Check<Ops['listEasyManageGoodsRecords']['input']> = /* @__PURE__ */ checkOf('listEasyManageGoodsRecords', 'input', () => record({ query: record({ saletoCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'orderNo?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));
