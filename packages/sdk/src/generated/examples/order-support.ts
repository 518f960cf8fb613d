// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `listAddressCollectRemarks`: list 两条备注; empty 没有备注; refused 查询失败. */
export const listAddressCollectRemarksExamples: Examples<'listAddressCollectRemarks', 'list' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAddressCollectRemarks', {
  list: '{"code":"1","msg":"成功","data":[{"id":"3302","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","remark":"商场10点前卸货，走北侧货梯","contactName":"王建国","contactPhone":"13800000001","updateTime":"2026-11-16 10:12:00"},{"id":"3301","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","remark":"送货前请电话联系","contactName":"王建国","contactPhone":"13800000001","updateTime":"2026-10-08 16:40:00"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"地址备注查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `saveAddressCollectRemark`: saved 已保存; tooMany 备注过多. */
export const saveAddressCollectRemarkExamples: Examples<'saveAddressCollectRemark', 'saved' | 'tooMany'> = /* @__PURE__ */ examples('saveAddressCollectRemark', {
  saved: '{"code":"1","msg":"保存成功"}',
  tooMany: '{"code":"0","msg":"每个地址最多保存5条备注，请先删除旧备注"}',
}, '{"body":{"id":"3302","saletoCode":"8800123456","sendtoCode":"8800130002","remark":"商场10点前卸货，走北侧货梯","contactName":"王建国","contactPhone":"13800000001"}}');

/** Examples of `listDiscountPrototypes`: page 两台样机; empty 没有样机; refused 查询失败. */
export const listDiscountPrototypesExamples: Examples<'listDiscountPrototypes', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listDiscountPrototypes', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"5101","productCode":"GW1000C01","productModel":"XQG100-BD14","productName":"10公斤滚筒洗烘一体机","number":1,"price":2799,"discountRate":0.7,"discountPrice":1959.3,"shopName":"腾达电器城市北店","sampleDate":"2025-10-10","status":"20","statusName":"已上架"},{"id":"5102","productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":1,"price":1688,"discountRate":0.75,"discountPrice":1266,"shopName":"大家居黄岛店","sampleDate":"2025-11-02","status":"10","statusName":"未上架"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"折扣样机查询失败，请稍后再试"}',
}, '{"query":{"saletoCode":"8800123456"}}');

/** Examples of `shelveDiscountPrototypes`: shelved 已上架; tooNew 出样不足. */
export const shelveDiscountPrototypesExamples: Examples<'shelveDiscountPrototypes', 'shelved' | 'tooNew'> = /* @__PURE__ */ examples('shelveDiscountPrototypes', {
  shelved: '{"code":"1","msg":"上架成功"}',
  tooNew: '{"code":"0","msg":"样机出样未满一年，暂不能上架"}',
}, '{"body":{"saletoCode":"8800123456","idList":["5102"]}}');

/** Examples of `unshelveDiscountPrototypes`: unshelved 已下架; sold 已售出. */
export const unshelveDiscountPrototypesExamples: Examples<'unshelveDiscountPrototypes', 'unshelved' | 'sold'> = /* @__PURE__ */ examples('unshelveDiscountPrototypes', {
  unshelved: '{"code":"1","msg":"下架成功"}',
  sold: '{"code":"0","msg":"样机已售出，不能下架"}',
}, '{"body":{"saletoCode":"8800123456","idList":["5101"]}}');

/** Examples of `runOrderBspRoutine`: done 已执行; refused 执行失败. */
export const runOrderBspRoutineExamples: Examples<'runOrderBspRoutine', 'done' | 'refused'> = /* @__PURE__ */ examples('runOrderBspRoutine', {
  done: '{"code":"1","msg":"成功","data":null}',
  refused: '{"code":"0","msg":"业务处理失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `queryFleeingGoods`: page 一条窜货; toBuy 一条待采购; empty 没有记录; refused 查询失败. */
export const queryFleeingGoodsExamples: Examples<'queryFleeingGoods', 'page' | 'toBuy' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryFleeingGoods', {
  page: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"records":[{"id":"4401","orderNo":"6010086608","productCode":"GR0216A04","productModel":"BCD-216STPS","productName":"216升三门直冷冰箱","number":3,"findPlace":"山东省潍坊市奎文区","findDate":"2026-11-11","penaltyAmount":341.85,"status":"10","statusName":"待处理"}]}}',
  toBuy: '{"code":"1","msg":"成功","data":{"total":1,"pageNum":1,"pageSize":10,"records":[{"id":"4501","orderNo":"6010086607","productCode":"GW0800C03","productModel":"XQB80-M21","productName":"8公斤波轮全自动洗衣机","number":2,"findPlace":"山东省烟台市芝罘区","findDate":"2026-11-14","penaltyAmount":1539.8,"status":"10","statusName":"待处理"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"窜货明细查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","type":"FLEEING","pageNum":1,"pageSize":10}}');

/** Examples of `queryPrototypeSamples`: page 一台免费样机审批中，两台出样，一台被拒; empty 没有记录; refused 查询失败. */
export const queryPrototypeSamplesExamples: Examples<'queryPrototypeSamples', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryPrototypeSamples', {
  page: '{"code":"1","msg":"成功","data":{"total":4,"pageNum":1,"pageSize":10,"records":[{"sampleNo":"YJ20261119003","orderNo":"6010086731","orderTypeNo":"ZY6010086731","isFree":true,"productCode":"GX0001J01","productModel":"HS-S3","productName":"全屋智慧中控屏","number":1,"samplePrice":0,"versionCode":"YJ20261101-2","shopName":"腾达电器城市北店","applyDate":"2026-11-19","sampleDate":"","status":"10","statusName":"审批中","refuseReason":""},{"sampleNo":"YJ20261112001","productCode":"GW1000C01","productModel":"XQG100-BD14","productName":"10公斤滚筒洗烘一体机","number":1,"samplePrice":1959.3,"versionCode":"YJ20261010-1","shopName":"腾达电器城市北店","applyDate":"2026-11-12","sampleDate":"2026-11-18","status":"20","statusName":"已出样","refuseReason":""},{"sampleNo":"YJ20261108004","orderNo":"6010086605","orderTypeNo":"ZY6010086605","isFree":true,"productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":1,"samplePrice":0,"versionCode":"YJ20261101-2","shopName":"大家居黄岛店","applyDate":"2026-11-08","sampleDate":"2026-11-15","status":"20","statusName":"已出样","refuseReason":""},{"sampleNo":"YJ20261105002","productCode":"GW1000C01","productModel":"XQG100-BD14","productName":"10公斤滚筒洗烘一体机","number":1,"samplePrice":1959.3,"versionCode":"YJ20261010-1","shopName":"大家居黄岛店","applyDate":"2026-11-05","sampleDate":"","status":"30","statusName":"已拒绝","refuseReason":"门店同型号已有样机"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"出样记录查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');
