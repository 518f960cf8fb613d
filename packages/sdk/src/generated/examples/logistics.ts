// Generated from the API description by `pnpm generate`. Do not edit.
import { type Examples, examples } from '../../testing/examples';

/** Examples of `getLogisticsInfo`: inDelivery 配送中; delivered 待签收; refused 没有轨迹. */
export const getLogisticsInfoExamples: Examples<'getLogisticsInfo', 'inDelivery' | 'delivered' | 'refused'> = /* @__PURE__ */ examples('getLogisticsInfo', {
  inDelivery: '{"code":"1","msg":"成功","data":{"dn":"8010045503","orderNo":"6010086603","statusName":"配送中","carrierName":"齐鲁供应链","plateNo":"鲁B12345","driverName":"赵师傅","driverPhone":"13800000011","planArriveTime":"2026-11-20 16:00","nodeList":[{"time":"2026-11-19 08:30","nodeName":"配送中","address":"青岛市市北区","remark":"车辆已出发"},{"time":"2026-11-17 14:00","nodeName":"已发货","address":"胶州基地仓","remark":"共28件"},{"time":"2026-11-17 09:20","nodeName":"已拣货","address":"胶州基地仓","remark":""},{"time":"2026-11-16 16:40","nodeName":"已接单","address":"胶州基地仓","remark":"订单 6010086603"}]}}',
  delivered: '{"code":"1","msg":"成功","data":{"dn":"8010045504","orderNo":"6010086604","statusName":"已送达","carrierName":"齐鲁供应链","plateNo":"鲁B23456","driverName":"钱师傅","driverPhone":"13800000012","planArriveTime":"2026-11-19 18:00","nodeList":[{"time":"2026-11-19 17:10","nodeName":"已送达","address":"青岛市崂山区","remark":"等待签收"},{"time":"2026-11-19 07:50","nodeName":"配送中","address":"青岛市崂山区","remark":""},{"time":"2026-11-14 09:00","nodeName":"已发货","address":"胶州基地仓","remark":"共15件"}]}}',
  refused: '{"code":"0","msg":"暂无物流信息，请稍后再查"}',
}, '{"query":{"dn":"8010045503","type":"1"}}');

/** Examples of `queryJjLogisticsTrack`: signed 已签收; refused 没有轨迹. */
export const queryJjLogisticsTrackExamples: Examples<'queryJjLogisticsTrack', 'signed' | 'refused'> = /* @__PURE__ */ examples('queryJjLogisticsTrack', {
  signed: '{"code":"1","msg":"成功","data":{"dn":"8010045505","orderNo":"6010086605","statusName":"已签收","carrierName":"齐鲁供应链","plateNo":"鲁B34567","driverName":"孙师傅","driverPhone":"13800000013","planArriveTime":"2026-11-10 16:00","nodeList":[{"time":"2026-11-10 15:00","nodeName":"已签收","address":"青岛市崂山区株洲路187号","remark":"签收人 王建国"},{"time":"2026-11-10 08:30","nodeName":"配送中","address":"青岛市崂山区","remark":""},{"time":"2026-11-09 08:40","nodeName":"已发货","address":"胶州基地仓","remark":"共24件"}]}}',
  refused: '{"code":"0","msg":"暂无物流信息，请稍后再查"}',
}, '{"body":{"dn":"8010045505","orderNo":"6010086605"}}');

/** Examples of `queryDeliveryNotes`: page 一张发货单; empty 没有发货单; refused 查询失败. */
export const queryDeliveryNotesExamples: Examples<'queryDeliveryNotes', 'page' | 'empty' | 'refused'> = /* @__PURE__ */ examples('queryDeliveryNotes', {
  page: '{"code":"1","msg":"成功","data":{"total":3,"pageNum":1,"pageSize":10,"records":[{"dn":"8010045503","orderNo":"6010086603","orderTypeNo":"ZY6010086603","deliveryDate":"2026-11-17","carrierName":"齐鲁供应链","status":"30","statusName":"配送中","sendtoCode":"8800130002","sendtoAddress":"山东省青岛市市北区辽阳西路100号腾达电器城","number":28,"lineList":[{"productCode":"GT6500G01","productModel":"65R5-PRO","productName":"65英寸4K高刷智能电视","number":8,"price":2890,"picUrl":"/provider/pictures/tv-large.svg"},{"productCode":"GS0002H02","productModel":"HKA-J50","productName":"5升可视空气炸锅","number":20,"price":238.05,"picUrl":"/provider/pictures/air-fryer.svg"}]},{"dn":"8010045504","orderNo":"6010086604","orderTypeNo":"ZY6010086604","deliveryDate":"2026-11-14","carrierName":"齐鲁供应链","status":"40","statusName":"待签收","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","number":15,"lineList":[{"productCode":"GH6000E01","productModel":"EC60-PT5","productName":"60升储水式电热水器","number":15,"price":1099,"picUrl":"/provider/pictures/heater-electric.svg"}]},{"dn":"8010045505","orderNo":"6010086605","orderTypeNo":"ZY6010086605","deliveryDate":"2026-11-09","carrierName":"齐鲁供应链","status":"50","statusName":"已签收","sendtoCode":"8800123456","sendtoAddress":"山东省青岛市崂山区株洲路187号腾达仓库","number":24,"lineList":[{"productCode":"GK2200F01","productModel":"CXW-258-E900","productName":"22立方大吸力侧吸油烟机","number":12,"price":1688,"picUrl":"/provider/pictures/hood.svg"},{"productCode":"GK5200F02","productModel":"JZT-Q2BE5","productName":"5.2千瓦双眼燃气灶","number":12,"price":758,"picUrl":"/provider/pictures/hob.svg"}]}]}}',
  empty: '{"code":"1","msg":"成功","data":{"total":0,"pageNum":1,"pageSize":10,"records":[]}}',
  refused: '{"code":"0","msg":"发货单查询失败，请稍后再试"}',
}, '{"body":{"saletoCode":"8800123456","pageNum":1,"pageSize":10}}');
