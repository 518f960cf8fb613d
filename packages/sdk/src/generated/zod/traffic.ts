// Generated from the API description by `pnpm generate`. Do not edit.
import { type Schema, schemaOf } from '../../zod/schema';
import { all, answer, characters, code, count, date, entries, flag, least, like, list, most, number, oneOf, price, record, text, whole } from '../../zod/pieces';
import type { Ops } from '../ops';
import * as answers from './answers';

/** The input of `changeTrafficCreditPayto`. */
export const changeTrafficCreditPaytoInput: Schema<Ops['changeTrafficCreditPayto']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code }) }));

/** The data of `listTrafficCart`. */
export const listTrafficCartData: Schema<Ops['listTrafficCart']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.VehicleCart));

/** The input of `listTrafficCart`. */
export const listTrafficCartInput: Schema<Ops['listTrafficCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, 'sendtoCode?': text }) }));

/** The data of `getTrafficCartCount`. */
export const getTrafficCartCountData: Schema<Ops['getTrafficCartCount']['data']> = /* @__PURE__ */ schemaOf(() => count);

/** The input of `getTrafficCartCount`. */
export const getTrafficCartCountInput: Schema<Ops['getTrafficCartCount']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code }) }));

/** The input of `changeTrafficBillto`. */
export const changeTrafficBilltoInput: Schema<Ops['changeTrafficBillto']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, billtoCode: code }) }));

/** The input of `payTrafficOrder`. */
export const payTrafficOrderInput: Schema<Ops['payTrafficOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ path: record({ orderFlowNo: code }), body: record({ saletoCode: code, paytoCode: code }) }));

/** The data of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversData: Schema<Ops['listTrafficDelayApprovers']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ userCode: code, userName: text, 'roleName?': text })));

/** The input of `listTrafficDelayApprovers`. */
export const listTrafficDelayApproversInput: Schema<Ops['listTrafficDelayApprovers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderTypeNo: code }) }));

/** The data of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyData: Schema<Ops['checkTrafficDelayApply']['data']> = /* @__PURE__ */ schemaOf(() => flag);

/** The input of `checkTrafficDelayApply`. */
export const checkTrafficDelayApplyInput: Schema<Ops['checkTrafficDelayApply']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ orderTypeNo: code }) }));

/** The input of `submitTrafficDelay`. */
export const submitTrafficDelayInput: Schema<Ops['submitTrafficDelay']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ orderTypeNo: code, 'saletoCode?': code, delayDate: all(text, date), approvalUserCode: code, 'reason?': all(text, characters(1, 200)) }) }));

/** The input of `deleteTrafficCartLine`. */
export const deleteTrafficCartLineInput: Schema<Ops['deleteTrafficCartLine']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, GBIDList: all(list(code), entries(1)) }) }));

/** The input of `deleteTrafficCart`. */
export const deleteTrafficCartInput: Schema<Ops['deleteTrafficCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, 'IBR_ID?': text }) }));

/** The input of `deleteTrafficDiscountCart`. */
export const deleteTrafficDiscountCartInput: Schema<Ops['deleteTrafficDiscountCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, 'IBR_ID?': text }) }));

/** The data of `submitTrafficCart`. */
export const submitTrafficCartData: Schema<Ops['submitTrafficCart']['data']> = /* @__PURE__ */ schemaOf(() => answer({ orderList: list(answer({ orderFlowNo: code, 'carTypeName?': text, orderAmount: price, 'status?': text, 'statusName?': text })) }));

/** The input of `submitTrafficCart`. */
export const submitTrafficCartInput: Schema<Ops['submitTrafficCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, sendtoCode: code, IBRIDList: all(list(code), entries(1)), 'accountCode?': text, 'whetherOrNotAppOrder?': all(text, oneOf("PC", "H_WORK")), 'remark?': all(text, characters(0, 200)) }) }));

/** The data of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderData: Schema<Ops['preCheckTrafficOrder']['data']> = /* @__PURE__ */ schemaOf(() => answer({ isPass: flag, problemList: list(answer({ GBID: code, 'productCode?': text, 'problemType?': text, message: text })) }));

/** The input of `preCheckTrafficOrder`. */
export const preCheckTrafficOrderInput: Schema<Ops['preCheckTrafficOrder']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, sendtoCode: code, IBRIDList: all(list(code), entries(1)) }) }));

