// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, date, entries, flag, least, like, list, most, number, oneOf, record, step, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the input of `changeTrafficCreditPayto`. */
export const changeTrafficCreditPaytoInput: Check<Ops['changeTrafficCreditPayto']['input']> = /* @__PURE__ */ checkOf('changeTrafficCreditPayto', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), paytoCode: all(text, characters(1)) }) }));

/** Checks the data of `listTrafficCart`. */
export const listTrafficCartData: Check<Ops['listTrafficCart']['data']> = /* @__PURE__ */ checkOf('listTrafficCart', 'data', () => list(answers.VehicleCart));

/** Checks the input of `listTrafficCart`. */
export const listTrafficCartInput: Check<Ops['listTrafficCart']['input']> = /* @__PURE__ */ checkOf('listTrafficCart', 'input', () => record({ query: record({ saletoCode: all(text, characters(1)), 'sendtoCode?': text }) }));

/** Checks the data of `getTrafficCartCount`. */
export const getTrafficCartCountData: Check<Ops['getTrafficCartCount']['data']> = /* @__PURE__ */ checkOf('getTrafficCartCount', 'data', () => all(whole, least(0)));

/** Checks the input of `getTrafficCartCount`. */
export const getTrafficCartCountInput: Check<Ops['getTrafficCartCount']['input']> = /* @__PURE__ */ checkOf('getTrafficCartCount', 'input', () => record({ query: record({ saletoCode: all(text, characters(1)) }) }));

/** Checks the input of `changeTrafficBillto`. */
export const changeTrafficBilltoInput: Check<Ops['changeTrafficBillto']['input']> = /* @__PURE__ */ checkOf('changeTrafficBillto', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), billtoCode: all(text, characters(1)) }) }));

/** Checks the input of `payTrafficOrder`. */
export const payTrafficOrderInput: Check<Ops['payTrafficOrder']['input']> = /* @__PURE__ */ checkOf('payTrafficOrder', 'input', () => record({ path: record({ orderFlowNo: all(text, characters(1)) }), body: record({ saletoCode: all(text, characters(1)), paytoCode: all(text, characters(1)) }) }));

/** Checks the data of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversData: Check<Ops['listTrafficDelayApprovers']['data']> = /* @__PURE__ */ checkOf('listTrafficDelayApprovers', 'data', () => list(answer({ userCode: text, userName: text, 'roleName?': text })));

/** Checks the input of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversInput: Check<Ops['listTrafficDelayApprovers']['input']> = /* @__PURE__ */ checkOf('listTrafficDelayApprovers', 'input', () => record({ query: record({ orderTypeNo: all(text, characters(1)) }) }));

/** Checks the data of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyData: Check<Ops['checkTrafficDelayApply']['data']> = /* @__PURE__ */ checkOf('checkTrafficDelayApply', 'data', () => flag);

/** Checks the input of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyInput: Check<Ops['checkTrafficDelayApply']['input']> = /* @__PURE__ */ checkOf('checkTrafficDelayApply', 'input', () => record({ query: record({ orderTypeNo: all(text, characters(1)) }) }));

/** Checks the input of `submitTrafficDelay`. */
export const submitTrafficDelayInput: Check<Ops['submitTrafficDelay']['input']> = /* @__PURE__ */ checkOf('submitTrafficDelay', 'input', () => record({ body: record({ orderTypeNo: all(text, characters(1)), 'saletoCode?': all(text, characters(1)), delayDate: all(text, date), approvalUserCode: all(text, characters(1)), 'reason?': all(text, characters(1, 200)) }) }));

/** Checks the input of `deleteTrafficCartLine`. */
export const deleteTrafficCartLineInput: Check<Ops['deleteTrafficCartLine']['input']> = /* @__PURE__ */ checkOf('deleteTrafficCartLine', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), GBIDList: all(list(all(text, characters(1))), entries(1)) }) }));

/** Checks the input of `deleteTrafficCart`. */
export const deleteTrafficCartInput: Check<Ops['deleteTrafficCart']['input']> = /* @__PURE__ */ checkOf('deleteTrafficCart', 'input', () => record({ body: record({ saletoCode: all(text, characters(1)), 'IBR_ID?': text }) }));

