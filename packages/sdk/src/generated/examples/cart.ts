// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `listCart`: entries 两个条目; empty 空购物车; refused 查询失败. */
export const listCartExamples: Examples<'listCart', 'entries' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCart', {
  entries: '{"code":"1","msg":"成功","data":[{"id":"90001","composeId":"C90001","composeEnable":true,"activityType":1,"activityId":"","number":2,"totalPrice":6598,"isChecked":false,"index":0,"priceInfo":{"version":"PV202611","commonPrice":{"price":3299,"rebatePolicy":"0"},"activity":{"TJ":[],"GC":[],"YJCY":[]}},"productList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":2,"price":3299,"priceType":"PT","priceVersion":"PV202611","stockVersion":"SV20261120","isStock":1,"stock":186,"weekPromise":"0","farWeek":"0","creditModel":"0","yuncangType":"","yuncangCode":"","saleOrgCode":"8001","productSeries":"对开门系列"}]},{"id":"90002","composeId":"C90002","composeEnable":true,"activityType":1,"activityId":"","number":5,"totalPrice":10995,"isChecked":false,"index":1,"priceInfo":{"version":"PV202611","commonPrice":{"price":2199,"rebatePolicy":"1"},"activity":{"TJ":[],"GC":[],"YJCY":[]}},"productList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":5,"price":2199,"priceType":"PT","priceVersion":"PV202611","stockVersion":"SV20261120","isStock":1,"stock":120,"weekPromise":"0","farWeek":"0","creditModel":"0","yuncangType":"YC","yuncangCode":"YC3702","saleOrgCode":"8001","productSeries":"新一级系列"}]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"购物车查询失败，请稍后再试"}',
}, '{"path":{"saletoCode":"8800123456","sendtoCode":"8800130002","saletoCodeSub":"8800123456"}}');

/** Examples of `listCachedCart`: entries 两个条目; empty 没有缓存; refused 购物车缓存已失效. */
export const listCachedCartExamples: Examples<'listCachedCart', 'entries' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCachedCart', {
  entries: '{"code":"1","msg":"成功","data":[{"id":"90001","composeId":"C90001","composeEnable":true,"activityType":1,"activityId":"","number":2,"totalPrice":6598,"isChecked":false,"index":0,"productList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":2,"price":3299,"priceType":"PT","priceVersion":"PV202611","stockVersion":"SV20261120","isStock":1,"stock":186,"weekPromise":"0","farWeek":"0","creditModel":"0"}]},{"id":"90002","composeId":"C90002","composeEnable":true,"activityType":1,"activityId":"","number":5,"totalPrice":10995,"isChecked":false,"index":1,"productList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","number":5,"price":2199,"priceType":"PT","priceVersion":"PV202611","stockVersion":"SV20261120","isStock":1,"stock":120,"weekPromise":"0","farWeek":"0","creditModel":"0","yuncangType":"YC","yuncangCode":"YC3702"}]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"购物车缓存已失效，请刷新购物车"}',
}, '{"path":{"saletoCode":"8800123456"}}');

/** Examples of `listSpecialPrices`: prices 三种特价; empty 没有特价; refused 当前账号没有特价权限. */
export const listSpecialPricesExamples: Examples<'listSpecialPrices', 'prices' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listSpecialPrices', {
  prices: '{"code":"1","msg":"成功","data":[{"productCode":"GA2600D02","priceType":"TJ","activityId":"TJ20261101","versionCode":"TJ20261101-1","price":1799,"usableQty":100,"realQty":82,"beginDate":"2026-11-01","endDate":"2026-11-30"},{"productCode":"GT6500G01","priceType":"GC","activityId":"GC20261105","versionCode":"GC20261105-2","price":2690,"usableQty":50,"realQty":50,"beginDate":"2026-11-05","endDate":"2026-12-31"},{"productCode":"GW1000C01","priceType":"YJCY","activityId":"YJ20261010","versionCode":"YJ20261010-1","price":1959.3,"usableQty":2,"realQty":1,"beginDate":"2026-10-10","endDate":"2026-12-31"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"当前账号没有特价权限，请联系客户经理开通"}',
}, '{"path":{"saletoCode":"8800123456","sendtoCode":"8800130002","account":"wangjg"}}');

