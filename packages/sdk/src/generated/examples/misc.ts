// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `uploadFile`: uploaded 上传成功; wrongType 文件类型不支持. */
export const uploadFileExamples: Examples<'uploadFile', 'uploaded' | 'wrongType'> = /* @__PURE__ */ examples('uploadFile', {
  uploaded: '{"code":"1","msg":"成功","data":{"fileId":"F2026112000018","fileName":"门店照片.png","url":"/provider/files/8800123456-F2026112000018.png","size":358400}}',
  wrongType: '{"code":"0","msg":"只能上传 jpg、png、pdf、xlsx 文件，请重新选择"}',
});

/** Examples of `runBuyReturnRoutine`: done 已执行; refused 执行失败. */
export const runBuyReturnRoutineExamples: Examples<'runBuyReturnRoutine', 'done' | 'refused'> = /* @__PURE__ */ examples('runBuyReturnRoutine', {
  done: '{"code":"1","msg":"成功","data":null}',
  refused: '{"code":"0","msg":"业务处理失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456"}}');

/** Examples of `getYilihuoVideoToken`: token 令牌; refused 未开通易理货. */
export const getYilihuoVideoTokenExamples: Examples<'getYilihuoVideoToken', 'token' | 'refused'> = /* @__PURE__ */ examples('getYilihuoVideoToken', {
  token: '{"code":"1","msg":"成功","data":{"token":"demo-video-token","expireAt":"2026-11-20 12:00:00"}}',
  refused: '{"code":"0","msg":"未开通易理货，请联系客户经理"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `checkWhitelist`: listed 在白名单中; notListed 不在白名单中; refused 白名单查询失败. */
export const checkWhitelistExamples: Examples<'checkWhitelist', 'listed' | 'notListed' | 'refused'> = /* @__PURE__ */ examples('checkWhitelist', {
  listed: '{"code":"1","msg":"成功","data":true}',
  notListed: '{"code":"1","msg":"成功","data":false}',
  refused: '{"code":"0","msg":"白名单查询失败，请稍后再试"}',
}, '{"path":{"id":"8800123456"}}');

/** Examples of `queryDictionary`: entries 取消原因; demandStatuses 大单需求状态; rejectReasons 拒收原因; returnReasons 退货原因; eventTypes 问题类型; empty 没有条目; refused 字典不存在. */
export const queryDictionaryExamples: Examples<'queryDictionary', 'entries' | 'demandStatuses' | 'rejectReasons' | 'returnReasons' | 'eventTypes' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryDictionary', {
  entries: '{"code":"1","msg":"成功","data":[{"code":"01","name":"型号选错","sort":1},{"code":"02","name":"数量有误","sort":2},{"code":"03","name":"暂不需要","sort":3},{"code":"99","name":"其他","sort":9}]}',
  demandStatuses: '{"code":"1","msg":"成功","data":[{"code":"0","name":"待提交","sort":0},{"code":"1","name":"待评估","sort":1},{"code":"2","name":"评估中","sort":2},{"code":"3","name":"已通过","sort":3},{"code":"4","name":"已驳回","sort":4},{"code":"5","name":"已完成","sort":5}]}',
  rejectReasons: '{"code":"1","msg":"成功","data":[{"code":"01","name":"外观破损","sort":1},{"code":"02","name":"型号不符","sort":2},{"code":"03","name":"数量不符","sort":3},{"code":"04","name":"超时送达","sort":4},{"code":"99","name":"其他","sort":9}]}',
  returnReasons: '{"code":"1","msg":"成功","data":[{"code":"01","name":"质量问题","sort":1},{"code":"02","name":"型号错发","sort":2},{"code":"03","name":"滞销","sort":3},{"code":"99","name":"其他","sort":9}]}',
  eventTypes: '{"code":"1","msg":"成功","data":[{"code":"ORDER","name":"订单","sort":1},{"code":"LOGISTICS","name":"物流","sort":2},{"code":"INVOICE","name":"发票","sort":3},{"code":"FINANCE","name":"财务","sort":4},{"code":"SYSTEM","name":"系统使用","sort":5}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"字典类型不存在，请联系管理员"}',
}, '{"query":{"typeCode":"CANCEL_REASON"}}');

/** Examples of `createAsyncExport`: created 已创建; running 任务执行中; unknownType 没有这种导出. */
export const createAsyncExportExamples: Examples<'createAsyncExport', 'created' | 'running' | 'unknownType'> = /* @__PURE__ */ examples('createAsyncExport', {
  created: '{"code":"1","msg":"成功","data":{"taskId":"EX2026112000004"}}',
  running: '{"code":"0","msg":"相同的导出正在进行，请稍后到消息中心查看"}',
  unknownType: '{"code":"0","msg":"没有这种导出，请刷新页面后再试"}',
}, '{"body":{"customerCode":"8800123456","taskType":"MY_ORDER","conditionList":[{"name":"beginDate","value":"2026-01-01"},{"name":"endDate","value":"2026-11-20"}]}}');

/** Examples of `listProvinces`: provinces 三个省市; refused 查询失败. */
export const listProvincesExamples: Examples<'listProvinces', 'provinces' | 'refused'> = /* @__PURE__ */ examples('listProvinces', {
  provinces: '{"code":"1","msg":"成功","data":[{"code":"110000","name":"北京市","parentCode":""},{"code":"310000","name":"上海市","parentCode":""},{"code":"370000","name":"山东省","parentCode":""}]}',
  refused: '{"code":"0","msg":"省份查询失败，请稍后再试"}',
}, '{}');

/** Examples of `listCities`: cities 四个市; beijing 北京的市; shanghai 上海的市; empty 没有城市; refused 查询失败. */
export const listCitiesExamples: Examples<'listCities', 'cities' | 'beijing' | 'shanghai' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listCities', {
  cities: '{"code":"1","msg":"成功","data":[{"code":"370100","name":"济南市","parentCode":"370000"},{"code":"370200","name":"青岛市","parentCode":"370000"},{"code":"370600","name":"烟台市","parentCode":"370000"},{"code":"370700","name":"潍坊市","parentCode":"370000"}]}',
  beijing: '{"code":"1","msg":"成功","data":[{"code":"110100","name":"北京市","parentCode":"110000"}]}',
  shanghai: '{"code":"1","msg":"成功","data":[{"code":"310100","name":"上海市","parentCode":"310000"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"城市查询失败，请稍后再试"}',
}, '{"path":{"id":"370000"}}');

