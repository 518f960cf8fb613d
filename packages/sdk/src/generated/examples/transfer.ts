// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `listTransferCart`: groups 一组两行; empty 没有记录; refused 查询失败. */
export const listTransferCartExamples: Examples<'listTransferCart', 'groups' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listTransferCart', {
  groups: '{"code":"1","msg":"成功","data":[{"IBR_ID":"DH2026112001","IBR_ZCTYPE":"C042","IBR_ZCTYPENAME":"4.2米厢式货车","SUMMONEY":45876,"CARVOLUME":18,"SUMVOLUME":15.6,"SENDTOCODE":"8800130002","PAYTOCODE":"8800123456","PAYTONAME":"青岛崂山腾达家电有限公司","orderList":[{"GBID":"DG2026112001","PRODUCTCODE":"GR0325A03","PRODUCTMODEL":"BCD-325WLHFD","PRODUCTNAME":"325升法式多门冰箱","UNITPRICE":2588,"THUMBNAIL":"/provider/pictures/fridge-french.svg","IBL_NUM":12,"IBL_MINNUM":"0","IBL_MAXNUM":"40","LINEVOLUME":10.8},{"GBID":"DG2026112002","PRODUCTCODE":"GF0203B01","PRODUCTMODEL":"BC/BD-203HM","PRODUCTNAME":"203升卧式变温冷柜","UNITPRICE":988,"THUMBNAIL":"/provider/pictures/freezer.svg","IBL_NUM":15,"IBL_MINNUM":"1","IBL_MAXNUM":"60","LINEVOLUME":4.8}]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"调货购物车查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `getTransferGoodsPrice`: prices 两个产品; empty 没有记录; noPrice 没有价格. */
export const getTransferGoodsPriceExamples: Examples<'getTransferGoodsPrice', 'prices' | 'empty' | 'noPrice'> = /* @__PURE__ */ examples('getTransferGoodsPrice', {
  prices: '{"code":"1","msg":"成功","data":[{"productCode":"GR0325A03","productModel":"BCD-325WLHFD","unitPrice":2588,"priceType":"PT","priceVersion":"PV202611","usableQty":40},{"productCode":"GF0203B01","productModel":"BC/BD-203HM","unitPrice":988,"priceType":"PT","priceVersion":"PV202611","usableQty":60}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  noPrice: '{"code":"0","msg":"产品未维护调货价格，请联系产业客户经理"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800130002","productCodeList":["GR0325A03","GF0203B01"]}}');

/** Examples of `deleteTransferProduct`: deleted 删除成功; gone 行已不存在. */
export const deleteTransferProductExamples: Examples<'deleteTransferProduct', 'deleted' | 'gone'> = /* @__PURE__ */ examples('deleteTransferProduct', {
  deleted: '{"code":"1","msg":"成功"}',
  gone: '{"code":"0","msg":"该产品已不在购物车中，请刷新"}',
}, '{"body":{"saletoCode":"8800123456","GBIDList":["DG2026112002"]}}');

/** Examples of `deleteTransferOrderForm`: deleted 删除成功; submitted 已提交. */
export const deleteTransferOrderFormExamples: Examples<'deleteTransferOrderForm', 'deleted' | 'submitted'> = /* @__PURE__ */ examples('deleteTransferOrderForm', {
  deleted: '{"code":"1","msg":"成功"}',
  submitted: '{"code":"0","msg":"该调货单已提交，不能删除"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"DH2026112001"}}');

/** Examples of `updateTransferPayMoney`: updated 修改成功; tooMuch 金额超过货款; shortBalance 付款方余额不足. */
export const updateTransferPayMoneyExamples: Examples<'updateTransferPayMoney', 'updated' | 'tooMuch' | 'shortBalance'> = /* @__PURE__ */ examples('updateTransferPayMoney', {
  updated: '{"code":"1","msg":"成功"}',
  tooMuch: '{"code":"0","msg":"付款金额不能大于调货单金额"}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值或更换付款方"}',
}, '{"body":{"saletoCode":"8800123456","IBR_ID":"DH2026112001","paytoCode":"8800123456","payMoney":45876}}');

/** Examples of `submitTransferOrder`: submitted 提交成功; shortBalance 付款方余额不足; short 可调数量不足. */
export const submitTransferOrderExamples: Examples<'submitTransferOrder', 'submitted' | 'shortBalance' | 'short'> = /* @__PURE__ */ examples('submitTransferOrder', {
  submitted: '{"code":"1","msg":"成功","data":{"orderList":[{"orderFlowNo":"DB20261120001","orderAmount":45876,"status":"10","statusName":"待审核"}]}}',
  shortBalance: '{"code":"0","msg":"付款方余额不足，请充值或更换付款方"}',
  short: '{"code":"0","msg":"调出方库存不足，请减少数量"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800130002","IBRIDList":["DH2026112001"],"whetherOrNotAppOrder":"PC"}}');

/** Examples of `updateTransferOrderQty`: updated 修改成功; short 可调数量不足. */
export const updateTransferOrderQtyExamples: Examples<'updateTransferOrderQty', 'updated' | 'short'> = /* @__PURE__ */ examples('updateTransferOrderQty', {
  updated: '{"code":"1","msg":"成功"}',
  short: '{"code":"0","msg":"调出方库存不足，最多可调40台"}',
}, '{"body":{"saletoCode":"8800123456","GBID":"DG2026112001","IBL_NUM":10}}');

/** Examples of `getTransferCartCount`: count 两行; none 空购物车; refused 未开通调货业务. */
export const getTransferCartCountExamples: Examples<'getTransferCartCount', 'count' | 'none' | 'refused'> = /* @__PURE__ */ examples('getTransferCartCount', {
  count: '{"code":"1","msg":"成功","data":2}',
  none: '{"code":"1","msg":"成功","data":0}',
  refused: '{"code":"0","msg":"该客户未开通调货业务，请联系客户经理"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `addToTransferCart`: added 加入成功; short 可调数量不足. */
export const addToTransferCartExamples: Examples<'addToTransferCart', 'added' | 'short'> = /* @__PURE__ */ examples('addToTransferCart', {
  added: '{"code":"1","msg":"成功"}',
  short: '{"code":"0","msg":"调出方库存不足，最多可调40台"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800130002","productCode":"GR0325A03","number":12,"supplyCode":"8800123457"}}');

/** Examples of `queryTransferGoods`: page 第一页; empty 没有记录; refused 未开通调货业务. */
export const queryTransferGoodsExamples: Examples<'queryTransferGoods', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryTransferGoods', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"productCode":"GR0325A03","productModel":"BCD-325WLHFD","productName":"325升法式多门冰箱","thumbnail":"/provider/pictures/fridge-french.svg","unitPrice":2588,"minNum":1,"maxNum":40,"volume":0.9,"supplyCode":"8800123457","supplyName":"青岛黄岛腾达家电分公司"},{"productCode":"GF0203B01","productModel":"BC/BD-203HM","productName":"203升卧式变温冷柜","thumbnail":"/provider/pictures/freezer.svg","unitPrice":988,"minNum":1,"maxNum":60,"volume":0.32,"supplyCode":"8800123457","supplyName":"青岛黄岛腾达家电分公司"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"该客户未开通调货业务，请联系客户经理"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800130002","pageNum":1,"pageSize":10}}');
