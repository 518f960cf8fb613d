// Generated from the API description by `pnpm generate`. Do not edit.
import { type Check, checkOf } from '../../validation/check';
import { all, answer, characters, code, count, date, entries, flag, least, like, list, most, number, oneOf, price, record, text, whole } from '../../validation/shapes';
import type { Ops } from '../ops';
import * as answers from './answers';

/** Checks the input of `changeTrafficCreditPayto`. */
export const changeTrafficCreditPaytoInput: Check<Ops['changeTrafficCreditPayto']['input']> = /* @__PURE__ */ checkOf('changeTrafficCreditPayto', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code }) }));

/** Checks the data of `listTrafficCart`. */
export const listTrafficCartData: Check<Ops['listTrafficCart']['data']> = /* @__PURE__ */ checkOf('listTrafficCart', 'data', () => list(answers.VehicleCart));

/** Checks the input of `listTrafficCart`. */
export const listTrafficCartInput: Check<Ops['listTrafficCart']['input']> = /* @__PURE__ */ checkOf('listTrafficCart', 'input', () => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** Checks the data of `getTrafficCartCount`. */
export const getTrafficCartCountData: Check<Ops['getTrafficCartCount']['data']> = /* @__PURE__ */ checkOf('getTrafficCartCount', 'data', () => count);

/** Checks the input of `getTrafficCartCount`. */
export const getTrafficCartCountInput: Check<Ops['getTrafficCartCount']['input']> = /* @__PURE__ */ checkOf('getTrafficCartCount', 'input', () => record({ query: record({ saletoCode: code }) }));

/** Checks the input of `changeTrafficBillto`. */
export const changeTrafficBilltoInput: Check<Ops['changeTrafficBillto']['input']> = /* @__PURE__ */ checkOf('changeTrafficBillto', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, billtoCode: code }) }));

/** Checks the input of `payTrafficOrder`. */
export const payTrafficOrderInput: Check<Ops['payTrafficOrder']['input']> = /* @__PURE__ */ checkOf('payTrafficOrder', 'input', () => record({ path: record({ orderFlowNo: code }), body: record({ saletoCode: code, paytoCode: code }) }));

/** Checks the data of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversData: Check<Ops['listTrafficDelayApprovers']['data']> = /* @__PURE__ */ checkOf('listTrafficDelayApprovers', 'data', () => list(answer({ userCode: code, userName: text, 'roleName?': text })));

/** Checks the input of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversInput: Check<Ops['listTrafficDelayApprovers']['input']> = /* @__PURE__ */ checkOf('listTrafficDelayApprovers', 'input', () => record({ query: record({ orderTypeNo: code }) }));

/** Checks the data of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyData: Check<Ops['checkTrafficDelayApply']['data']> = /* @__PURE__ */ checkOf('checkTrafficDelayApply', 'data', () => flag);

/** Checks the input of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyInput: Check<Ops['checkTrafficDelayApply']['input']> = /* @__PURE__ */ checkOf('checkTrafficDelayApply', 'input', () => record({ query: record({ orderTypeNo: code }) }));

/** Checks the input of `submitTrafficDelay`. */
export const submitTrafficDelayInput: Check<Ops['submitTrafficDelay']['input']> = /* @__PURE__ */ checkOf('submitTrafficDelay', 'input', () => record({ body: record({ orderTypeNo: code, 'saletoCode?': code, delayDate: all(text, date), approvalUserCode: code, 'reason?': all(text, characters(1, 200)) }) }));

/** Checks the input of `deleteTrafficCartLine`. */
export const deleteTrafficCartLineInput: Check<Ops['deleteTrafficCartLine']['input']> = /* @__PURE__ */ checkOf('deleteTrafficCartLine', 'input', () => record({ body: record({ 'saletoCode?': code, GBIDList: all(list(code), entries(1)) }) }));

