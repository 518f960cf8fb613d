// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `queryBatchOrderHeads`: page 两个批次; empty 没有批次; refused 无权限. */
export const queryBatchOrderHeadsExamples: Examples<'queryBatchOrderHeads', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBatchOrderHeads', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"batchNo":"PL20261120001","fileName":"双十二备货.xlsx","source":"ALL","status":"20","statusName":"校验有误","lineCount":4,"errorCount":2,"amount":35580,"userName":"wangjg","createTime":"2026-11-20 08:35:12"},{"batchNo":"PL20261116002","fileName":"门店补货.xlsx","source":"STORE","status":"30","statusName":"已下单","lineCount":2,"errorCount":0,"amount":27881,"userName":"wangjg","createTime":"2026-11-16 10:47:12"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前账号没有批量下单权限，请联系管理员"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `queryBatchOrderLines`: page 四行，其中两行有误; empty 没有明细; refused 批次不存在. */
export const queryBatchOrderLinesExamples: Examples<'queryBatchOrderLines', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBatchOrderLines', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"records":[{"lineNo":1,"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","number":5,"price":3299,"priceType":"PT","amount":16495,"stock":186,"sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","isCheckKuanXian":0,"isCheckFarWeek":0,"farWeekDate":"","checkStatus":"1","checkStatusName":"通过","errorMsg":""},{"lineNo":2,"productCode":"GW1000C02","productModel":"XQG100-B06","productName":"10公斤直驱滚筒洗衣机","number":10,"price":1908.5,"priceType":"PT","amount":19085,"stock":275,"sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","payerCode":"8800200101","payerName":"腾达家电授信账户","isCheckKuanXian":0,"isCheckFarWeek":0,"farWeekDate":"","checkStatus":"1","checkStatusName":"通过","errorMsg":""},{"lineNo":3,"productCode":"GF0300B02","productModel":"BC/BD-300GHD","productName":"300升卧式单温冷柜","number":30,"price":1326,"priceType":"PT","amount":39780,"stock":12,"sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","isCheckKuanXian":0,"isCheckFarWeek":0,"farWeekDate":"","checkStatus":"2","checkStatusName":"有误","errorMsg":"库存不足，当前可订12台"},{"lineNo":4,"productCode":"GR0190Z99","productModel":"BCD-190TMPK","productName":"190升双门冰箱（停产退市）","number":2,"price":899,"priceType":"PT","amount":1798,"stock":0,"sendtoCode":"8800130003","sendtoAddress":"山东省青岛市黄岛区长江中路228号大家居门店","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","isCheckKuanXian":0,"isCheckFarWeek":0,"farWeekDate":"","checkStatus":"2","checkStatusName":"有误","errorMsg":"产品已退市且无库存，请删除该行"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"批次不存在或已删除，请重新导入"}',
}, '{"body":{"saletoCode":"8800123456","batchNo":"PL20261120001","pageNum":1,"pageSize":10}}');

/** Examples of `queryBatchSpecialPrices`: prices 一个特价一个工程价; empty 没有特价; refused 查询失败. */
export const queryBatchSpecialPricesExamples: Examples<'queryBatchSpecialPrices', 'prices' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBatchSpecialPrices', {
  prices: '{"code":"1","msg":"成功","data":[{"productCode":"GA2600D02","priceType":"TJ","activityId":"TJ20261101","versionCode":"TJ20261101-1","price":1799,"usableQty":100,"realQty":82,"beginDate":"2026-11-01","endDate":"2026-11-30"},{"productCode":"GT6500G01","priceType":"GC","activityId":"GC20261105","versionCode":"GC20261105-2","price":2690,"usableQty":50,"realQty":50,"beginDate":"2026-11-05","endDate":"2026-12-31"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"特价查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCodes":["GA2600D02","GT6500G01"]}}');

/** Examples of `queryBatchKuanxianStatus`: traditional 传统渠道; direct 直营渠道; refused 查询失败. */
export const queryBatchKuanxianStatusExamples: Examples<'queryBatchKuanxianStatus', 'traditional' | 'direct' | 'refused'> = /* @__PURE__ */ examples('queryBatchKuanxianStatus', {
  traditional: '{"code":"1","msg":"成功","data":[{"productCode":"GR0216A04","kuanXian":20000,"isCheckKuanXian":1},{"productCode":"GW0800C03","kuanXian":10000,"isCheckKuanXian":1}]}',
  direct: '{"code":"1","msg":"成功","data":[{"productCode":"GR0216A04","kuanXian":0,"isCheckKuanXian":0}]}',
  refused: '{"code":"0","msg":"宽限状态查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800234567","productCodes":["GR0216A04","GW0800C03"]}}');

/** Examples of `queryBatchFarWeekStatus`: statuses 一个可订远周; empty 没有远周次; refused 查询失败. */
export const queryBatchFarWeekStatusExamples: Examples<'queryBatchFarWeekStatus', 'statuses' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBatchFarWeekStatus', {
  statuses: '{"code":"1","msg":"成功","data":[{"productCode":"GF0300B02","weekPromise":"0","farWeek":"202650","farWeekDate":"2026-12-07","maxNumber":100},{"productCode":"GT7500G02","weekPromise":"0","farWeek":"0","farWeekDate":"","maxNumber":0}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"远周次查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","productCodes":["GF0300B02","GT7500G02"]}}');

