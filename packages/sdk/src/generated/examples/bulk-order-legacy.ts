// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `savePreOrder`: saved 已保存; weekClosed 到货周已关闭. */
export const savePreOrderExamples: Examples<'savePreOrder', 'saved' | 'weekClosed'> = /* @__PURE__ */ examples('savePreOrder', {
  saved: '{"code":"1","msg":"保存成功","data":{"preOrderNo":"YD20261120001","totalAmount":168930}}',
  weekClosed: '{"code":"0","msg":"所选到货周已停止接单，请选择其他周"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","payerCode":"8800123456","activityId":"DD20261118","lineList":[{"productCode":"GR0536A01","number":20,"activityPrice":3199,"weekCode":"202649"},{"productCode":"GA3500D01","number":50,"activityPrice":2099,"weekCode":"202650"}],"whetherOrNotAppOrder":"PC"}}');

/** Examples of `getArrivalWeeks`: weeks 四周; empty 没有可选周; refused 到货周查询失败. */
export const getArrivalWeeksExamples: Examples<'getArrivalWeeks', 'weeks' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getArrivalWeeks', {
  weeks: '{"code":"1","msg":"成功","data":[{"weekCode":"202648","weekName":"2026年第48周","beginDate":"2026-11-23","endDate":"2026-11-29"},{"weekCode":"202649","weekName":"2026年第49周","beginDate":"2026-11-30","endDate":"2026-12-06"},{"weekCode":"202650","weekName":"2026年第50周","beginDate":"2026-12-07","endDate":"2026-12-13"},{"weekCode":"202651","weekName":"2026年第51周","beginDate":"2026-12-14","endDate":"2026-12-20"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"到货周查询失败，请稍后再试"}',
}, '{}');

/** Examples of `getHaierWeek`: week 第47周; refused 查询失败. */
export const getHaierWeekExamples: Examples<'getHaierWeek', 'week' | 'refused'> = /* @__PURE__ */ examples('getHaierWeek', {
  week: '{"code":"1","msg":"成功","data":{"weekCode":"202647","weekName":"2026年第47周","beginDate":"2026-11-16","endDate":"2026-11-22"}}',
  refused: '{"code":"0","msg":"周次查询失败，请稍后再试"}',
}, '{}');

/** Examples of `placeBigOrder`: accepted 已受理; tooFew 未达起订量. */
export const placeBigOrderExamples: Examples<'placeBigOrder', 'accepted' | 'tooFew'> = /* @__PURE__ */ examples('placeBigOrder', {
  accepted: '{"code":"1","msg":"大单已受理","data":{"batchNo":"DDPC20261120001","isFinished":false,"totalAmount":168930,"orderList":[]}}',
  tooFew: '{"code":"0","msg":"536升对开门变频无霜冰箱起订20台，请增加数量"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","payerCode":"8800123456","activityId":"DD20261118","lineList":[{"productCode":"GR0536A01","number":20,"activityPrice":3199,"weekCode":"202649"},{"productCode":"GA3500D01","number":50,"activityPrice":2099,"weekCode":"202650"}],"whetherOrNotAppOrder":"PC"}}');

/** Examples of `placeBigOrderB2b`: accepted 已受理; projectClosed 项目已关闭. */
export const placeBigOrderB2bExamples: Examples<'placeBigOrderB2b', 'accepted' | 'projectClosed'> = /* @__PURE__ */ examples('placeBigOrderB2b', {
  accepted: '{"code":"1","msg":"大单已受理","data":{"batchNo":"DDPC20261120002","isFinished":false,"totalAmount":119880,"orderList":[]}}',
  projectClosed: '{"code":"0","msg":"工程项目已关闭，不能下单"}',
}, '{"body":{"saletoCode":"8800123456","sendtoCode":"8800123456","payerCode":"8800123456","projectCode":"XM20261118002","projectName":"崂山人才公寓热水器","lineList":[{"productCode":"GH6000E01","number":120,"activityPrice":999,"weekCode":"202651"}]}}');

/** Examples of `getBigOrderStatus`: finished 全部成功; partly 一单失败; running 处理中; refused 批次不存在. */
export const getBigOrderStatusExamples: Examples<'getBigOrderStatus', 'finished' | 'partly' | 'running' | 'refused'> = /* @__PURE__ */ examples('getBigOrderStatus', {
  finished: '{"code":"1","msg":"成功","data":{"batchNo":"DDPC20261120001","isFinished":true,"totalAmount":168930,"orderList":[{"orderNo":"6010086721","orderTypeNo":"ZY6010086721","weekCode":"202649","amount":63980,"status":"1","statusName":"下单成功","msg":""},{"orderNo":"6010086722","orderTypeNo":"ZY6010086722","weekCode":"202650","amount":104950,"status":"1","statusName":"下单成功","msg":""}]}}',
  partly: '{"code":"1","msg":"成功","data":{"batchNo":"DDPC20261120001","isFinished":true,"totalAmount":168930,"orderList":[{"orderNo":"6010086721","orderTypeNo":"ZY6010086721","weekCode":"202649","amount":63980,"status":"1","statusName":"下单成功","msg":""},{"orderNo":"6010086722","orderTypeNo":"ZY6010086722","weekCode":"202650","amount":104950,"status":"2","statusName":"下单失败","msg":"付款方可用余额不足"}]}}',
  running: '{"code":"1","msg":"成功","data":{"batchNo":"DDPC20261120001","isFinished":false,"totalAmount":168930,"orderList":[]}}',
  refused: '{"code":"0","msg":"大单批次不存在，请核对批次号"}',
}, '{"body":{"batchNo":"DDPC20261120001","saletoCode":"8800123456"}}');