/** Checks the input of `deleteTrafficCart`. */
export const deleteTrafficCartInput: Check<Ops['deleteTrafficCart']['input']> = /* @__PURE__ */ checkOf('deleteTrafficCart', 'input', () => record({ body: record({ saletoCode: code, 'IBR_ID?': text }) }));

/** Checks the input of `deleteTrafficDiscountCart`. */
export const deleteTrafficDiscountCartInput: Check<Ops['deleteTrafficDiscountCart']['input']> = /* @__PURE__ */ checkOf('deleteTrafficDiscountCart', 'input', () => record({ body: record({ saletoCode: code, 'IBR_ID?': text }) }));

/** Checks the data of `submitTrafficCart`. */
export const submitTrafficCartData: Check<Ops['submitTrafficCart']['data']> = /* @__PURE__ */ checkOf('submitTrafficCart', 'data', () => answer({ orderList: list(answer({ orderFlowNo: code, 'carTypeName?': text, orderAmount: price, 'status?': text, 'statusName?': text })) }));

/** Checks the input of `submitTrafficCart`. */
export const submitTrafficCartInput: Check<Ops['submitTrafficCart']['input']> = /* @__PURE__ */ checkOf('submitTrafficCart', 'input', () => record({ body: record({ 'saletoCode?': code, sendtoCode: code, IBRIDList: all(list(code), entries(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the data of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderData: Check<Ops['preCheckTrafficOrder']['data']> = /* @__PURE__ */ checkOf('preCheckTrafficOrder', 'data', () => answer({ isPass: flag, problemList: list(answer({ GBID: code, 'productCode?': text, 'problemType?': text, message: text })) }));

/** Checks the input of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderInput: Check<Ops['preCheckTrafficOrder']['input']> = /* @__PURE__ */ checkOf('preCheckTrafficOrder', 'input', () => record({ body: record({ 'saletoCode?': code, sendtoCode: code, IBRIDList: all(list(code), entries(1)) }) }));

/** Checks the input of `setTrafficCarpoolGd`. */
export const setTrafficCarpoolGdInput: Check<Ops['setTrafficCarpoolGd']['input']> = /* @__PURE__ */ checkOf('setTrafficCarpoolGd', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, 'carType?': text }) }));

/** Checks the input of `undoTrafficCarpoolGd`. */
export const undoTrafficCarpoolGdInput: Check<Ops['undoTrafficCarpoolGd']['input']> = /* @__PURE__ */ checkOf('undoTrafficCarpoolGd', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code }) }));

/** Checks the input of `setTrafficCarpoolBd`. */
export const setTrafficCarpoolBdInput: Check<Ops['setTrafficCarpoolBd']['input']> = /* @__PURE__ */ checkOf('setTrafficCarpoolBd', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, packageNo: code }) }));

/** Checks the input of `undoTrafficCarpoolBd`. */
export const undoTrafficCarpoolBdInput: Check<Ops['undoTrafficCarpoolBd']['input']> = /* @__PURE__ */ checkOf('undoTrafficCarpoolBd', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, packageNo: code }) }));

/** Checks the data of `listBaseWarehouses`. */
export const listBaseWarehousesData: Check<Ops['listBaseWarehouses']['data']> = /* @__PURE__ */ checkOf('listBaseWarehouses', 'data', () => list(answer({ warehouseCode: code, warehouseName: text, 'address?': text, 'industryCode?': text })));

/** Checks the input of `listBaseWarehouses`. */
export const listBaseWarehousesInput: Check<Ops['listBaseWarehouses']['input']> = /* @__PURE__ */ checkOf('listBaseWarehouses', 'input', () => record({ query: record({ sendtoCode: code }) }));

/** Checks the data of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceData: Check<Ops['getTrafficGoodsPrice']['data']> = /* @__PURE__ */ checkOf('getTrafficGoodsPrice', 'data', () => list(answers.GoodsPrice));

/** Checks the input of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceInput: Check<Ops['getTrafficGoodsPrice']['input']> = /* @__PURE__ */ checkOf('getTrafficGoodsPrice', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1)) }) }));

