/** Trials of an order on its way: what is sent, what holds it back, where it comes from, what it is loaded on. */
import { bulkOrderRefusal, bulkOrderText, bulkTotals } from '@dealer-portal/rules/bulk-order';
import { normaliseLine } from '@dealer-portal/rules/checkout';
import { quantityText, readQuantity } from '@dealer-portal/rules/input';
import { formatYuan } from '@dealer-portal/rules/money';
import {
  agreementRefusal,
  customerRefusal,
  locksRefusal,
  orderCheckText,
  quotaRefusal,
} from '@dealer-portal/rules/order-checks';
import { orderSource, protocolType } from '@dealer-portal/rules/order-source';
import { rebatePolicyName } from '@dealer-portal/rules/rebate-policy';
import { trafficText, vehicleLoad, volumeText } from '@dealer-portal/rules/traffic';
import { bad, good, isYes, judged, linesOf, plain, type Trial, YES_NO } from './trial';

const bulk: Trial = {
  id: 'bulk',
  entry: 'bulk-order',
  zh: '大单能不能下',
  en: 'Whether a bulk order can be placed',
  fields: [
    {
      name: 'lines',
      zh: '每行：型号 数量 普通价 大单价 周次',
      en: 'a line: model quantity price bulk-price week',
      kind: 'lines',
      example: 'BCD-536 20 3299 3199 202649\nXQG100 10 2199.5 2099 202650',
    },
    {
      name: 'least',
      zh: '起订金额，不填为没有',
      en: 'least sum, empty for none',
      kind: 'text',
      example: '90000',
    },
  ],
  run({ lines: typed, least }) {
    const rows = linesOf(typed).map(
      ([productCode = '', number = '', price, activityPrice, weekCode = '']) => ({
        product: { productCode, price, activityPrice },
        groupCode: 'G',
        weekCode,
        read: readQuantity(number),
      }),
    );
    const lines = rows.flatMap(({ read, ...row }) => (read.ok ? [{ ...row, number: read.quantity }] : []));
    for (const { read, product } of rows)
      if (!read.ok) return bad(`${product.productCode}：${quantityText(read.refusal)}`);
    const { units, total, saved, orders } = bulkTotals(lines);
    return {
      ...judged(bulkOrderText(bulkOrderRefusal(lines, least)), '可以下单'),
      steps: [`${units} 台，${formatYuan(total)}，比普通价省 ${formatYuan(saved)}`, `分成 ${orders} 张订单`],
    };
  },
};

const sent: Trial = {
  id: 'sent',
  entry: 'checkout',
  zh: '购物车的一行发出去是什么',
  en: 'How a line of the cart is sent',
  fields: [
    { name: 'number', zh: '数量', en: 'quantity', kind: 'text', example: '2' },
    { name: 'tolerance', zh: '宽限', en: 'tolerance', kind: 'text', example: '20000' },
    { name: 'group', zh: '渠道组', en: 'channel group', kind: 'text', example: 'CT' },
    {
      name: 'variant',
      zh: '哪个购物车',
      en: 'cart',
      kind: 'choice',
      example: 'new',
      choices: [
        ['new', '新购物车 new'],
        ['classic', '原购物车 classic'],
      ],
    },
  ],
  run({ number = '', tolerance, group, variant }) {
    const pieces = readQuantity(number);
    if (!pieces.ok) return bad(quantityText(pieces.refusal));
    const line = normaliseLine(
      { productCode: 'A', number: pieces.quantity, kuanXian: tolerance },
      { variant: variant === 'classic' ? 'classic' : 'new', channelGroup: group },
    );
    const fields = Object.entries(line).map(([name, value]) => [name, String(value)] as const);
    return {
      ...good(`发 ${fields.length} 个字段，没填的有缺省值`),
      table: { head: ['字段', '值'], rows: fields },
    };
  },
};

