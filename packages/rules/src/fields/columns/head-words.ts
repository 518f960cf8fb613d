/** What the words of a head say about its column. Assumption: the words; the specification shows no file. */
import { tidyCell } from '../paste';
import type { ColumnRole, Door } from './roles';

/** A head that is known: a role, or why its column is not used. */
export interface KnownHead {
  readonly role: ColumnRole;
  /** Weak words want a look at the other columns: 要货数 beside 库存. */
  readonly isWeak?: boolean;
  /** Why a column is not used: 是编号. */
  readonly unused?: string;
}

/** A longer head is a sentence. */
const LONGEST = 30;

/** A head without blanks, marks and text in brackets, in lower case. */
export function headWord(text: string): string {
  return withoutBrackets(text)
    .replace(/[\s*:、。.]/g, '')
    .toLowerCase();
}

/** Walks once, so that a thousand open brackets cost no time. */
function withoutBrackets(text: string): string {
  let depth = 0;
  let word = '';
  for (const letter of text.length > LONGEST * 4 ? '' : text) {
    if ('([【{'.includes(letter)) depth += 1;
    else if (')]】}'.includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0) word += letter;
  }
  return word;
}

type Table = readonly (readonly [RegExp, KnownHead])[];

const SERIAL: Table[number] = [
  /^(?:序号?|行号|编号|no|#|序列|项次|项目号|项)$/,
  { role: 'none', unused: '是编号' },
];

const ORDER: Table = [
  SERIAL,
  [
    /^(?:(?:产品|商品|物料|货品|存货|sku)(?:编码|代码|编号|号)|物料|编码|代码|货号|品号|sku|(?:product|item|material|sku)code|material(?:no)?|型号或(?:产品|商品)?编码)$/,
    { role: 'code' },
  ],
  [
    /^(?:(?:产品|商品|规格|货品|机器)?型号|机型|规格型号|型号规格|(?:产品|商品)?型号[/或](?:规格|(?:产品|商品)?编码)|(?:产品|商品)?编码[/或](?:产品|商品)?型号|(?:product)?model|品号型号)$/,
    { role: 'model' },
  ],
  [
    /库存|在途|结存|可用|可售|已订|已发|已到|已提|销量|销售|售出|上月|上周|去年|同期|余量|安全|未发|欠|折扣|返利/,
    { role: 'none', isWeak: true, unused: '用不到' },
  ],
  [/价|金额|货款|小计金额/, { role: 'none', unused: '价看门户的' }],
  [/^(?:小计|合计|总计|共计|总数|合计数|数量合计|合计数量)$/, { role: 'quantity', isWeak: true }],
  [
    /数量|台数|件数|套数|^(?:数量?[/]?台?|台|件|qty|quantity|number|订货?量|要货量|补货量|进货量|采购量|需求量|下单量|订货数|采购数|需求数|下单数)$/,
    { role: 'quantity' },
  ],
  [
    /^(?:本次|本周|本期|拟)?(?:要货?|订货?|订购|补货?|进货?|采购|下单|申请|需求|计划)(?:数|台|量|单)?$/,
    { role: 'quantity', isWeak: true },
  ],
  [/^(?:计量|计价|包装)?单位$|^unit$/, { role: 'unit' }],
  [
    /^(?:门店)?(?:送达方|送货方)(?:编码|名称)?$|^(?:收货)?门店(?:编码|名称|名)?$|^店名?$|^(?:sendto(?:code)?|store|shop)$/,
    { role: 'shop' },
  ],
  [/^(?:备注|说明|附言|注|要求|remarks?|notes?|memo)$/, { role: 'note' }],
  [/^(?:.{0,4}名称|品名|名|品牌|颜色|系列|规格)$/, { role: 'none', unused: '用不到，型号已够' }],
  [/^(?:品类|类别|分类|大类|小类|产品组|状态|条码|日期|区域)$/, { role: 'none', unused: '用不到' }],
];

const LEDGER: Table = [
  SERIAL,
  // 账户余额 is no account.
  [/(?:余额|结余|结存)$/, { role: 'balance' }],
  [
    /账号|帐号|卡号|账户|帐户|户名|开户|网点|机构|地址|电话|科目|人$|员$|行$|行名|单位$|名称$|^对方$|交易对方/,
    { role: 'none', unused: '不是金额' },
  ],
  [
    /数量|台数|箱数|件数|单价|税率|税额|手续费|提货数|^期间$|会计期间|币种|汇率|状态|类型|分类|支付方式|付款方式/,
    { role: 'none', unused: '用不到' },
  ],
  [/^年度?$|^\d{4}年度?$/, { role: 'year' }],
  [/^月份?$/, { role: 'month' }],
  [/^日$/, { role: 'date' }],
  [/^(?:余额|结余)的?方向$|^余额借[/]?贷$/, { role: 'balanceSide' }],
  [/余额|结余|结存/, { role: 'balance' }],
  [/累计/, { role: 'none', unused: '是累计数' }],
  [
    /^(?:方向|(?:借[/]?贷|收[/]?[支付]|进[/]?出)(?:方向|标志|标识|标记|类型)?|(?:交易|资金)(?:方向|流向)|dc|dcflag)$/,
    { role: 'direction' },
  ],
  [/日期|时间|日$|^date$/, { role: 'day' }],
  [/凭证|单据|单号|订单|流水|票号|编号|号数|字号|^号$|^no$/, { role: 'number' }],
  [/摘要|说明|备注|用途|内容|事由|附言|^商品$/, { role: 'text' }],
  [/借方|^借$|^借(?:金额|发生额)$/, { role: 'debit' }],
  [/贷方|^贷$|^贷(?:金额|发生额)$/, { role: 'credit' }],
  [/^(?:已付|实付|付款|付货款|打款|汇款|回款|已汇)/, { role: 'paid' }],
  [/^(?:应付|提货|出货|发货|到货|进货|入库|欠款|货款)/, { role: 'goods' }],
  [/^(?:收入|收方|收款|到款|来款|存入|转入|收$)/, { role: 'income' }],
  [/^(?:付出|付方|支出|支取|转出|支$|付$)/, { role: 'outgo' }],
  [/金额|发生额|净额|价税合计|交易额|^额$|^amount$/, { role: 'amount' }],
];

/** What a head says; undefined when its word is not known. */
export function knownHead(text: string, door: Door): KnownHead | undefined {
  const head = headWord(text);
  if (head === '' || head.length > LONGEST) return undefined;
  return (door === 'order' ? ORDER : LEDGER).find(([pattern]) => pattern.test(head))?.[1];
}

const SHOP = /店$|门店|卖场|商场|广场|分公司|专柜|电器城|旗舰/;

/** Whether a head looks like the name of a shop. */
export function looksLikeShop(text: string): boolean {
  return SHOP.test(headWord(text));
}

const MONEY_UNITS: readonly (readonly [string, number])[] = [
  ['百万元', 1_000_000],
  ['千万元', 10_000_000],
  ['万元', 10_000],
  ['千元', 1000],
  ['亿元', 100_000_000],
];

/** 万元, 千元 or 亿元 in a head or a title. */
export function moneyUnit(head: string): { readonly word: string; readonly factor: number } | undefined {
  const text = tidyCell(head.slice(0, LONGEST * 4));
  const [word, factor] = MONEY_UNITS.find(([unit]) => text.includes(unit)) ?? [];
  if (word && factor) return { word, factor };
  if (/[(/:]\s*万\s*\)?$/.test(text)) return { word: '万元', factor: 10_000 };
  return /[(/:]\s*亿\s*\)?$/.test(text) ? { word: '亿元', factor: 100_000_000 } : undefined;
}

/** The unit in brackets behind a head: 箱 of 数量（箱） or 数量/箱. */
export function headUnit(text: string): string | undefined {
  return /[([【/]\s*(?:单位:?)?([^\d\s()[\]【】/:]{1,2})\s*[)\]】]?$/.exec(
    tidyCell(text.slice(-LONGEST)),
  )?.[1];
}

const PIECES = /^(?:台|套|件|个|部|只|支|pcs?|ea)$/i;

/** Whether a unit counts single pieces. */
export function isPiece(unit: string): boolean {
  return PIECES.test(unit);
}
