/** A thing that several calls show: its number, the fields without which an object is another thing, what must agree. */
export interface Family {
  readonly key: string;
  readonly has: readonly string[];
  readonly agrees: readonly string[];
  /** What agrees in the examples alone: elsewhere it depends on the customer and the ship-to, or is an average. */
  readonly agreesInExamples?: readonly string[];
}

export const FAMILIES: readonly Family[] = [
  {
    key: 'orderNo',
    has: ['createDate', 'payerCode', 'lineList'],
    agrees: ['createDate', 'payerCode', 'sendtoCode', 'amount', 'status', 'depositAmount'],
  },
  { key: 'orderNo', has: ['orderTypeNo', 'amount'], agrees: ['amount', 'sendtoCode'] },
  {
    key: 'invoiceNo',
    has: ['netAmount'],
    agrees: ['orderNo', 'invoiceDate', 'netAmount', 'taxAmount', 'amount'],
  },
  { key: 'invoiceNo', has: ['netAmount', 'invoiceType'], agrees: ['status'] },
  {
    key: 'voucherNo',
    has: ['debit', 'credit'],
    agrees: ['voucherDate', 'orderNo', 'text', 'debit', 'credit'],
  },
  { key: 'payerCode', has: ['payerType', 'balance'], agrees: ['payerType', 'balance', 'hrsBalance'] },
  {
    key: 'payerCode',
    has: ['creditAmount', 'usedAmount'],
    agrees: ['creditAmount', 'usedAmount', 'availableAmount'],
  },
  { key: 'saletoCode', has: ['saletoName'], agrees: ['saletoName'] },
  { key: 'payerCode', has: ['payerName'], agrees: ['payerName'] },
  { key: 'productCode', has: ['productName'], agrees: ['productName', 'productModel'] },
  {
    key: 'productCode',
    has: [],
    agrees: ['safeDays', 'turnoverDays'],
    agreesInExamples: ['retailPrice', 'storeAmt'],
  },
  {
    key: 'rebateNo',
    has: ['rebateName'],
    agrees: ['rebateName', 'rebateAmount', 'usedAmount', 'balance', 'status'],
  },
  {
    key: 'financeNo',
    has: ['bankName'],
    agrees: ['bankName', 'amount', 'rate', 'dueDate', 'outstandingAmount'],
  },
  { key: 'dn', has: ['carrierName'], agrees: ['orderNo', 'carrierName', 'deliveryDate'] },
  { key: 'batchNo', has: ['amount'], agrees: ['amount'] },
  { key: 'receiptNo', has: ['receiptDate'], agrees: ['amount', 'receiptDate', 'voucherNo'] },
  { key: 'paymentNo', has: [], agrees: ['amount'] },
  { key: 'billNo', has: ['billType'], agrees: ['billType', 'amount', 'issueDate', 'dueDate'] },
  { key: 'transferNo', has: ['createTime'], agrees: ['createTime', 'transferMoney', 'amount'] },
  { key: 'returnNo', has: [], agrees: ['orderNo', 'createDate', 'returnAmount', 'status'] },
  {
    key: 'contractNo',
    has: ['contractType'],
    agrees: ['contractName', 'targetAmount', 'achievedAmount', 'status'],
  },
  { key: 'yuncangCode', has: ['areaCode'], agrees: ['yuncangName', 'yuncangType', 'areaName', 'isDefault'] },
];
