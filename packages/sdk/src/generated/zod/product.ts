// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, amount, answer, characters, code, count, date, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The data of `queryProducts`. */
export const queryProductsData: Schema<Ops['queryProducts']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Product), 'facets?': answers.ProductFacets }));

/** The input of `queryProducts`. */
export const queryProductsInput: Schema<Ops['queryProducts']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': all(text, characters(0, 100)), 'productCode?': text, 'categoryCode?': text, 'attributeName?': text, 'attributeValue?': text, 'stockType?': text, 'isNewProduct?': flag, 'searchTab?': all(text, characters(0, 20)), 'energyLabel?': all(text, characters(0, 20)), 'capacity?': all(text, characters(0, 20)), 'priceBand?': all(text, oneOf("0", "1000", "2000", "3000", "5000")), 'isInStock?': flag, 'isSpecial?': flag, 'withFacets?': flag, 'sort?': all(text, oneOf("default", "priceAsc", "priceDesc", "stockDesc")) }) }));

/** The data of `listPrices`. */
export const listPricesData: Schema<Ops['listPrices']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.ProductPrice));

/** The input of `listPrices`. */
export const listPricesInput: Schema<Ops['listPrices']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1, 100)) }) }));

/** The data of `listDailySalesPrices`. */
export const listDailySalesPricesData: Schema<Ops['listDailySalesPrices']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ date: all(text, date), price: price, 'salesNumber?': count })));

/** The input of `listDailySalesPrices`. */
export const listDailySalesPricesInput: Schema<Ops['listDailySalesPrices']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ materialCode: code }) }));

/** The data of `listStock`. */
export const listStockData: Schema<Ops['listStock']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.ProductStock));

/** The input of `listStock`. */
export const listStockInput: Schema<Ops['listStock']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1, 100)) }) }));

/** The data of `queryInventoryPage`. */
export const queryInventoryPageData: Schema<Ops['queryInventoryPage']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ productCode: code, productModel: text, productName: text, 'productGroupCode?': text, 'productGroupName?': text, stock: count, isStock: count, 'inTransit?': count, 'weekPromise?': text })) }));

/** The input of `queryInventoryPage`. */
export const queryInventoryPageInput: Schema<Ops['queryInventoryPage']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': text, 'productGroupCode?': text, 'isStock?': all(whole, oneOf(0, 1)), 'yuncangCode?': text }) }));

/** The data of `checkRemoteCloudWarehouse`. */
export const checkRemoteCloudWarehouseData: Schema<Ops['checkRemoteCloudWarehouse']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkRemoteCloudWarehouse`. */
export const checkRemoteCloudWarehouseInput: Schema<Ops['checkRemoteCloudWarehouse']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listProductGroups`. */
export const listProductGroupsData: Schema<Ops['listProductGroups']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ productGroupCode: code, productGroupName: text })));

/** The input of `listProductGroups`. */
export const listProductGroupsInput: Schema<Ops['listProductGroups']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `listSamples`. */
export const listSamplesData: Schema<Ops['listSamples']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ productCode: code, productModel: text, productName: text, 'productGroupCode?': text, 'price?': price, samplePrice: price, 'versionCode?': text, usableQty: count, 'realQty?': count, 'endDate?': all(text, date), 'picUrl?': text })) }));

/** The input of `listSamples`. */
export const listSamplesInput: Schema<Ops['listSamples']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'keyword?': text, 'productGroupCode?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `listPackages`. */
export const listPackagesData: Schema<Ops['listPackages']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.ProductPackage) }));

/** The input of `listPackages`. */
export const listPackagesInput: Schema<Ops['listPackages']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'categoryCode?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** The data of `listSuitCategories`. */
export const listSuitCategoriesData: Schema<Ops['listSuitCategories']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ categoryCode: code, categoryName: text, 'picUrl?': text, suitCount: count })));

/** The input of `listSuitCategories`. */
export const listSuitCategoriesInput: Schema<Ops['listSuitCategories']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The data of `getSuit`. */
export const getSuitData: Schema<Ops['getSuit']['data']> = /* @__PURE__ */ schemaOf(() => answer({ planId: code, planName: text, categoryCode: code, 'categoryName?': text, 'picUrl?': text, 'description?': text, amount: amount, 'productCount?': count, lineList: list(answers.OrderLine), 'sceneImages?': list(text) }));

/** The input of `getSuit`. */
export const getSuitInput: Schema<Ops['getSuit']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ planId: code }), query: record({ saletoCode: code }) }));

/** The data of `listSuits`. */
export const listSuitsData: Schema<Ops['listSuits']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.ProductSuit) }));

/** The input of `listSuits`. */
export const listSuitsInput: Schema<Ops['listSuits']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'categoryCode?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));
