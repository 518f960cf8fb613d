// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `listDemands`: page 三个需求; empty 没有需求; refused 查询失败. */
export const listDemandsExamples: Examples<'listDemands', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listDemands', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"id":"6601","demandNo":"XQ20261115001","demandName":"人才公寓冰箱采购","customerCode":"8800123456","category":"100000","categoryName":"冰箱","productModel":"BCD-216STPS","number":300,"expectPrice":1050,"finalTime":"2026-12-10 23:59:59","contactName":"王建国","contactPhone":"13800000001","status":"2","createTime":"2026-11-15 09:20:00","createBy":"wangjg"},{"id":"6595","demandNo":"XQ20261102003","demandName":"员工宿舍热水器采购","customerCode":"8800123456","category":"140000","categoryName":"热水器","productModel":"EC60-PT5","number":120,"expectPrice":1020,"finalTime":"2026-11-30 23:59:59","contactName":"王建国","contactPhone":"13800000001","status":"3","createTime":"2026-11-02 10:30:00","createBy":"wangjg"},{"id":"6588","demandNo":"XQ20261009002","demandName":"民宿空调采购","customerCode":"8800123456","category":"130000","categoryName":"空调","productModel":"KFR-35GW/01K","number":80,"expectPrice":2050,"finalTime":"2026-10-25 23:59:59","contactName":"王建国","contactPhone":"13800000001","status":"5","createTime":"2026-10-09 14:00:00","createBy":"wangjg"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"需求查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `deleteDemand`: deleted 已删除; answered 已评估. */
export const deleteDemandExamples: Examples<'deleteDemand', 'deleted' | 'answered'> = /* @__PURE__ */ examples('deleteDemand', {
  deleted: '{"code":"1","msg":"删除成功"}',
  answered: '{"code":"0","msg":"需求已被评估，不能删除，请联系客户经理"}',
}, '{"body":{"id":"6602"}}');

/** Examples of `saveDemand`: saved 已保存; missing 必填项为空. */
export const saveDemandExamples: Examples<'saveDemand', 'saved' | 'missing'> = /* @__PURE__ */ examples('saveDemand', {
  saved: '{"code":"1","msg":"保存成功","data":{"id":"6601","demandNo":"XQ20261115001"}}',
  missing: '{"code":"0","msg":"请填写项目名称后再提交"}',
}, '{"body":{"customerCode":"8800123456","demandName":"人才公寓冰箱采购","category":"100000","productModel":"BCD-216STPS","number":300,"expectPrice":1050,"finalTime":"2026-12-10 23:59:59","contactName":"王建国","contactPhone":"13800000001","dynamicList":[{"fieldCode":"projectName","value":"青岛西海岸人才公寓"},{"fieldCode":"energyLevel","value":"1"},{"fieldCode":"deliverDate","value":"2026-12-28"}],"imageList":[]}}');

/** Examples of `saveDemandEvaluation`: saved 已评价; notFinished 未完成. */
export const saveDemandEvaluationExamples: Examples<'saveDemandEvaluation', 'saved' | 'notFinished'> = /* @__PURE__ */ examples('saveDemandEvaluation', {
  saved: '{"code":"1","msg":"评价成功"}',
  notFinished: '{"code":"0","msg":"需求尚未完成，不能评价"}',
}, '{"body":{"id":"6588","score":5,"content":"报价及时，到货准时"}}');

/** Examples of `getDemand`: finished 已完成并评价; talking 评估中; passed 已通过，有报价; refused 不存在. */
export const getDemandExamples: Examples<'getDemand', 'finished' | 'talking' | 'passed' | 'refused'> = /* @__PURE__ */ examples('getDemand', {
  finished: '{"code":"1","msg":"成功","data":{"id":"6588","demandNo":"XQ20261009002","demandName":"民宿空调采购","customerCode":"8800123456","category":"130000","categoryName":"空调","productModel":"KFR-35GW/01K","number":80,"expectPrice":2050,"finalTime":"2026-10-25 23:59:59","contactName":"王建国","contactPhone":"13800000001","status":"5","createTime":"2026-10-09 14:00:00","createBy":"wangjg","dynamicList":[{"fieldCode":"projectName","value":"崂山仰口民宿"},{"fieldCode":"energyLevel","value":"1"},{"fieldCode":"deliverDate","value":"2026-11-05"}],"imageList":["/provider/pictures/130000.svg"],"quotePrice":2080,"evaluation":{"score":5,"content":"报价及时，到货准时","createTime":"2026-11-06 10:00:00"}}}',
  talking: '{"code":"1","msg":"成功","data":{"id":"6601","demandNo":"XQ20261115001","demandName":"人才公寓冰箱采购","customerCode":"8800123456","category":"100000","categoryName":"冰箱","productModel":"BCD-216STPS","number":300,"expectPrice":1050,"finalTime":"2026-12-10 23:59:59","contactName":"王建国","contactPhone":"13800000001","status":"2","createTime":"2026-11-15 09:20:00","createBy":"wangjg","dynamicList":[{"fieldCode":"projectName","value":"青岛西海岸人才公寓"},{"fieldCode":"energyLevel","value":"1"},{"fieldCode":"deliverDate","value":"2026-12-28"}],"imageList":[]}}',
  passed: '{"code":"1","msg":"成功","data":{"id":"6595","demandNo":"XQ20261102003","demandName":"员工宿舍热水器采购","customerCode":"8800123456","category":"140000","categoryName":"热水器","productModel":"EC60-PT5","number":120,"expectPrice":1020,"finalTime":"2026-11-30 23:59:59","contactName":"王建国","contactPhone":"13800000001","status":"3","createTime":"2026-11-02 10:30:00","createBy":"wangjg","dynamicList":[],"imageList":[],"quotePrice":1049}}',
  refused: '{"code":"0","msg":"需求不存在或已删除"}',
}, '{"path":{"id":"6588"}}');

