// Over 300 lines: it has a sample of every code.
import { expect, it } from 'vitest';
import { addressText } from './account/address-book/address-refusals';
import { refuse, type TextOf } from './base/refusal';
import { batchText } from './buying/batch/batch-refusals';
import { bulkOrderText } from './buying/bulk-order/bulk-order-refusals';
import { demandText } from './buying/bulk-order/demand-refusals';
import { calculatorText } from './buying/calculator/calculator-refusals';
import { goodsText } from './buying/goods/goods-refusals';
import { lineText } from './buying/line-refusals';
import { priceText } from './buying/price/price-refusals';
import { templateText } from './buying/rebuy/template-refusals';
import { searchText } from './buying/search/search-refusals';
import { selectionText } from './buying/selection/selection-refusals';
import { settleText } from './buying/settle/settle-refusals';
import { payMoneyText } from './buying/traffic/pay-money-refusals';
import { trafficOrderText } from './buying/traffic/traffic-order-refusals';
import { trafficText } from './buying/traffic/traffic-refusals';
import { ENGLISH } from './english';
import { amountText } from './fields/input/amount-refusals';
import { inputText } from './fields/input/input-refusals';
import { quantityText } from './fields/input/quantity-refusals';
import { pasteText } from './fields/paste/paste-refusals';
import { uploadText } from './fields/upload/upload-refusals';
import { passwordText } from './money/payment-password/password-refusals';
import { paperText } from './money/statements';
import { projectText } from './orders/projects/project-refusals';

const QUANTITY = refuse('quantity.digits');
const AMOUNT = refuse('amount.decimals');