/** Examples of `queryBatchPayers`: payers 三个付款方; empty 没有付款方; refused 查询失败. */
export const queryBatchPayersExamples: Examples<'queryBatchPayers', 'payers' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryBatchPayers', {
  payers: '{"code":"1","msg":"成功","data":[{"payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","payerType":"01","payerBalance":{"balance":1286500,"paytoCode":"8800123456"}},{"payerCode":"8800200101","payerName":"腾达家电授信账户","payerType":"02","payerBalance":{"balance":500000,"paytoCode":"8800200101"}},{"payerCode":"8800200102","payerName":"腾达家电票据账户","payerType":"02","payerBalance":{"balance":320750.5,"paytoCode":"8800200102"}},{"payerCode":"8800200190","payerName":"腾达家电安全付账户","payerType":"90","payerBalance":{"balance":86000,"paytoCode":"8800200190"}}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"付款方查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","batchNo":"PL20261120001"}}');

/** Examples of `updateBatchProduct`: corrected 改为12台后通过; placed 已下单. */
export const updateBatchProductExamples: Examples<'updateBatchProduct', 'corrected' | 'placed'> = /* @__PURE__ */ examples('updateBatchProduct', {
  corrected: '{"code":"1","msg":"成功","data":{"lineNo":3,"productCode":"GF0300B02","productModel":"BC/BD-300GHD","productName":"300升卧式单温冷柜","number":12,"price":1326,"priceType":"PT","amount":15912,"stock":12,"sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","payerCode":"8800123456","payerName":"青岛崂山腾达家电有限公司","isCheckKuanXian":0,"isCheckFarWeek":0,"farWeekDate":"","checkStatus":"1","checkStatusName":"通过","errorMsg":""}}',
  placed: '{"code":"0","msg":"该批次已下单，不能修改"}',
}, '{"body":{"saletoCode":"8800123456","batchNo":"PL20261120001","lineNo":3,"number":12,"priceType":"PT","payerCode":"8800123456"}}');

/** Examples of `checkBatchOrder`: inError 两行有误; passed 全部通过; refused 批次不存在. */
export const checkBatchOrderExamples: Examples<'checkBatchOrder', 'inError' | 'passed' | 'refused'> = /* @__PURE__ */ examples('checkBatchOrder', {
  inError: '{"code":"1","msg":"成功","data":{"batchNo":"PL20261120001","isPassed":false,"lineCount":4,"errorCount":2,"amount":35580,"errorList":[{"lineNo":3,"productCode":"GF0300B02","field":"productCode","msg":"库存不足，当前可订12台"},{"lineNo":4,"productCode":"GR0190Z99","field":"productCode","msg":"产品已退市且无库存，请删除该行"}]}}',
  passed: '{"code":"1","msg":"成功","data":{"batchNo":"PL20261116002","isPassed":true,"lineCount":2,"errorCount":0,"amount":27881,"errorList":[]}}',
  refused: '{"code":"0","msg":"批次不存在或已删除，请重新导入"}',
}, '{"body":{"saletoCode":"8800123456","batchNo":"PL20261120001"}}');

/** Examples of `importBatchOrder`: imported 已导入; wrongSheet 模板不符. */
export const importBatchOrderExamples: Examples<'importBatchOrder', 'imported' | 'wrongSheet'> = /* @__PURE__ */ examples('importBatchOrder', {
  imported: '{"code":"1","msg":"导入成功","data":{"batchNo":"PL20261120003","fileName":"example.xlsx","source":"ALL","status":"10","statusName":"待下单","lineCount":2,"errorCount":0,"amount":35580,"userName":"wangjg","createTime":"2026-11-20 10:00:00"}}',
  wrongSheet: '{"code":"0","msg":"表格与模板不一致，请下载最新模板后重新导入"}',
});

/** Examples of `submitBatchOrder`: placed 提交成功; inError 有误行未处理; balanceShort 余额不足; placedBefore 重复提交. */
export const submitBatchOrderExamples: Examples<'submitBatchOrder', 'placed' | 'inError' | 'balanceShort' | 'placedBefore'> = /* @__PURE__ */ examples('submitBatchOrder', {
  placed: '{"code":"1","msg":"成功","data":{"batchNo":"PL20261120003","amount":35580,"orderList":[{"orderNo":"6010086703","orderTypeNo":"ZY6010086703","sendtoCode":"8800123456","payerCode":"8800123456","amount":16495},{"orderNo":"6010086704","orderTypeNo":"ZY6010086704","sendtoCode":"8800130002","payerCode":"8800123456","amount":19085}]}}',
  inError: '{"code":"0","msg":"批次还有 2 行有误，请修改或删除后提交"}',
  balanceShort: '{"code":"0","msg":"付款方余额不足，请更换付款方或充值后重新提交"}',
  placedBefore: '{"code":"0","msg":"该批次已下单，可在我的订单中查看"}',
}, '{"body":{"saletoCode":"8800123456","batchNo":"PL20261120003"}}');