/** Checks the data of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersData: Check<Ops['listTrafficCarpoolOrders']['data']> = /* @__PURE__ */ checkOf('listTrafficCarpoolOrders', 'data', () => list(answer({ packageNo: code, 'carType?': text, carTypeName: text, carVolume: all(number, least(0)), usedVolume: all(number, least(0)), leftVolume: all(number, least(0)), 'ownerCode?': text, 'ownerName?': text, 'planSendDate?': all(text, date), isJoined: flag, 'status?': text, 'statusName?': text })));

/** Checks the input of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersInput: Check<Ops['listTrafficCarpoolOrders']['input']> = /* @__PURE__ */ checkOf('listTrafficCarpoolOrders', 'input', () => record({ query: record({ sendtoCode: code, 'saletoCode?': text }) }));

/** Checks the data of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersData: Check<Ops['listTrafficPackageCustomers']['data']> = /* @__PURE__ */ checkOf('listTrafficPackageCustomers', 'data', () => list(answer({ customerCode: code, customerName: text, 'sendtoCode?': text, 'sendtoAddress?': text, 'carpoolType?': text, 'carpoolTypeName?': text, volume: all(number, least(0)), 'unloadOrder?': count })));

/** Checks the input of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersInput: Check<Ops['listTrafficPackageCustomers']['input']> = /* @__PURE__ */ checkOf('listTrafficPackageCustomers', 'input', () => record({ query: record({ packageNo: code }) }));

/** Checks the data of `getTrafficContact`. */
export const getTrafficContactData: Check<Ops['getTrafficContact']['data']> = /* @__PURE__ */ checkOf('getTrafficContact', 'data', () => answer({ id: code, contactName: text, contactPhone: text, 'sendType?': text, 'sendTypeName?': text, 'unloadTime?': text }));

/** Checks the input of `getTrafficContact`. */
export const getTrafficContactInput: Check<Ops['getTrafficContact']['input']> = /* @__PURE__ */ checkOf('getTrafficContact', 'input', () => record({ query: record({ saletoCode: code, sendtoCode: code }) }));

/** Checks the input of `saveTrafficContact`. */
export const saveTrafficContactInput: Check<Ops['saveTrafficContact']['input']> = /* @__PURE__ */ checkOf('saveTrafficContact', 'input', () => record({ body: record({ 'id?': text, saletoCode: code, sendtoCode: code, contactName: all(text, characters(1, 26)), contactPhone: all(text, characters(1), like(/^1[0-9]{10}$/u)), 'unloadTime?': text }) }));

/** Checks the input of `updateTrafficSendType`. */
export const updateTrafficSendTypeInput: Check<Ops['updateTrafficSendType']['input']> = /* @__PURE__ */ checkOf('updateTrafficSendType', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, sendType: all(text, oneOf("1", "2")) }) }));

/** Checks the input of `updateTrafficPayMoney`. */
export const updateTrafficPayMoneyInput: Check<Ops['updateTrafficPayMoney']['input']> = /* @__PURE__ */ checkOf('updateTrafficPayMoney', 'input', () => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code, payMoney: price }) }));

/** Checks the data of `listTrafficCarTypes`. */
export const listTrafficCarTypesData: Check<Ops['listTrafficCarTypes']['data']> = /* @__PURE__ */ checkOf('listTrafficCarTypes', 'data', () => list(answer({ carType: text, carTypeName: text, carVolume: all(number, least(0)), 'minLoadRate?': number })));

/** Checks the data of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesData: Check<Ops['listTrafficCustomerAddresses']['data']> = /* @__PURE__ */ checkOf('listTrafficCustomerAddresses', 'data', () => list(answers.Address));

/** Checks the input of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesInput: Check<Ops['listTrafficCustomerAddresses']['input']> = /* @__PURE__ */ checkOf('listTrafficCustomerAddresses', 'input', () => record({ body: record({ customerCode: code, 'status?': text }) }));