/** The input of `setTrafficCarpoolGd`. */
export const setTrafficCarpoolGdInput: Schema<Ops['setTrafficCarpoolGd']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, 'carType?': text }) }));

/** The input of `undoTrafficCarpoolGd`. */
export const undoTrafficCarpoolGdInput: Schema<Ops['undoTrafficCarpoolGd']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code }) }));

/** The input of `setTrafficCarpoolBd`. */
export const setTrafficCarpoolBdInput: Schema<Ops['setTrafficCarpoolBd']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, packageNo: code }) }));

/** The input of `undoTrafficCarpoolBd`. */
export const undoTrafficCarpoolBdInput: Schema<Ops['undoTrafficCarpoolBd']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, packageNo: code }) }));

/** The data of `listBaseWarehouses`. */
export const listBaseWarehousesData: Schema<Ops['listBaseWarehouses']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ warehouseCode: code, warehouseName: text, 'address?': text, 'industryCode?': text })));

/** The input of `listBaseWarehouses`. */
export const listBaseWarehousesInput: Schema<Ops['listBaseWarehouses']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ sendtoCode: code }) }));

/** The data of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceData: Schema<Ops['getTrafficGoodsPrice']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.GoodsPrice));

/** The input of `getTrafficGoodsPrice`. */
export const getTrafficGoodsPriceInput: Schema<Ops['getTrafficGoodsPrice']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCodeList: all(list(code), entries(1)) }) }));

/** The data of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersData: Schema<Ops['listTrafficCarpoolOrders']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ packageNo: code, 'carType?': text, carTypeName: text, carVolume: all(number, least(0)), usedVolume: all(number, least(0)), leftVolume: all(number, least(0)), 'ownerCode?': text, 'ownerName?': text, 'planSendDate?': all(text, date), isJoined: flag, 'status?': text, 'statusName?': text })));

/** The input of `listTrafficCarpoolOrders`. */
export const listTrafficCarpoolOrdersInput: Schema<Ops['listTrafficCarpoolOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ sendtoCode: code, 'saletoCode?': text }) }));

/** The data of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersData: Schema<Ops['listTrafficPackageCustomers']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ customerCode: code, customerName: text, 'sendtoCode?': text, 'sendtoAddress?': text, 'carpoolType?': text, 'carpoolTypeName?': text, volume: all(number, least(0)), 'unloadOrder?': count })));

/** The input of `listTrafficPackageCustomers`. */
export const listTrafficPackageCustomersInput: Schema<Ops['listTrafficPackageCustomers']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ packageNo: code }) }));

/** The data of `getTrafficContact`. */
export const getTrafficContactData: Schema<Ops['getTrafficContact']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code, contactName: text, contactPhone: text, 'sendType?': text, 'sendTypeName?': text, 'unloadTime?': text }));

/** The input of `getTrafficContact`. */
export const getTrafficContactInput: Schema<Ops['getTrafficContact']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ saletoCode: code, sendtoCode: code }) }));

/** The input of `saveTrafficContact`. */
export const saveTrafficContactInput: Schema<Ops['saveTrafficContact']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, saletoCode: code, sendtoCode: code, contactName: all(text, characters(1, 26)), contactPhone: all(text, characters(1), like(/^1[0-9]{10}$/u)), 'unloadTime?': text }) }));

/** The input of `updateTrafficSendType`. */
export const updateTrafficSendTypeInput: Schema<Ops['updateTrafficSendType']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, sendType: all(text, oneOf("1", "2")) }) }));

/** The input of `updateTrafficPayMoney`. */
export const updateTrafficPayMoneyInput: Schema<Ops['updateTrafficPayMoney']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, IBR_ID: code, paytoCode: code, payMoney: price }) }));