/** Examples of `updateDemandImages`: updated 已更新; closed 已关闭. */
export const updateDemandImagesExamples: Examples<'updateDemandImages', 'updated' | 'closed'> = /* @__PURE__ */ examples('updateDemandImages', {
  updated: '{"code":"1","msg":"图片已更新"}',
  closed: '{"code":"0","msg":"需求已关闭，不能修改图片"}',
}, '{"body":{"id":"6601","imageList":["/provider/pictures/100000.svg"]}}');

/** Examples of `listDemandRecords`: list 四条记录; empty 没有记录; refused 不存在. */
export const listDemandRecordsExamples: Examples<'listDemandRecords', 'list' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listDemandRecords', {
  list: '{"code":"1","msg":"成功","data":[{"id":"9914","operateName":"评价","content":"评分5分：报价及时，到货准时","operator":"王建国","operateTime":"2026-11-06 10:00:00","status":"5"},{"id":"9908","operateName":"完成","content":"客户已确认报价并下单","operator":"马明","operateTime":"2026-10-20 16:30:00","status":"5"},{"id":"9905","operateName":"评估通过","content":"单价2080元，80台，第45周到货","operator":"马明","operateTime":"2026-10-12 11:00:00","status":"3"},{"id":"9901","operateName":"提交需求","content":"民宿空调采购，80台","operator":"王建国","operateTime":"2026-10-09 14:00:00","status":"1"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"需求不存在或已删除"}',
}, '{"path":{"id":"6588"}}');

/** Examples of `findDynamicForm`: fridge 冰箱需求表单; empty 没有附加字段; refused 没有表单. */
export const findDynamicFormExamples: Examples<'findDynamicForm', 'fridge' | 'empty' | 'refused'> = /* @__PURE__ */ examples('findDynamicForm', {
  fridge: '{"code":"1","msg":"成功","data":{"id":"100000","formName":"冰箱大单需求","fieldList":[{"fieldCode":"projectName","fieldName":"项目名称","fieldType":"input","isRequired":true,"sort":1,"placeholder":"请输入项目名称","maxLength":50},{"fieldCode":"energyLevel","fieldName":"能效等级","fieldType":"select","isRequired":true,"sort":2,"defaultValue":"1","optionList":[{"value":"1","label":"一级能效"},{"value":"2","label":"二级能效"}]},{"fieldCode":"volume","fieldName":"容积","fieldType":"number","isRequired":false,"sort":3,"unit":"升","minimum":50,"maximum":1000},{"fieldCode":"colors","fieldName":"颜色","fieldType":"multiSelect","isRequired":false,"sort":4,"optionList":[{"value":"WHITE","label":"白色"},{"value":"SILVER","label":"银色"},{"value":"BLACK","label":"黑色"}]},{"fieldCode":"deliverDate","fieldName":"期望到货日期","fieldType":"date","isRequired":true,"sort":5},{"fieldCode":"needInstall","fieldName":"是否上门安装","fieldType":"switch","isRequired":false,"sort":6,"defaultValue":"false"},{"fieldCode":"remark","fieldName":"其他要求","fieldType":"textarea","isRequired":false,"sort":7,"maxLength":200}]}}',
  empty: '{"code":"1","msg":"成功","data":{"id":"170000","formName":"小家电大单需求","fieldList":[]}}',
  refused: '{"code":"0","msg":"该品类暂不支持提交需求"}',
}, '{"path":{"id":"100000"}}');

/** Examples of `uploadDocument`: uploaded 已上传; tooBig 文件过大. */
export const uploadDocumentExamples: Examples<'uploadDocument', 'uploaded' | 'tooBig'> = /* @__PURE__ */ examples('uploadDocument', {
  uploaded: '{"code":"1","msg":"上传成功","data":{"fileId":"F2026112000001","fileName":"现场照片.jpg","url":"/provider/files/8800123456-F2026112000001.jpg","size":204800}}',
  tooBig: '{"code":"0","msg":"文件不能超过10MB，请压缩后重新上传"}',
});

/** Examples of `deleteDocument`: deleted 已删除; used 已被引用. */
export const deleteDocumentExamples: Examples<'deleteDocument', 'deleted' | 'used'> = /* @__PURE__ */ examples('deleteDocument', {
  deleted: '{"code":"1","msg":"删除成功"}',
  used: '{"code":"0","msg":"资料已被引用，不能删除"}',
}, '{"body":{"fileId":"F2026112000001","customerCode":"8800123456"}}');