/** Checks the data of `saveTrafficCustomer`. */
export const saveTrafficCustomerData: Check<Ops['saveTrafficCustomer']['data']> = /* @__PURE__ */ checkOf('saveTrafficCustomer', 'data', () => answer({ id: code }));

/** Checks the input of `saveTrafficCustomer`. */
export const saveTrafficCustomerInput: Check<Ops['saveTrafficCustomer']['input']> = /* @__PURE__ */ checkOf('saveTrafficCustomer', 'input', () => record({ body: record({ 'id?': text, customerCode: code, sendtoCode: code, 'contactName?': all(text, characters(1, 26)), 'contactPhone?': all(text, characters(1), like(/^1[0-9]{10}$/u)), 'carTypeList?': all(list(code), entries(1)), 'isOffsite?': flag, 'remark?': all(text, characters(0, 200)) }) }));

/** Checks the input of `submitTrafficCustomer`. */
export const submitTrafficCustomerInput: Check<Ops['submitTrafficCustomer']['input']> = /* @__PURE__ */ checkOf('submitTrafficCustomer', 'input', () => record({ body: record({ id: code, 'customerCode?': code }) }));

/** Checks the data of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusData: Check<Ops['getTrafficCustomerApproveStatus']['data']> = /* @__PURE__ */ checkOf('getTrafficCustomerApproveStatus', 'data', () => list(answer({ id: code, sendtoCode: code, 'sendtoAddress?': text, status: text, statusName: text, 'approveUserName?': text, 'approveTime?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})?$/u)), 'remark?': text })));

/** Checks the input of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusInput: Check<Ops['getTrafficCustomerApproveStatus']['input']> = /* @__PURE__ */ checkOf('getTrafficCustomerApproveStatus', 'input', () => record({ query: record({ customerCode: code, 'sendtoCode?': text }) }));

/** Checks the input of `addToTrafficCart`. */
export const addToTrafficCartInput: Check<Ops['addToTrafficCart']['input']> = /* @__PURE__ */ checkOf('addToTrafficCart', 'input', () => record({ body: record({ saletoCode: code, sendtoCode: code, productCode: code, number: all(whole, least(1), most(999999)), 'carType?': text, 'supplyCode?': text }) }));

/** Checks the input of `updateTrafficCartNumber`. */
export const updateTrafficCartNumberInput: Check<Ops['updateTrafficCartNumber']['input']> = /* @__PURE__ */ checkOf('updateTrafficCartNumber', 'input', () => record({ body: record({ 'saletoCode?': code, GBID: code, IBL_NUM: all(whole, least(1), most(999999)) }) }));

/** Checks the data of `queryTrafficGoods`. */
export const queryTrafficGoodsData: Check<Ops['queryTrafficGoods']['data']> = /* @__PURE__ */ checkOf('queryTrafficGoods', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.VehicleGoods) }));

/** Checks the input of `queryTrafficGoods`. */
export const queryTrafficGoodsInput: Check<Ops['queryTrafficGoods']['input']> = /* @__PURE__ */ checkOf('queryTrafficGoods', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': text, 'industryCode?': text, 'warehouseCode?': text }) }));

/** Checks the data of `queryTrafficOrders`. */
export const queryTrafficOrdersData: Check<Ops['queryTrafficOrders']['data']> = /* @__PURE__ */ checkOf('queryTrafficOrders', 'data', () => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.TrafficOrder) }));

/** Checks the input of `queryTrafficOrders`. */
export const queryTrafficOrdersInput: Check<Ops['queryTrafficOrders']['input']> = /* @__PURE__ */ checkOf('queryTrafficOrders', 'input', () => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'status?': text, 'keyword?': all(text, characters(0, 50)) }) }));

/** Checks the input of `acceptTrafficOrders`. */
export const acceptTrafficOrdersInput: Check<Ops['acceptTrafficOrders']['input']> = /* @__PURE__ */ checkOf('acceptTrafficOrders', 'input', () => record({ body: record({ 'saletoCode?': code, orderFlowNoList: all(list(code), entries(1, 100)) }) }));