/** Checks the input of `deleteTrafficDiscountCart`. */
export const deleteTrafficDiscountCartInput: Check<Ops['deleteTrafficDiscountCart']['input']> = /* @__PURE__ */ checkOf('deleteTrafficDiscountCart', 'input', () => record({ body: record({ saletoCode: all(text, characters(1)), 'IBR_ID?': text }) }));

/** Checks the data of `submitTrafficCart`. */
export const submitTrafficCartData: Check<Ops['submitTrafficCart']['data']> = /* @__PURE__ */ checkOf('submitTrafficCart', 'data', () => answer({ orderList: list(answer({ orderFlowNo: text, 'carTypeName?': text, orderAmount: number, 'status?': text, 'statusName?': text })) }));

/** Checks the input of `submitTrafficCart`. */
export const submitTrafficCartInput: Check<Ops['submitTrafficCart']['input']> = /* @__PURE__ */ checkOf('submitTrafficCart', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), sendtoCode: all(text, characters(1)), IBRIDList: all(list(all(text, characters(1))), entries(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderData: Check<Ops['preCheckTrafficOrder']['data']> = /* @__PURE__ */ checkOf('preCheckTrafficOrder', 'data', () => answer({ isPass: flag, problemList: list(answer({ GBID: text, 'productCode?': text, 'problemType?': text, message: text })) }));

/** Checks the input of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderInput: Check<Ops['preCheckTrafficOrder']['input']> = /* @__PURE__ */ checkOf('preCheckTrafficOrder', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), sendtoCode: all(text, characters(1)), IBRIDList: all(list(all(text, characters(1))), entries(1)) }) }));

/** Checks the input of `setTrafficCarpoolGd`. */
export const setTrafficCarpoolGdInput: Check<Ops['setTrafficCarpoolGd']['input']> = /* @__PURE__ */ checkOf('setTrafficCarpoolGd', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), 'carType?': text }) }));

/** Checks the input of `undoTrafficCarpoolGd`. */
export const undoTrafficCarpoolGdInput: Check<Ops['undoTrafficCarpoolGd']['input']> = /* @__PURE__ */ checkOf('undoTrafficCarpoolGd', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)) }) }));

/** Checks the input of `setTrafficCarpoolBd`. */
export const setTrafficCarpoolBdInput: Check<Ops['setTrafficCarpoolBd']['input']> = /* @__PURE__ */ checkOf('setTrafficCarpoolBd', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), packageNo: all(text, characters(1)) }) }));

/** Checks the input of `undoTrafficCarpoolBd`. */
export const undoTrafficCarpoolBdInput: Check<Ops['undoTrafficCarpoolBd']['input']> = /* @__PURE__ */ checkOf('undoTrafficCarpoolBd', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), packageNo: all(text, characters(1)) }) }));

/** Checks the data of `listBaseWarehouses`. */
export const listBaseWarehousesData: Check<Ops['listBaseWarehouses']['data']> = /* @__PURE__ */ checkOf('listBaseWarehouses', 'data', () => list(answer({ warehouseCode: text, warehouseName: text, 'address?': text, 'industryCode?': text })));

/** Checks the input of `listBaseWarehouses`. */
export const listBaseWarehousesInput: Check<Ops['listBaseWarehouses']['input']> = /* @__PURE__ */ checkOf('listBaseWarehouses', 'input', () => record({ query: record({ sendtoCode: all(text, characters(1)) }) }));

/** Checks the data of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceData: Check<Ops['getTrafficGoodsPrice']['data']> = /* @__PURE__ */ checkOf('getTrafficGoodsPrice', 'data', () => list(answers.GoodsPrice));

/** Checks the input of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceInput: Check<Ops['getTrafficGoodsPrice']['input']> = /* @__PURE__ */ checkOf('getTrafficGoodsPrice', 'input', () => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCodeList: all(list(all(text, characters(1))), entries(1)) }) }));