const checks: Trial = {
  id: 'checks',
  entry: 'order-checks',
  zh: '结算前的检查',
  en: 'The checks before a settlement',
  fields: [
    {
      name: 'customer',
      zh: '客户可以下单',
      en: 'the customer may order',
      kind: 'choice',
      example: 'yes',
      choices: YES_NO,
    },
    {
      name: 'signed',
      zh: '《下单协议》签了',
      en: 'the agreement is signed',
      kind: 'choice',
      example: 'no',
      choices: YES_NO,
    },
    { name: 'quota', zh: '配额还余', en: 'quota left', kind: 'text', example: '5' },
    { name: 'number', zh: '要订', en: 'wanted', kind: 'text', example: '8' },
    {
      name: 'locked',
      zh: '库存被预留',
      en: 'the stock is reserved',
      kind: 'choice',
      example: 'no',
      choices: YES_NO,
    },
  ],
  run({ customer, signed, quota: typedQuota = '', number: typed = '', locked }) {
    const [quota, number] = [readQuantity(typedQuota, { min: 0, max: 999_999 }), readQuantity(typed)];
    if (!quota.ok || !number.ok) return bad('配额和要订的数量是整数');
    const [productCode, productModel] = ['A', 'BCD-536'];
    const answer = { quota: quota.quantity, number: number.quantity, productCode, productModel };
    const refusals = [
      customerRefusal(isYes(customer), '8800123456'),
      agreementRefusal({ status: isYes(signed) ? '1' : '0' }),
      quotaRefusal({ isPassed: number.quantity <= quota.quantity, overList: [answer] }),
      locksRefusal(
        [{ productCode, isLocked: isYes(locked) }],
        [productCode],
        new Map([[productCode, productModel]]),
      ),
    ];
    const [first, ...others] = refusals.flatMap((refusal) => (refusal ? [orderCheckText(refusal)] : []));
    return { ...judged(first, '可以结算'), steps: others };
  },
};

const source: Trial = {
  id: 'source',
  entry: 'order-source',
  zh: '订单从哪里来、下单前签什么',
  en: 'Where an order comes from, and what is signed before',
  fields: [
    {
      name: 'account',
      zh: 'H_WORK 账号，电脑上没有',
      en: 'account of H_WORK, none on a PC',
      kind: 'text',
      example: 'wangjg',
    },
    { name: 'group', zh: '渠道组', en: 'channel group', kind: 'text', example: 'R' },
  ],
  run({ account, group }) {
    const origin = orderSource(account);
    const type = protocolType(group);
    return {
      ...plain(origin.whetherOrNotAppOrder === 'PC' ? '来自电脑' : `来自 H_WORK，账号 ${origin.accountCode}`),
      steps: [type === undefined ? '不用另签协议' : `下单前签合同类型 ${type} 的协议`],
    };
  },
};

const policy: Trial = {
  id: 'policy',
  entry: 'rebate-policy',
  zh: '返利政策的代码',
  en: 'The name of a rebate policy',
  fields: [{ name: 'code', zh: '代码', en: 'code', kind: 'text', example: '2' }],
  run({ code = '' }) {
    const name = rebatePolicyName(code);
    return name === undefined ? bad(`没有代码 ${code.trim() || '（空）'}`) : good(name);
  },
};

const load: Trial = {
  id: 'load',
  entry: 'traffic',
  zh: '一车装得够不够',
  en: 'Whether a vehicle is loaded enough',
  fields: [
    { name: 'room', zh: '车的体积 m³', en: 'volume of the vehicle, m³', kind: 'text', example: '60' },
    { name: 'loaded', zh: '装了 m³', en: 'loaded, m³', kind: 'text', example: '45.5' },
    { name: 'least', zh: '最低装载率 %', en: 'least load, %', kind: 'text', example: '85' },
    { name: 'shared', zh: '拼车', en: 'carpool', kind: 'choice', example: 'no', choices: YES_NO },
  ],
  run({ room, loaded, least, shared }) {
    const { kind, rate, refusal } = vehicleLoad({
      CARVOLUME: room,
      SUMVOLUME: loaded,
      minLoadRate: least,
      CARPOOLTYPE: isYes(shared) ? 'GD' : '',
    });
    const fine = kind === 'fit' ? '可以发车' : undefined;
    return {
      ...(fine === undefined ? bad(trafficText(refusal) ?? '体积读不出，算不出装载率') : good(fine)),
      steps: rate === undefined ? [] : [`装载率 ${rate}%：${volumeText(loaded)}，共 ${volumeText(room)}`],
    };
  },
};

export const trials: readonly Trial[] = [bulk, sent, checks, source, policy, load];
