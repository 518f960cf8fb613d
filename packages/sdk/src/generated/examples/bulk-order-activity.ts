// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `listBigActivities`: page 两个活动; empty 没有活动; refused 无权限. */
export const listBigActivitiesExamples: Examples<'listBigActivities', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listBigActivities', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"activityId":"DD20261118","activityName":"2026双十二大单采购","picUrl":"/provider/pictures/100000.svg","description":"冰箱、空调大单直降，按周到货","beginTime":"2026-11-18 00:00:00","endTime":"2026-12-05 23:59:59","minAmount":50000,"groupCount":2,"status":"20","statusName":"进行中"},{"activityId":"DD20261010","activityName":"秋季厨电大单","picUrl":"/provider/pictures/150000.svg","description":"烟灶套系大单","beginTime":"2026-10-10 00:00:00","endTime":"2026-10-31 23:59:59","minAmount":30000,"groupCount":1,"status":"30","statusName":"已结束"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"当前客户不能参加大单活动，请联系客户经理"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `listBigProductGroups`: groups 冰箱与空调两组; empty 没有产品组; refused 活动已结束. */
export const listBigProductGroupsExamples: Examples<'listBigProductGroups', 'groups' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listBigProductGroups', {
  groups: '{"code":"1","msg":"成功","data":[{"groupCode":"DDG01","groupName":"冰箱大单组","productList":[{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","productName":"536升对开门变频无霜冰箱","picUrl":"/provider/pictures/fridge-side.svg","price":3299,"activityPrice":3199,"minNumber":20,"maxNumber":200,"weekCodes":["202648","202649","202650"]},{"productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","picUrl":"/provider/pictures/fridge-3door.svg","price":1139.5,"activityPrice":1099,"minNumber":50,"maxNumber":500,"weekCodes":["202649","202650"]}]},{"groupCode":"DDG02","groupName":"空调大单组","productList":[{"productCode":"GA3500D01","productModel":"KFR-35GW/01K","productName":"1.5匹新一级变频壁挂空调","picUrl":"/provider/pictures/ac-wall.svg","price":2199,"activityPrice":2099,"minNumber":50,"maxNumber":600,"weekCodes":["202649","202650","202651"]},{"productCode":"GA7200D03","productModel":"KFR-72LW/05P","productName":"3匹新一级变频柜式空调","picUrl":"/provider/pictures/ac-floor.svg","price":5399,"activityPrice":5199,"minNumber":10,"maxNumber":100,"weekCodes":["202650","202651"]}]}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"活动已结束，请查看其他活动"}',
}, '{"query":{"activityId":"DD20261118"}}');

/** Examples of `getBigActivity`: detail 进行中; refused 活动不存在. */
export const getBigActivityExamples: Examples<'getBigActivity', 'detail' | 'refused'> = /* @__PURE__ */ examples('getBigActivity', {
  detail: '{"code":"1","msg":"成功","data":{"activityId":"DD20261118","activityName":"2026双十二大单采购","picUrl":"/provider/pictures/100000.svg","description":"冰箱、空调大单直降，按周到货","beginTime":"2026-11-18 00:00:00","endTime":"2026-12-05 23:59:59","minAmount":50000,"groupCount":2,"status":"20","statusName":"进行中","rules":["单次起订金额5万元","按所选到货周发货，下单后不可改周","大单价不与其他特价叠加"],"joinedAmount":0}}',
  refused: '{"code":"0","msg":"活动不存在或已下线"}',
}, '{"query":{"activityId":"DD20261118"}}');

/** Examples of `getAllStock`: stock 两个仓库; refused 产品不可售. */
export const getAllStockExamples: Examples<'getAllStock', 'stock' | 'refused'> = /* @__PURE__ */ examples('getAllStock', {
  stock: '{"code":"1","msg":"成功","data":{"productCode":"GR0536A01","productModel":"BCD-536WGHTD","stock":186,"stockList":[{"warehouseCode":"JD3702","warehouseName":"胶州基地仓","stock":120},{"warehouseCode":"YC3702","warehouseName":"青岛云仓","stock":66}]}}',
  refused: '{"code":"0","msg":"该产品不在可售范围"}',
}, '{"query":{"productCode":"GR0536A01","saletoCode":"8800123456"}}');

/** Examples of `getAtpStock`: weeks 四周; empty 没有可承诺库存; refused 产品不可售. */
export const getAtpStockExamples: Examples<'getAtpStock', 'weeks' | 'empty' | 'refused'> = /* @__PURE__ */ examples('getAtpStock', {
  weeks: '{"code":"1","msg":"成功","data":[{"weekCode":"202648","weekName":"2026年第48周","beginDate":"2026-11-23","endDate":"2026-11-29","atpNumber":186},{"weekCode":"202649","weekName":"2026年第49周","beginDate":"2026-11-30","endDate":"2026-12-06","atpNumber":260},{"weekCode":"202650","weekName":"2026年第50周","beginDate":"2026-12-07","endDate":"2026-12-13","atpNumber":400},{"weekCode":"202651","weekName":"2026年第51周","beginDate":"2026-12-14","endDate":"2026-12-20","atpNumber":400}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"该产品不在可售范围"}',
}, '{"query":{"productCode":"GR0536A01","saletoCode":"8800123456"}}');

/** Examples of `getReserveProductPrice`: price 普通供价; refused 没有价格. */
export const getReserveProductPriceExamples: Examples<'getReserveProductPrice', 'price' | 'refused'> = /* @__PURE__ */ examples('getReserveProductPrice', {
  price: '{"code":"1","msg":"成功","data":{"productCode":"GR0536A01","price":3299,"priceType":"PT","priceVersion":"PV202611"}}',
  refused: '{"code":"0","msg":"该产品未维护价格，请联系客户经理"}',
}, '{"query":{"productCode":"GR0536A01","saletoCode":"8800123456"}}');