/** Checks the data of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersData: Check<Ops['listTrafficCarpoolOrders']['data']> = /* @__PURE__ */ checkOf('listTrafficCarpoolOrders', 'data', () => list(answer({ packageNo: text, 'carType?': text, carTypeName: text, carVolume: number, usedVolume: number, leftVolume: number, 'ownerCode?': text, 'ownerName?': text, 'planSendDate?': all(text, date), isJoined: flag, 'status?': text, 'statusName?': text })));

/** Checks the input of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersInput: Check<Ops['listTrafficCarpoolOrders']['input']> = /* @__PURE__ */ checkOf('listTrafficCarpoolOrders', 'input', () => record({ query: record({ sendtoCode: all(text, characters(1)), 'saletoCode?': text }) }));

/** Checks the data of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersData: Check<Ops['listTrafficPackageCustomers']['data']> = /* @__PURE__ */ checkOf('listTrafficPackageCustomers', 'data', () => list(answer({ customerCode: text, customerName: text, 'sendtoCode?': text, 'sendtoAddress?': text, 'carpoolType?': text, 'carpoolTypeName?': text, volume: number, 'unloadOrder?': whole })));

/** Checks the input of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersInput: Check<Ops['listTrafficPackageCustomers']['input']> = /* @__PURE__ */ checkOf('listTrafficPackageCustomers', 'input', () => record({ query: record({ packageNo: all(text, characters(1)) }) }));

/** Checks the data of `getTrafficContact`. */
export const getTrafficContactData: Check<Ops['getTrafficContact']['data']> = /* @__PURE__ */ checkOf('getTrafficContact', 'data', () => answer({ id: text, contactName: text, contactPhone: text, 'sendType?': text, 'sendTypeName?': text, 'unloadTime?': text }));

/** Checks the input of `getTrafficContact`. */
export const getTrafficContactInput: Check<Ops['getTrafficContact']['input']> = /* @__PURE__ */ checkOf('getTrafficContact', 'input', () => record({ query: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)) }) }));

/** Checks the input of `saveTrafficContact`. */
export const saveTrafficContactInput: Check<Ops['saveTrafficContact']['input']> = /* @__PURE__ */ checkOf('saveTrafficContact', 'input', () => record({ body: record({ 'id?': text, saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), contactName: all(text, characters(1, 26)), contactPhone: all(text, characters(1), like(/^1[0-9]{10}$/u)), 'unloadTime?': text }) }));

/** Checks the input of `updateTrafficSendType`. */
export const updateTrafficSendTypeInput: Check<Ops['updateTrafficSendType']['input']> = /* @__PURE__ */ checkOf('updateTrafficSendType', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), sendType: all(text, oneOf("1", "2")) }) }));

/** Checks the input of `updateTrafficPayMoney`. */
export const updateTrafficPayMoneyInput: Check<Ops['updateTrafficPayMoney']['input']> = /* @__PURE__ */ checkOf('updateTrafficPayMoney', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), IBR_ID: all(text, characters(1)), paytoCode: all(text, characters(1)), payMoney: all(number, least(0), most(9999999999.99), step(0.01)) }) }));

/** Checks the data of `listTrafficCarTypes`. */
export const listTrafficCarTypesData: Check<Ops['listTrafficCarTypes']['data']> = /* @__PURE__ */ checkOf('listTrafficCarTypes', 'data', () => list(answer({ carType: text, carTypeName: text, carVolume: number, 'minLoadRate?': number })));

/** Checks the data of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesData: Check<Ops['listTrafficCustomerAddresses']['data']> = /* @__PURE__ */ checkOf('listTrafficCustomerAddresses', 'data', () => list(answers.Address));

/** Checks the input of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesInput: Check<Ops['listTrafficCustomerAddresses']['input']> = /* @__PURE__ */ checkOf('listTrafficCustomerAddresses', 'input', () => record({ body: record({ customerCode: all(text, characters(1)), 'status?': text }) }));