/** What one refusal of each code names: the compiler counts the codes. */
const SAMPLES: { readonly [Code in keyof typeof ENGLISH]: Parameters<(typeof ENGLISH)[Code]>[0] } = {
  'address.regionMissing': {},
  'address.cityOutside': { place: 'X', outer: 'Y' },
  'address.areaOutside': { place: 'X', outer: 'Y' },
  'address.mobile': {},
  'address.editInvalid': {},
  'address.isDefault': {},
  'address.defaultInvalid': {},
  'address.changePending': {},
  'address.changeEnded': {},
  'address.revokeLate': {},
  'line.price': { row: 3 },
  'line.number': { row: 3 },
  'batch.nameMissing': {},
  'batch.manyCodes': { codes: ['A', 'B'] },
  'batch.unknownProduct': { name: 'X', near: { suggestion: 'BCD-536', isWithoutZeros: true } },
  'batch.shipToMissing': {},
  'batch.unknownShipTo': { name: 'X', near: { suggestion: 'BCD-536', isWithoutZeros: true } },
  'batch.quantity': { quantity: QUANTITY },
  'batch.sum': { quantity: QUANTITY },
  'batch.stockUnknown': {},
  'batch.withdrawn': {},
  'batch.outOfStock': {},
  'batch.taken': { stock: 3 },
  'batch.stockLeft': { left: 3 },
  'batch.withdrawnLeft': { left: 3 },
  'batch.duplicate': { rowNo: 3, place: undefined, product: 'X' },
  'batch.priceMissing': { product: 'X' },
  'batch.cartFull': { entries: 3, added: 3, most: 3 },
  'bulkOrder.full': { most: 3 },
  'bulkOrder.notBegun': { begin: 'X' },
  'bulkOrder.notRunning': { statusName: 'X' },
  'bulkOrder.empty': {},
  'bulkOrder.weekMissing': { product: 'X' },
  'bulkOrder.priceMissing': { product: 'X' },
  'bulkOrder.quantity': { product: 'X', quantity: QUANTITY },
  'bulkOrder.leastUnread': {},
  'bulkOrder.totalUnread': {},
  'bulkOrder.belowLeast': { least: '1.50', lacking: '1.50' },
  'demand.editAssessed': {},
  'demand.deleteAssessed': {},
  'demand.imagesFinished': {},
  'demand.notPassed': {},
  'demand.evaluated': {},
  'demand.notFinished': {},
  'demand.fieldMissing': { field: 'X' },
  'demand.fieldTooLong': { field: 'X', limit: 3 },
  'demand.day': { field: 'X' },
  'demand.number': { field: 'X' },
  'demand.tooSmall': { field: 'X', minimum: 3, unit: 'X' },
  'demand.tooLarge': { field: 'X', maximum: 3, unit: 'X' },
  'demand.choiceGone': { field: 'X' },
  'calculator.productMissing': {},
  'calculator.figureUnread': {},
  'calculator.salesZero': {},
  'calculator.dailyZero': {},
  'calculator.stockMissing': {},
  'calculator.quantity': { quantity: QUANTITY },
  'calculator.days': { min: 3, max: 3 },
  'calculator.maxStockUnread': {},
  'calculator.aboveMaxStock': { maxStock: 3 },
  'calculator.todayUnread': {},
  'calculator.nothingToOrder': {},
  'calculator.stockUnknown': {},
  'calculator.orderLimitUnread': {},
  'calculator.aboveLimit': { limit: 3 },
  'goods.heldUnread': { productCode: 'X', priceType: 'TJ' },
  'goods.quantity': { typed: 'X', quantity: QUANTITY },
  'goods.tooMany': { most: 3 },
  'goods.priceQuota': { most: 3, priceType: 'TJ' },
  'price.loading': {},
  'price.failed': {},
  'price.missing': {},
  'price.quota': { priceType: 'TJ', allowed: 3 },
  'price.quotaUsed': {},
  'price.stockUnknown': {},
  'price.withdrawn': {},
  'price.outOfStock': {},
  'template.nameMissing': {},
  'template.nameTooLong': { limit: 3 },
  'template.nameTaken': { name: 'X' },
  'template.columns': {},
  'template.empty': {},
  'template.codeMissing': { row: 3 },
  'template.codeLost': { row: 3, productCode: 'X', lost: refuse('paste.lostDigits') },
  'template.quantity': { row: 3, quantity: QUANTITY },
  'search.tooLong': { limit: 3, length: 3 },
  'selection.notValid': {},
  'selection.noLines': {},
  'selection.line': { line: refuse('line.price', { row: 2 }) },
  'selection.number': {},
  'settle.order': { line: refuse('line.price', { row: 2 }) },
  'payMoney.amount': { amount: AMOUNT },
  'payMoney.sumUnread': {},
  'payMoney.unread': {},
  'payMoney.balanceUnread': {},
  'payMoney.zero': {},
  'payMoney.aboveSum': { sum: '1.50' },
  'payMoney.aboveBalance': { balance: '1.50' },
  'traffic.figureUnread': { figure: 'CARVOLUME' },
  'traffic.loadOver': { volume: 3 },
  'traffic.loadUnder': { least: 3, volume: 3 },
  'traffic.volumeUnread': {},
  'traffic.roomUnread': {},
  'traffic.noRoom': {},
  'traffic.littleRoom': { volume: 3 },
  'traffic.noneChosen': { kind: '车次' },
  'traffic.shipTos': { kind: '车次' },
  'traffic.vehicle': { vehicle: 'X', reason: refuse('traffic.noRoom') },
  'traffic.noLines': {},
  'traffic.loadUnread': { figure: 'CARVOLUME' },
  'traffic.payerMissing': {},
  'traffic.payMoney': { payMoney: refuse('payMoney.zero') },
  'traffic.payerShort': { payerCode: 'X', balance: '1.50', needed: '1.50' },
  'trafficOrder.notToAccept': { statusName: 'X' },
  'trafficOrder.paid': {},
  'trafficOrder.payLater': {},
  'trafficOrder.notToPay': { statusName: 'X' },
  'trafficOrder.paidByPayer': {},
  'trafficOrder.payerStays': { statusName: 'X' },
  'trafficOrder.delayPending': {},
  'trafficOrder.delayLater': {},
  'trafficOrder.notToDelay': { statusName: 'X' },
  'amount.missing': {},
  'amount.characters': {},
  'amount.pointFirst': {},
  'amount.zeroFirst': {},
  'amount.decimals': {},
  'amount.tooLong': { limit: 3 },
  'amount.unfinished': {},
  'amount.unread': {},
  'input.phoneCode': { most: 3 },
  'input.submitterMissing': {},
  'quantity.missing': {},
  'quantity.digits': {},
  'quantity.whole': {},
  'quantity.tooSmall': { min: 3 },
  'quantity.tooLarge': { max: 3 },
  'quantity.rangeUnread': {},
  'quantity.limitsUnread': { limits: ['least', 'most'] },
  'quantity.outOfStock': {},
  'paste.lostDigits': {},
  'upload.kind': { kinds: ['jpg', 'pdf'] },
  'upload.size': { name: 'X', megabytes: 3 },
  'upload.sheetSize': { megabytes: 3 },
  'password.digits': { length: 3 },
  'password.weak': { points: ['run', 'date'] },
  'password.repeatMissing': {},
  'password.repeatDiffers': {},
  'paper.rowsLacking': { had: 2, total: 3 },
  'paper.unreadable': { voucherNo: '4900001101' },
  'paper.sumsDiffer': { side: 'debit' },
  'paper.closingDiffers': {},
  'project.linesMissing': {},
  'project.tooManyLines': { most: 3 },
  'project.number': { product: 'X', quantity: QUANTITY },
  'project.priceMissing': {},
  'project.price': { amount: AMOUNT },
  'project.priceZero': {},
  'project.normalPriceUnread': {},
  'project.priceTooHigh': { normalPrice: '1.50' },
  'project.dayMissing': { label: 'X' },
  'project.dayUnread': { label: 'X' },
  'project.dayTooEarly': { label: 'X', earliest: 'X' },
  'project.dayTooLate': { label: 'X', latest: 'X' },
  'project.withdrawn': {},
  'project.paid': {},
  'project.paidUnread': {},
};

/** The Chinese sentences, by the part of a code before the point. */
const TEXTS: Readonly<Record<string, unknown>> = {
  address: addressText,
  line: lineText,
  batch: batchText,
  bulkOrder: bulkOrderText,
  demand: demandText,
  calculator: calculatorText,
  goods: goodsText,
  price: priceText,
  template: templateText,
  search: searchText,
  selection: selectionText,
  settle: settleText,
  payMoney: payMoneyText,
  traffic: trafficText,
  trafficOrder: trafficOrderText,
  amount: amountText,
  input: inputText,
  quantity: quantityText,
  paste: pasteText,
  upload: uploadText,
  password: passwordText,
  paper: paperText,
  project: projectText,
};

it.each(Object.entries(SAMPLES))('HTTP-04 %s has a Chinese and an English sentence', (code, params) => {
  // The table of an area takes its codes alone, and a sample has the area of its code.
  const text = TEXTS[code.split('.')[0] ?? ''] as TextOf<Record<string, unknown>>;
  const refusal = refuse<string, unknown>(code, params);
  expect(text(refusal)).toMatch(/\p{Script=Han}/u);
  expect(text(refusal)).not.toMatch(/undefined|NaN|\[object/);
  expect(text(refusal, ENGLISH as never)).toMatch(/^[\x20-\x7e¥³]+$/);
  expect(text(refusal, ENGLISH as never)).not.toMatch(/undefined|NaN|\[object/);
});