/** Examples of `listAreas`: areas 三个区; beijing 北京的区; shanghai 上海的区; jinan 济南的区; yantai 烟台的区; weifang 潍坊的区; empty 没有区县; refused 查询失败. */
export const listAreasExamples: Examples<'listAreas', 'areas' | 'beijing' | 'shanghai' | 'jinan' | 'yantai' | 'weifang' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listAreas', {
  areas: '{"code":"1","msg":"成功","data":[{"code":"370203","name":"市北区","parentCode":"370200"},{"code":"370211","name":"黄岛区","parentCode":"370200"},{"code":"370212","name":"崂山区","parentCode":"370200"}]}',
  beijing: '{"code":"1","msg":"成功","data":[{"code":"110101","name":"东城区","parentCode":"110100"},{"code":"110105","name":"朝阳区","parentCode":"110100"},{"code":"110108","name":"海淀区","parentCode":"110100"}]}',
  shanghai: '{"code":"1","msg":"成功","data":[{"code":"310101","name":"黄浦区","parentCode":"310100"},{"code":"310106","name":"静安区","parentCode":"310100"},{"code":"310115","name":"浦东新区","parentCode":"310100"}]}',
  jinan: '{"code":"1","msg":"成功","data":[{"code":"370102","name":"历下区","parentCode":"370100"},{"code":"370105","name":"天桥区","parentCode":"370100"}]}',
  yantai: '{"code":"1","msg":"成功","data":[{"code":"370602","name":"芝罘区","parentCode":"370600"},{"code":"370613","name":"莱山区","parentCode":"370600"}]}',
  weifang: '{"code":"1","msg":"成功","data":[{"code":"370702","name":"潍城区","parentCode":"370700"},{"code":"370705","name":"奎文区","parentCode":"370700"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"区县查询失败，请稍后再试"}',
}, '{"path":{"id":"370200"}}');

