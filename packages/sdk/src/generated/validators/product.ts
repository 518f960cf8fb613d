// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, amount, answer, characters, code, count, date, entries, flag, least, list, most, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the data of `queryProducts`. */
export const queryProductsData: Check<Ops['queryProducts']['data']> = /* @__PURE__ */ checkOf('queryProducts', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.Product), 'facets?': answers.ProductFacets }));

/** Checks the input of `queryProducts`. */
export const queryProductsInput: Check<Ops['queryProducts']['input']> = /* @__PURE__ */ checkOf('queryProducts', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': all(text, characters(0, 100)), 'productCode?': text, 'categoryCode?': text, 'attributeName?': text, 'attributeValue?': text, 'stockType?': text, 'isNewProduct?': flag, 'searchTab?': all(text, characters(0, 20)), 'energyLabel?': all(text, characters(0, 20)), 'capacity?': all(text, characters(0, 20)), 'priceBand?': all(text, oneOf("0", "1000", "2000", "3000", "5000")), 'isInStock?': flag, 'isSpecial?': flag, 'withFacets?': flag, 'sort?': all(text, oneOf("default", "priceAsc", "priceDesc", "stockDesc")) }) }));

/** Checks the data of `listPrices`. */
export const listPricesData: Check<Ops['listPrices']['data']> = /* @__PURE__ */ checkOf('listPrices', 'data', () => list(answers.ProductPrice));

/** Checks the input of `listPrices`. */
export const listPricesInput: Check<Ops['listPrices']['input']> = /* @__PURE__ */ checkOf('listPrices', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1, 100)) }) }));

/** Checks the data of `listDailySalesPrices`. */
export const listDailySalesPricesData: Check<Ops['listDailySalesPrices']['data']> = /* @__PURE__ */ checkOf('listDailySalesPrices', 'data', () => list(answer({ date: all(text, date), price: price, 'salesNumber?': count })));

/** Checks the input of `listDailySalesPrices`. */
export const listDailySalesPricesInput: Check<Ops['listDailySalesPrices']['input']> = /* @__PURE__ */ checkOf('listDailySalesPrices', 'input', () => record({ query: record({ materialCode: code }) }));

/** Checks the data of `listStock`. */
export const listStockData: Check<Ops['listStock']['data']> = /* @__PURE__ */ checkOf('listStock', 'data', () => list(answers.ProductStock));

/** Checks the input of `listStock`. */
export const listStockInput: Check<Ops['listStock']['input']> = /* @__PURE__ */ checkOf('listStock', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1, 100)) }) }));

/** Checks the data of `queryInventoryPage`. */
export const queryInventoryPageData: Check<Ops['queryInventoryPage']['data']> = /* @__PURE__ */ checkOf('queryInventoryPage', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ productCode: code, productModel: text, productName: text, 'productGroupCode?': text, 'productGroupName?': text, stock: count, isStock: count, 'inTransit?': count, 'weekPromise?': text })) }));

/** Checks the input of `queryInventoryPage`. */
export const queryInventoryPageInput: Check<Ops['queryInventoryPage']['input']> = /* @__PURE__ */ checkOf('queryInventoryPage', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': text, 'productGroupCode?': text, 'isStock?': all(whole, oneOf(0, 1)), 'yuncangCode?': text }) }));

/** Checks the data of `checkRemoteCloudWarehouse`. */
export const checkRemoteCloudWarehouseData: Check<Ops['checkRemoteCloudWarehouse']['data']> = /* @__PURE__ */ checkOf('checkRemoteCloudWarehouse', 'data', () => flag);

/** Checks the input of `checkRemoteCloudWarehouse`. */
export const checkRemoteCloudWarehouseInput: Check<Ops['checkRemoteCloudWarehouse']['input']> = /* @__PURE__ */ checkOf('checkRemoteCloudWarehouse', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listProductGroups`. */
export const listProductGroupsData: Check<Ops['listProductGroups']['data']> = /* @__PURE__ */ checkOf('listProductGroups', 'data', () => list(answer({ productGroupCode: code, productGroupName: text })));

/** Checks the input of `listProductGroups`. */
export const listProductGroupsInput: Check<Ops['listProductGroups']['input']> = /* @__PURE__ */ checkOf('listProductGroups', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `listSamples`. */
export const listSamplesData: Check<Ops['listSamples']['data']> = /* @__PURE__ */ checkOf('listSamples', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answer({ productCode: code, productModel: text, productName: text, 'productGroupCode?': text, 'price?': price, samplePrice: price, 'versionCode?': text, usableQty: count, 'realQty?': count, 'endDate?': all(text, date), 'picUrl?': text })) }));

/** Checks the input of `listSamples`. */
export const listSamplesInput: Check<Ops['listSamples']['input']> = /* @__PURE__ */ checkOf('listSamples', 'input', () => record({ query: record({ saletoCode: code, 'keyword?': text, 'productGroupCode?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `listPackages`. */
export const listPackagesData: Check<Ops['listPackages']['data']> = /* @__PURE__ */ checkOf('listPackages', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.ProductPackage) }));

/** Checks the input of `listPackages`. */
export const listPackagesInput: Check<Ops['listPackages']['input']> = /* @__PURE__ */ checkOf('listPackages', 'input', () => record({ query: record({ saletoCode: code, 'keyword?': all(text, characters(0, 50)), 'categoryCode?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));

/** Checks the data of `listSuitCategories`. */
export const listSuitCategoriesData: Check<Ops['listSuitCategories']['data']> = /* @__PURE__ */ checkOf('listSuitCategories', 'data', () => list(answer({ categoryCode: code, categoryName: text, 'picUrl?': text, suitCount: count })));

/** Checks the input of `listSuitCategories`. */
export const listSuitCategoriesInput: Check<Ops['listSuitCategories']['input']> = /* @__PURE__ */ checkOf('listSuitCategories', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the data of `getSuit`. */
export const getSuitData: Check<Ops['getSuit']['data']> = /* @__PURE__ */ checkOf('getSuit', 'data', () => answer({ planId: code, planName: text, categoryCode: code, 'categoryName?': text, 'picUrl?': text, 'description?': text, amount: amount, 'productCount?': count, lineList: list(answers.OrderLine), 'sceneImages?': list(text) }));

/** Checks the input of `getSuit`. */
export const getSuitInput: Check<Ops['getSuit']['input']> = /* @__PURE__ */ checkOf('getSuit', 'input', () => record({ path: record({ planId: code }), query: record({ saletoCode: code }) }));

/** Checks the data of `listSuits`. */
export const listSuitsData: Check<Ops['listSuits']['data']> = /* @__PURE__ */ checkOf('listSuits', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.ProductSuit) }));

/** Checks the input of `listSuits`. */
export const listSuitsInput: Check<Ops['listSuits']['input']> = /* @__PURE__ */ checkOf('listSuits', 'input', () => record({ query: record({ saletoCode: code, 'categoryCode?': text, 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)) }) }));