/** Examples of `addListToCart`: added 加入成功; cartFull 购物车已满; soldOut 库存不足. */
export const addListToCartExamples: Examples<'addListToCart', 'added' | 'cartFull' | 'soldOut'> = /* @__PURE__ */ examples('addListToCart', {
  added: '{"code":"1","msg":"成功"}',
  cartFull: '{"code":"AS121","msg":"购物车最多添加20种商品"}',
  soldOut: '{"code":"0","msg":"14套嵌入式洗碗机库存不足，请减少数量后重试"}',
}, '{"body":{"cartList":[{"productCode":"GR0510A02","activityType":1,"activityId":"","saletoCode":"8800123456","sendtoCode":"8800123456","number":2,"yuncangType":"","yuncangCode":"","productList":[{"productCode":"GR0510A02","number":2,"priceType":"PT","priceVersion":"","stockVersion":""}],"dataFrom":"list"},{"productCode":"GK1400F03","activityType":1,"activityId":"","saletoCode":"8800123456","sendtoCode":"8800123456","number":1,"yuncangType":"","yuncangCode":"","productList":[{"productCode":"GK1400F03","number":1,"priceType":"PT","priceVersion":"","stockVersion":""}],"dataFrom":"list"}]}}');

/** Examples of `addToCart`: added 加入成功; cartFull 购物车已满; soldOut 库存不足. */
export const addToCartExamples: Examples<'addToCart', 'added' | 'cartFull' | 'soldOut'> = /* @__PURE__ */ examples('addToCart', {
  added: '{"code":"1","msg":"成功"}',
  cartFull: '{"code":"AS121","msg":"购物车最多添加20种商品"}',
  soldOut: '{"code":"0","msg":"库存不足，请减少数量后重试"}',
}, '{"body":{"productCode":"GR0536A01","activityType":1,"activityId":"","saletoCode":"8800123456","sendtoCode":"8800123456","number":2,"yuncangType":"","yuncangCode":"","productList":[{"productCode":"GR0536A01","number":2,"priceType":"PT","priceVersion":"","stockVersion":""}],"dataFrom":"detail"}}');

/** Examples of `updateCartNumber`: updated 修改成功; stockShort 库存不足; entryGone 条目不存在. */
export const updateCartNumberExamples: Examples<'updateCartNumber', 'updated' | 'stockShort' | 'entryGone'> = /* @__PURE__ */ examples('updateCartNumber', {
  updated: '{"code":"1","msg":"成功"}',
  stockShort: '{"code":"0","msg":"库存仅剩 186 台，请减少数量"}',
  entryGone: '{"code":"0","msg":"该商品已不在购物车中，请刷新购物车"}',
}, '{"body":{"productId":"GR0536A01","composeId":"C90001","number":3}}');

/** Examples of `deleteCartEntries`: deleted 删除成功; entryGone 条目不存在. */
export const deleteCartEntriesExamples: Examples<'deleteCartEntries', 'deleted' | 'entryGone'> = /* @__PURE__ */ examples('deleteCartEntries', {
  deleted: '{"code":"1","msg":"成功"}',
  entryGone: '{"code":"0","msg":"该商品已不在购物车中，请刷新购物车"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","idList":["90001"]}}');

/** Examples of `getCartCount`: two 两种商品; empty 空购物车; many 超过99; refused 购物车数量查询失败. */
export const getCartCountExamples: Examples<'getCartCount', 'two' | 'empty' | 'many' | 'refused'> = /* @__PURE__ */ examples('getCartCount', {
  two: '{"code":"1","msg":"成功","data":2}',
  empty: '{"code":"1","msg":"成功","data":0}',
  many: '{"code":"1","msg":"成功","data":120}',
  refused: '{"code":"0","msg":"购物车数量查询失败，请稍后再试"}',
}, '{"path":{"id":"8800123456"}}');

/** Examples of `listCartIndustries`: industries 全部产业; empty 没有产业; refused 产业列表查询失败. */
export const listCartIndustriesExamples: Examples<'listCartIndustries', 'industries' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCartIndustries', {
  industries: '{"code":"1","msg":"成功","data":[{"industryCode":"100000","industryName":"冰箱"},{"industryCode":"110000","industryName":"冷柜"},{"industryCode":"120000","industryName":"洗衣机"},{"industryCode":"130000","industryName":"空调"},{"industryCode":"140000","industryName":"热水器"},{"industryCode":"150000","industryName":"厨电"},{"industryCode":"160000","industryName":"电视"},{"industryCode":"170000","industryName":"小家电"},{"industryCode":"230000","industryName":"智家生态"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"产业列表查询失败，请稍后再试"}',
}, '{}');

/** Examples of `getCartAgreementStatus`: signed 已签署; unsigned 未签署; refused 协议状态查询失败. */
export const getCartAgreementStatusExamples: Examples<'getCartAgreementStatus', 'signed' | 'unsigned' | 'refused'> = /* @__PURE__ */ examples('getCartAgreementStatus', {
  signed: '{"code":"1","msg":"成功","data":{"status":"1","statusName":"已签署","agreementName":"2026年度经销合同"}}',
  unsigned: '{"code":"1","msg":"成功","data":{"status":"0","statusName":"未签署","agreementName":"2026年度经销合同"}}',
  refused: '{"code":"0","msg":"协议状态查询失败，请稍后再试"}',
}, '{"path":{"id":"8800123456"}}');