/** Examples of `listActivities`: page 第一页; empty 没有活动; refused 查询失败. */
export const listActivitiesExamples: Examples<'listActivities', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listActivities', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"HD202611002","title":"双十二门店焕新活动","typeName":"门店活动","beginDate":"2026-12-01","endDate":"2026-12-12","status":"1","statusName":"未开始","url":"/activeshop/tab/0"},{"id":"HD202611001","title":"空调反季特惠","typeName":"促销活动","beginDate":"2026-11-10","endDate":"2026-11-30","status":"2","statusName":"进行中","url":"/activeshop/tab/1"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"活动查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `prefillEventWork`: filled 预填成功; noSubmitter 提交人信息不全. */
export const prefillEventWorkExamples: Examples<'prefillEventWork', 'filled' | 'noSubmitter'> = /* @__PURE__ */ examples('prefillEventWork', {
  filled: '{"code":"1","msg":"成功","data":{"prefillId":"PF2026112000012","url":"/question-report-new?prefillId=PF2026112000012","eventWork":{"orderNo":"6010086603","logisticsNo":"8010045503","model":"65R5-PRO","brand":"海尔","shopCode":"8800123456","productPrice":2890,"invoiceStatus":"未开票"}}}',
  noSubmitter: '{"code":"0","msg":"提交人信息不能为空"}',
}, '{"body":{"type":"LOGISTICS","eventWorkCustomer":{"source":"E","accountId":"500001","accountName":"王建国","phone":"13800000001","role":"直营管理员","roleCode":"ZY_ADMIN","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","centerCode":"37","centerName":"青岛中心"},"orderNo":"6010086603","logisticsNo":"8010045503","model":"65R5-PRO","productPrice":2890,"content":"送货时间与预约不一致"}}');

/** Examples of `getPaymentPublicKey`: key; unavailable 暂不可用. */
export const getPaymentPublicKeyExamples: Examples<'getPaymentPublicKey', 'key' | 'unavailable'> = /* @__PURE__ */ examples('getPaymentPublicKey', {
  key: '{"code":"1","msg":"成功","data":{"keyId":"ZFMM202611","publicKey":"MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtay9NoNVaDAGmvnN5cuRuAZShgoihqm5TRrzi7dTy3N6R0AW+6b0FRLenh8f1qYWfb2ucnuqyHJHyrfB+4gtfP5tx2xlcOMGinQvdrt9A2Y8HsfACEKIxt74iM2OBjR0gtuxnCurJ9NrcFSt5GxoQYcm10cAspda1aQanwMQo7e7l1fTKT31Srj8jE1CDJWnSqTUnbE8Sr6rhpAQvj4yb4vWxUza9d9cvdwLK5jb64OHfnvfihSVh34Q0SnJuEU8Hgm8vRsH/FpIawhOuPNM0hHMAFIrCBWhOcy5kKrR+nBX4ednQRj5pt5we03njkOcHMPcHGSzv9gl9GjT8ExsGQIDAQAB","algorithm":"RSA-OAEP-256"}}',
  unavailable: '{"code":"0","msg":"加密服务暂不可用，请稍后再试"}',
}, '{}');

/** Examples of `resetPaymentPassword`: reset 重置成功; wrongCode 验证码错误; codeExpired 验证码过期; weak 过于简单; unchanged 和原密码相同; unreadable 无法解密; notAdmin 不是管理员. */
export const resetPaymentPasswordExamples: Examples<'resetPaymentPassword', 'reset' | 'wrongCode' | 'codeExpired' | 'weak' | 'unchanged' | 'unreadable' | 'notAdmin'> = /* @__PURE__ */ examples('resetPaymentPassword', {
  reset: '{"code":"1","msg":"成功"}',
  wrongCode: '{"code":"0","msg":"验证码不正确，请核对后重新填写"}',
  codeExpired: '{"code":"0","msg":"验证码已过期，请重新获取"}',
  weak: '{"code":"0","msg":"新支付密码太容易被猜到，请换一个"}',
  unchanged: '{"code":"0","msg":"新支付密码不能和原来的一样，请换一个"}',
  unreadable: '{"code":"0","msg":"新支付密码无法解密，请再提交一次"}',
  notAdmin: '{"code":"0","msg":"只有管理员可以设置支付密码，请联系本公司的管理员"}',
}, '{"body":{"customerCode":"8800123456","verifyCode":"246810","keyId":"ZFMM202611","newPassword":"JoSSykNsfH5bN7J+M4+r/OfTqO1gfZqKwm0eIzgPvLHKI9w6HK2GsodLCrW07dWOaCjMWmLHIK18vbw2hvqXHAL392kkyUhBd2nAQBMUpO4UcndApdqKKUYZD1LS60K46LpceEcL56AjAupFYH+PB8RzOhmZI/f744am10WXzArg1EQ3P5vlHoLA2raxzgItdjYSoNLfiXbz9mcOODI+pk3k1elGDYXCj8+Clb9Vfv47maqG5SQGAjxog7gYTeNRM4vFyXZs5UP39qfCcDRdHTIDEz0aLTxKqSgO017URm4M1xeFn2BjJkB4uNj/eIl13x2nXokN5vtiQq8UIyGxXA=="}}');