/** The data of `listTrafficCarTypes`. */
export const listTrafficCarTypesData: Schema<Ops['listTrafficCarTypes']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ carType: text, carTypeName: text, carVolume: all(number, least(0)), 'minLoadRate?': number })));

/** The data of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesData: Schema<Ops['listTrafficCustomerAddresses']['data']> = /* @__PURE__ */ schemaOf(() => list(answers.Address));

/** The input of `listTrafficCustomerAddresses`. */
export const listTrafficCustomerAddressesInput: Schema<Ops['listTrafficCustomerAddresses']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ customerCode: code, 'status?': text }) }));

/** The data of `saveTrafficCustomer`. */
export const saveTrafficCustomerData: Schema<Ops['saveTrafficCustomer']['data']> = /* @__PURE__ */ schemaOf(() => answer({ id: code }));

/** The input of `saveTrafficCustomer`. */
export const saveTrafficCustomerInput: Schema<Ops['saveTrafficCustomer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'id?': text, customerCode: code, sendtoCode: code, 'contactName?': all(text, characters(1, 26)), 'contactPhone?': all(text, characters(1), like(/^1[0-9]{10}$/u)), 'carTypeList?': all(list(code), entries(1)), 'isOffsite?': flag, 'remark?': all(text, characters(0, 200)) }) }));

/** The input of `submitTrafficCustomer`. */
export const submitTrafficCustomerInput: Schema<Ops['submitTrafficCustomer']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ id: code, 'customerCode?': code }) }));

/** The data of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusData: Schema<Ops['getTrafficCustomerApproveStatus']['data']> = /* @__PURE__ */ schemaOf(() => list(answer({ id: code, sendtoCode: code, 'sendtoAddress?': text, status: text, statusName: text, 'approveUserName?': text, 'approveTime?': all(text, like(/^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2})?$/u)), 'remark?': text })));

/** The input of `getTrafficCustomerApproveStatus`. */
export const getTrafficCustomerApproveStatusInput: Schema<Ops['getTrafficCustomerApproveStatus']['input']> = /* @__PURE__ */ schemaOf(() => record({ query: record({ customerCode: code, 'sendtoCode?': text }) }));

/** The input of `addToTrafficCart`. */
export const addToTrafficCartInput: Schema<Ops['addToTrafficCart']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ saletoCode: code, sendtoCode: code, productCode: code, number: all(whole, least(1), most(999999)), 'carType?': text, 'supplyCode?': text }) }));

/** The input of `updateTrafficCartNumber`. */
export const updateTrafficCartNumberInput: Schema<Ops['updateTrafficCartNumber']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, GBID: code, IBL_NUM: all(whole, least(1), most(999999)) }) }));

/** The data of `queryTrafficGoods`. */
export const queryTrafficGoodsData: Schema<Ops['queryTrafficGoods']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.VehicleGoods) }));

/** The input of `queryTrafficGoods`. */
export const queryTrafficGoodsInput: Schema<Ops['queryTrafficGoods']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, sendtoCode: code, 'keyword?': text, 'industryCode?': text, 'warehouseCode?': text }) }));

/** The data of `queryTrafficOrders`. */
export const queryTrafficOrdersData: Schema<Ops['queryTrafficOrders']['data']> = /* @__PURE__ */ schemaOf(() => answer({ total: count, pageNum: all(whole, least(1)), pageSize: all(whole, least(1)), records: list(answers.TrafficOrder) }));

/** The input of `queryTrafficOrders`. */
export const queryTrafficOrdersInput: Schema<Ops['queryTrafficOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'pageNum?': all(whole, least(1)), 'pageSize?': all(whole, least(1), most(1000)), saletoCode: code, 'status?': text, 'keyword?': all(text, characters(0, 50)) }) }));

/** The input of `acceptTrafficOrders`. */
export const acceptTrafficOrdersInput: Schema<Ops['acceptTrafficOrders']['input']> = /* @__PURE__ */ schemaOf(() => record({ body: record({ 'saletoCode?': code, orderFlowNoList: all(list(code), entries(1, 100)) }) }));