/** Examples of `refreshCartStock`: stock 两个产品; empty 没有库存数据; refused 库存系统繁忙. */
export const refreshCartStockExamples: Examples<'refreshCartStock', 'stock' | 'empty' | 'refused'> = /* @__PURE__ */ examples('refreshCartStock', {
  stock: '{"code":"1","msg":"成功","data":[{"productCode":"GR0536A01","stock":186,"isStock":1,"stockVersion":"SV20261120","weekPromise":"0","farWeek":"0","inTransit":0},{"productCode":"GA3500D01","stock":600,"isStock":1,"stockVersion":"SV20261120","weekPromise":"0","farWeek":"0","inTransit":10}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"库存系统繁忙，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCodeList":["GR0536A01","GA3500D01"]}}');

/** Examples of `getCloudWarehouseAuthority`: granted 有权限; denied 没有权限; refused 云仓权限查询失败. */
export const getCloudWarehouseAuthorityExamples: Examples<'getCloudWarehouseAuthority', 'granted' | 'denied' | 'refused'> = /* @__PURE__ */ examples('getCloudWarehouseAuthority', {
  granted: '{"code":"1","msg":"成功","data":{"authority":true,"yuncangList":[{"yuncangCode":"YC3702","yuncangName":"青岛云仓","yuncangType":"YC"},{"yuncangCode":"YD3101","yuncangName":"上海异地云仓","yuncangType":"YD"}]}}',
  denied: '{"code":"1","msg":"成功","data":{"authority":false,"yuncangList":[]}}',
  refused: '{"code":"0","msg":"云仓权限查询失败，请稍后再试"}',
}, '{}');

/** Examples of `listCloudWarehouseProducts`: products 三个产品; empty 没有云仓产品; refused 云仓产品查询失败. */
export const listCloudWarehouseProductsExamples: Examples<'listCloudWarehouseProducts', 'products' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCloudWarehouseProducts', {
  products: '{"code":"1","msg":"成功","data":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","price":2199,"stock":120,"yuncangType":"YC","yuncangCode":"YC3702"},{"productCode":"GA2600D02","productModel":"KFR-26GW/01K","productName":"1匹新一级变频壁挂空调","price":1899,"stock":90,"yuncangType":"YC","yuncangCode":"YC3702"},{"productCode":"GH6000E01","productModel":"EC60-PT5","productName":"60升储水式电热水器","price":1099,"stock":36,"yuncangType":"YD","yuncangCode":"YD3101"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"云仓产品查询失败，请稍后再试"}',
}, '{"query":{"sysType":"PC"}}');

/** Examples of `getEsCustomerPermission`: granted 有权限; denied 没有权限; refused 客户编码不存在. */
export const getEsCustomerPermissionExamples: Examples<'getEsCustomerPermission', 'granted' | 'denied' | 'refused'> = /* @__PURE__ */ examples('getEsCustomerPermission', {
  granted: '{"code":"1","msg":"成功","data":true}',
  denied: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"客户编码不存在，请重新选择售达方"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `listEasyManageGoods`: page 三个型号; empty 没有型号; refused 未开通. */
export const listEasyManageGoodsExamples: Examples<'listEasyManageGoods', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listEasyManageGoods', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","storeAmt":36,"zsdRevqSum":120,"turnoverDays":18,"safeDays":30,"suggestNumber":24,"price":3299,"status":"1","statusName":"待补货"},{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","storeAmt":60,"zsdRevqSum":300,"turnoverDays":12,"safeDays":30,"suggestNumber":90,"price":2199,"status":"1","statusName":"待补货"},{"productCode":"GH6000E01","productModel":"EC60-PT5","productName":"60升储水式电热水器","storeAmt":45,"zsdRevqSum":60,"turnoverDays":45,"safeDays":30,"suggestNumber":0,"price":1099,"status":"2","statusName":"库存充足"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户未开通易管货，请联系客户经理"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listEasyManageGoodsRecords`: page 两条记录; empty 没有记录; refused 时间跨度过大. */
export const listEasyManageGoodsRecordsExamples: Examples<'listEasyManageGoodsRecords', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listEasyManageGoodsRecords', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"70012","productCode":"GR0536A01","productModel":"BCD-536WGHTD","suggestNumber":12,"number":10,"orderNo":"6010086601","userName":"wangjg","createTime":"2026-11-19 09:42:10"},{"id":"70009","productCode":"GH6000E01","productModel":"EC60-PT5","suggestNumber":15,"number":15,"orderNo":"6010086604","userName":"wangjg","createTime":"2026-11-12 14:05:33"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"查询时间跨度不能超过一年，请缩短日期"}',
}, '{"query":{"saletoCode":"8800123456"}}');