/** Checks the data of `saveTrafficCustomer`. */
export const saveTrafficCustomerData: Check<Ops['saveTrafficCustomer']['data']> = /* @__PURE__ */ checkOf('saveTrafficCustomer', 'data', () => answer({ id: text }));

/** Checks the input of `saveTrafficCustomer`. */
export const saveTrafficCustomerInput: Check<Ops['saveTrafficCustomer']['input']> = /* @__PURE__ */ checkOf('saveTrafficCustomer', 'input', () => record({ body: record({ 'id?': text, customerCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), 'contactName?': all(text, characters(1, 26)), 'contactPhone?': all(text, characters(1), like(/^1[0-9]{10}$/u)), 'carTypeList?': all(list(all(text, characters(1))), entries(1)), 'isOffsite?': flag, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the input of `submitTrafficCustomer`. */
export const submitTrafficCustomerInput: Check<Ops['submitTrafficCustomer']['input']> = /* @__PURE__ */ checkOf('submitTrafficCustomer', 'input', () => record({ body: record({ id: all(text, characters(1)), 'customerCode?': all(text, characters(1)) }) }));

/** Checks the data of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusData: Check<Ops['getTrafficCustomerApproveStatus']['data']> = /* @__PURE__ */ checkOf('getTrafficCustomerApproveStatus', 'data', () => list(answer({ id: text, sendtoCode: text, 'sendtoAddress?': text, status: text, statusName: text, 'approveUserName?': text, 'approveTime?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})?$/u)), 'remark?': text })));

/** Checks the input of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusInput: Check<Ops['getTrafficCustomerApproveStatus']['input']> = /* @__PURE__ */ checkOf('getTrafficCustomerApproveStatus', 'input', () => record({ query: record({ customerCode: all(text, characters(1)), 'sendtoCode?': text }) }));

/** Checks the input of `addToTrafficCart`. */
export const addToTrafficCartInput: Check<Ops['addToTrafficCart']['input']> = /* @__PURE__ */ checkOf('addToTrafficCart', 'input', () => record({ body: record({ saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), productCode: all(text, characters(1)), number: all(whole, least(1), most(999999)), 'carType?': text, 'supplyCode?': text }) }));

/** Checks the input of `updateTrafficCartNumber`. */
export const updateTrafficCartNumberInput: Check<Ops['updateTrafficCartNumber']['input']> = /* @__PURE__ */ checkOf('updateTrafficCartNumber', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), GBID: all(text, characters(1)), IBL_NUM: all(whole, least(1), most(999999)) }) }));

/** Checks the data of `queryTrafficGoods`. */
export const queryTrafficGoodsData: Check<Ops['queryTrafficGoods']['data']> = /* @__PURE__ */ checkOf('queryTrafficGoods', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.VehicleGoods) }));

/** Checks the input of `queryTrafficGoods`. */
export const queryTrafficGoodsInput: Check<Ops['queryTrafficGoods']['input']> = /* @__PURE__ */ checkOf('queryTrafficGoods', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: all(text, characters(1)), sendtoCode: all(text, characters(1)), 'keyword?': text, 'industryCode?': text, 'warehouseCode?': text }) }));

/** Checks the data of `queryTrafficOrders`. */
export const queryTrafficOrdersData: Check<Ops['queryTrafficOrders']['data']> = /* @__PURE__ */ checkOf('queryTrafficOrders', 'data', () => answer({ total: all(whole, least(0)), pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.TrafficOrder) }));

/** Checks the input of `queryTrafficOrders`. */
export const queryTrafficOrdersInput: Check<Ops['queryTrafficOrders']['input']> = /* @__PURE__ */ checkOf('queryTrafficOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: all(text, characters(1)), 'status?': text, 'keyword?': all(text, characters(0, 50)) }) }));

/** Checks the input of `acceptTrafficOrders`. */
export const acceptTrafficOrdersInput: Check<Ops['acceptTrafficOrders']['input']> = /* @__PURE__ */ checkOf('acceptTrafficOrders', 'input', () => record({ body: record({ 'saletoCode?': all(text, characters(1)), orderFlowNoList: all(list(all(text, characters(1))), entries(1, 100)) }) }));
