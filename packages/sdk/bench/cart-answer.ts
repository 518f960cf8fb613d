/** A cart of 20 entries with 5 lines each: 36 KiB as JSON. */
const LINE = {
  productCode: 'GR0536A01',
  productModel: 'BCD-536WGHTD',
  productName: '536升对开门变频无霜冰箱',
  number: 2,
  price: 3299,
  priceType: 'PT',
  priceVersion: 'PV202611',
  stockVersion: 'SV20261120',
  isStock: 1,
  stock: 186,
  weekPromise: '0',
  farWeek: '0',
  creditModel: '0',
  yuncangType: '',
  yuncangCode: '',
  saleOrgCode: '8001',
  productSeries: '对开门系列',
};

const ENTRY = {
  id: '90001',
  composeId: 'C90001',
  composeEnable: true,
  activityType: 1,
  activityId: '',
  number: 2,
  totalPrice: 6598,
  isChecked: false,
  index: 0,
  priceInfo: {
    version: 'PV202611',
    commonPrice: { price: 3299, rebatePolicy: '0' },
    activity: { TJ: [], GC: [], YJCY: [] },
  },
  productList: Array.from({ length: 5 }, () => LINE),
};

export const CART_TEXT = JSON.stringify(Array.from({ length: 20 }, () => ENTRY));