/** Examples of `searchProtocolAuth`: protocols 五份协议; empty 没有协议; refused 查询失败. */
export const searchProtocolAuthExamples: Examples<'searchProtocolAuth', 'protocols' | 'empty' | 'refused'> = /* @__PURE__ */ examples('searchProtocolAuth', {
  protocols: '{"code":"1","msg":"成功","data":[{"protocolNo":"XY2026000318","protocolName":"采购退货协议","protocolType":"RETURN","status":"1","statusName":"已授权","signDate":"2026-01-08","endDate":"2026-12-31","url":"/files/XY2026000318.pdf"},{"protocolNo":"XY2026001177","protocolName":"大单采购补充协议","protocolType":"BIGORDER","status":"0","statusName":"待签署","endDate":"2026-12-31","url":"/files/XY2026001177.pdf"},{"protocolNo":"XY2026000402","protocolName":"企业征信查询授权书","protocolType":"CREDIT","status":"1","statusName":"已授权","signDate":"2026-02-10","endDate":"2027-02-09","url":"/files/XY2026000402.pdf"},{"protocolNo":"XY2026000611","protocolName":"直营合作协议","protocolType":"DTD","status":"1","statusName":"已授权","signDate":"2026-03-01","endDate":"2027-02-28","url":"/files/XY2026000611.pdf"},{"protocolNo":"XY2026001203","protocolName":"直营保证金补充协议","protocolType":"DTD","status":"0","statusName":"待签署","endDate":"2027-02-28","url":"/files/XY2026001203.pdf"}]}',
  empty: '{"code":"1","msg":"成功","data":[]}',
  refused: '{"code":"0","msg":"协议查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `listLives`: page 第一页; empty 没有直播; refused 查询失败. */
export const listLivesExamples: Examples<'listLives', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('listLives', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"id":"LV2026112001","title":"双十二冰箱新品讲解","anchor":"产品部 林悦","url":"/live?id=LV2026112001","status":"2","statusName":"直播中","beginDate":"2026-11-20 09:00:00","viewCount":1260},{"id":"LV2026111501","title":"空调反季销售技巧","anchor":"营销学院 周航","url":"/live?id=LV2026111501","status":"3","statusName":"回放","beginDate":"2026-11-15 14:00:00","viewCount":3480}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"直播查询失败，请稍后再试"}',
}, '{"query":{"customerCode":"8800123456"}}');

/** Examples of `queryEventWorks`: page 第一页; empty 没有工单; refused 查询失败. */
export const queryEventWorksExamples: Examples<'queryEventWorks', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryEventWorks', {
  page: '{"code":"1","msg":"成功","data":{"total":2,"pageNum":1,"pageSize":10,"records":[{"workNo":"EW2026112000012","type":"LOGISTICS","typeName":"物流","content":"送货时间与预约不一致","orderNo":"6010086603","status":"10","statusName":"处理中","submitUser":"王建国","submitDate":"2026-11-20 09:30:00"},{"workNo":"EW2026111000007","type":"INVOICE","typeName":"发票","content":"发票抬头地址需要更新","orderNo":"6010086605","status":"20","statusName":"已处理","reply":"已更新开票资料，后续发票生效。","submitUser":"陈磊","submitDate":"2026-11-10 14:12:20"}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"工单查询失败，请稍后再试"}',
}, '{"body":{"customerCode":"8800123456","pageNum":1,"pageSize":10}}');

/** Examples of `submitEventWork`: submitted 提交成功; noSubmitter 提交人信息不全. */
export const submitEventWorkExamples: Examples<'submitEventWork', 'submitted' | 'noSubmitter'> = /* @__PURE__ */ examples('submitEventWork', {
  submitted: '{"code":"1","msg":"成功","data":{"workNo":"EW2026112000012"}}',
  noSubmitter: '{"code":"0","msg":"提交人信息不能为空"}',
}, '{"body":{"type":"LOGISTICS","eventWorkCustomer":{"source":"E","accountId":"500001","accountName":"王建国","phone":"13800000001","role":"直营管理员","roleCode":"ZY_ADMIN","customerCode":"8800123456","customerName":"青岛崂山腾达家电有限公司","centerCode":"37","centerName":"青岛中心"},"orderNo":"6010086603","logisticsNo":"8010045503","model":"65R5-PRO","content":"送货时间与预约不一致"}}');
