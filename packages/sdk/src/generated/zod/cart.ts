// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';
import * as inputs from './inputs';

/** The data of `listCart`. */
export const listCartData: Schema<Ops['listCart']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.CartEntry));

/** The input of `listCart`. */
export const listCartInput: Schema<Ops['listCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ saletoCode: code, sendtoCode: code, saletoCodeSub: code }), 'query?': record({ 'industryCode?': text, 'yunCang?': all(text, oneOf("YC", "YD")), 'yuncangCode?': text, 'sysType?': text, 'areaCode?': text, 'deliverWay?': all(text, oneOf("2", "3")), 'deliverFlag?': text }) }));

/** The data of `listCachedCart`. */
export const listCachedCartData: Schema<Ops['listCachedCart']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.CartEntry));

/** The input of `listCachedCart`. */
export const listCachedCartInput: Schema<Ops['listCachedCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ saletoCode: code }) }));

/** The data of `listSpecialPrices`. */
export const listSpecialPricesData: Schema<Ops['listSpecialPrices']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.SpecialPrice));

/** The input of `listSpecialPrices`. */
export const listSpecialPricesInput: Schema<Ops['listSpecialPrices']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ saletoCode: code, sendtoCode: code, account: code }) }));

/** The input of `addListToCart`. */
export const addListToCartInput: Schema<Ops['addListToCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ cartList: all(list(inputs.AddToCart), entries(1, 20)) }) }));

/** The input of `addToCart`. */
export const addToCartInput: Schema<Ops['addToCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: inputs.AddToCart }));

/** The input of `updateCartNumber`. */
export const updateCartNumberInput: Schema<Ops['updateCartNumber']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'productId?': text, composeId: code, number: all(whole, least(1), most(999999)), 'activityType?': whole, 'activityId?': text }) }));

/** The input of `deleteCartEntries`. */
export const deleteCartEntriesInput: Schema<Ops['deleteCartEntries']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, sendtoCode: code, idList: all(list(code), entries(1)) }) }));

/** The data of `getCartCount`. */
export const getCartCountData: Schema<Ops['getCartCount']['data']> = /* @__PURE__ */ schemaOf(() => count);

/** The input of `getCartCount`. */
export const getCartCountInput: Schema<Ops['getCartCount']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `listCartIndustries`. */
export const listCartIndustriesData: Schema<Ops['listCartIndustries']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ industryCode: code, industryName: text })));

/** The data of `getCartAgreementStatus`. */
export const getCartAgreementStatusData: Schema<Ops['getCartAgreementStatus']['data']> = /* @__PURE__ */ schemaOf(() => answer({ status: text, statusName: text, 'agreementName?': text }));

/** The input of `getCartAgreementStatus`. */
export const getCartAgreementStatusInput: Schema<Ops['getCartAgreementStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ id: code }) }));

/** The data of `refreshCartStock`. */
export const refreshCartStockData: Schema<Ops['refreshCartStock']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.ProductStock));

/** The input of `refreshCartStock`. */
export const refreshCartStockInput: Schema<Ops['refreshCartStock']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1, 100)) }) }));

/** The data of `getCloudWarehouseAuthority`. */
export const getCloudWarehouseAuthorityData: Schema<Ops['getCloudWarehouseAuthority']['data']> = /* @__PURE__ */ schemaOf(() => answer({ authority: flag, yuncangList: list(answer({ yuncangCode: code, yuncangName: text, yuncangType: text })) }));

/** The data of `listCloudWarehouseProducts`. */
export const listCloudWarehouseProductsData: Schema<Ops['listCloudWarehouseProducts']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productCode: code, 'productModel?': text, 'productName?': text, 'price?': price, stock: count, yuncangType: text, yuncangCode: code })));

/** The input of `listCloudWarehouseProducts`. */
export const listCloudWarehouseProductsInput: Schema<Ops['listCloudWarehouseProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ sysType: code }) }));

/** The data of `getEsCustomerPermission`. */
export const getEsCustomerPermissionData: Schema<Ops['getEsCustomerPermission']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `getEsCustomerPermission`. */
export const getEsCustomerPermissionInput: Schema<Ops['getEsCustomerPermission']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code }) }));

/** The data of `listEasyManageGoods`. */
export const listEasyManageGoodsData: Schema<Ops['listEasyManageGoods']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.EasyManageGoods) }));

/** The input of `listEasyManageGoods`. */
export const listEasyManageGoodsInput: Schema<Ops['listEasyManageGoods']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'category?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `listEasyManageGoodsRecords`. */
export const listEasyManageGoodsRecordsData: Schema<Ops['listEasyManageGoodsRecords']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.EasyManageGoodsRecord) }));

/** The input of `listEasyManageGoodsRecords`. */
export const listEasyManageGoodsRecordsInput: Schema<Ops['listEasyManageGoodsRecords']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'beginDate?': all(text, date), 'endDate?': all(text, date), 'orderNo?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));
