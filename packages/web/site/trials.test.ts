/** Each trial answers its example as it is written here, and never with a mistake for anything that is typed. */
import { describe, expect, it } from 'vitest';
import { ROOT } from './index';
import { entriesOf } from './reference/exports';
import { shortName } from './reference/names';
import type { Typed } from './trials/trial';
import { exampleOf, readTrials } from './trials-in-pages';

const groups = await readTrials();
const all = groups.flatMap(({ trials }) => trials);
/** Entries that have no trial below their heading, each with its reason. */
const WITHOUT_TRIAL: Readonly<Record<string, string>> = {
  'calculator-reasons': 'its sentences are the steps of the trial `calculator`',
  compare: 'two texts are compared character by character, as the example beside it says',
  english: 'the trial `refusal` says a refusal in both languages',
};

const of = (id: string, typed: Typed = {}) => {
  const trial = all.find((one) => one.id === id);
  if (!trial) throw new Error(`There is no trial ${id}`);
  return trial.run({ ...exampleOf(trial), ...typed });
};

describe('a trial', () => {
  it('stands in every group, under a name of its own', () => {
    expect(groups.filter(({ trials }) => trials.length === 0)).toEqual([]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has every entry of the rules tried, or says why not', () => {
    // The root has the functions of the others.
    const entries = [...entriesOf(ROOT, 'packages/rules').keys()]
      .map(shortName)
      .filter((name) => name !== 'index');
    const tried = new Set(all.map(({ entry }) => entry));
    expect(entries.length).toBeGreaterThan(70);
    expect(entries.filter((entry) => !tried.has(entry)).sort()).toEqual(Object.keys(WITHOUT_TRIAL));
    expect([...tried].filter((entry) => !entries.includes(entry))).toEqual([]);
  });

  it.each([
    ['sum', '合计 ¥1,234.81'],
    ['days', '2026-11-20 到 2026-12-21：31 天'],
    ['cart', '合计 ¥6,598.00，已勾选 1 行，可勾选 2 行'],
    ['added', '购物车最多添加20种商品'],
    ['calculator', '订 40 台'],
    ['changes', '总价变化 15.00 元，暂不能订购'],
    ['project', '付尾款约交付'],
    ['runway', '2026-12-14 起不够，30 天内共缺 ¥30,000.00'],
    ['password', '太容易被猜到：是连续的数字，请换一个'],
    ['identity', '身份证号码的校验位不正确'],
    ['failure', '提示：内容已被他人更改，请刷新页面后重试'],
    ['spoken', '7 种搜法，最接近的在前'],
    ['step', '下一步是 creditPay'],
    ['books', '相差 27.00 元'],
    ['menus', '2 项显示，2 项不显示'],
    ['sheet', '1 个问题要人回答'],
    ['typed', '金额最多保留两位小数'],
    ['file', '格式不支持，请用 JPG、PNG'],
    ['states', '待签收'],
    ['range', '数量不能大于 200'],
    ['close', '还差 2 项：返利 FL1 没决定，票据 …000226 没看'],
    ['prices', '1 种价格可用'],
    ['imported', '3 行有问题，共 4 行'],
    ['settlement', '勾选 2 张，合计 ¥159.97'],
    ['payers', '显示 2 个，余额高的在前；不显示 2 个'],
    ['tasks', '申请退货'],
    ['open', '1 笔没付清'],
    ['dues', '3 张，1 张已过到期日'],
    ['cost', '共 ¥1,187.50'],
    ['place', '1 个能付，3 个不能'],
    ['bill', '银行承兑汇票，2026-11-18 出票'],
    ['signed', '签收 1 张，¥1,200.00'],
    ['pace', '还差 ¥600,000.00，比时间进度慢 48.6%'],
    ['freeze', '账户因无门店、僵尸户（超过180天未提货）被冻结，可申请解冻开单'],
    ['session', '存下令牌，用到 2026-11-27，再打开 /cart#top'],
    ['grants', '加上 财务、对账'],
    ['shipto', '请填写 11 位手机号'],
    ['shares', '分成 28.57、28.57、42.86'],
    ['link', '哪里也不去：是脚本、别的协议，或伪装成门户页面的网站'],
    ['cancel', '请填写取消原因'],
    ['refusal', '数量不能大于 200'],
    ['followed', '到货了，现有 12 台，降了 ¥100.00，现在 ¥3,199.00'],
    ['fill', '特价数量只余 8 台'],
    ['week', '2026年第49周：第49周（11-30 起）'],
    ['asked', '带 6 个字段去查'],
    ['categories', '列出 2 类，不列 1 类'],
    ['search', '打开结果页，找“BCD-536 白”'],
    ['home', '11-25，还有 5 天'],
    ['bulk', '起订金额 ¥90,000.00，还差 ¥5,030.00'],
    ['sent', '发 19 个字段，没填的有缺省值'],
    ['checks', '请先签署《下单协议》，签署后再结算'],
    ['source', '来自 H_WORK，账号 wangjg'],
    ['policy', 'FHQ'],
    ['load', '装载率低于 85%，再加 5.5 m³ 或拼车后可提交'],
    ['labels', '1 个可以设为默认'],
    ['again', '可以再订 8 台'],
    ['sample', '出样后才能结算'],
    ['number', '送货前打电话 单号PO202611'],
    ['lost', '没有下单，可以再提交'],
    ['audit', '拒绝订单时请填写审核意见'],
    ['return', '请先前往财务自助-电子签章模块签署采购退货协议'],
    ['tally', '3 个产品，3 个不一样'],
    ['progress', '走到“审批”，等了 8 天'],
    ['delivery', '当前渠道只能配送到送达方'],
    ['certificates', '4 张，3 张要换或状态不明'],
    ['store', '还缺 3 项'],
    ['lists', '可以导入 1 份'],
    ['click', '先查采购退货协议签了没有'],
    ['title', '6010086603 · 订单详情 - 经销商采购门户'],
    ['gate', '财务月结中'],
    ['message', '还剩 2 天'],
    ['prefetch', '打开时再下载'],
    ['pasted', '4 格，1 格在表格软件里丢了数字'],
    ['pages', '第 62 页，每页 20 行'],
    ['badge', '99+'],
  ])('%s answers its example with “%s”', (id, text) => {
    expect(of(id).text).toBe(text);
  });

  it.each(all.map((trial) => [trial.id, trial] as const))('%s answers whatever is typed', (_, trial) => {
    for (const text of ['', ' ', 'x', '-1', '1e9', '2026-02-30', '一二三\n\t4,5', '0'.repeat(400)]) {
      for (const { name } of trial.fields) {
        const answer = trial.run({ ...exampleOf(trial), [name]: text });
        expect(answer.text.trim()).not.toBe('');
        expect(JSON.stringify(answer)).not.toMatch(/undefined|NaN|\[object|null/);
        expect(['good', 'bad', 'plain']).toContain(answer.tone);
      }
    }
  });

  it.each([
    ['calculator', 'storeAmt', '读不出 库存'],
    ['calculator', 'quantity', '打算订：请输入数量'],
    ['file', 'size', '字节是一个整数'],
    ['failure', 'status', 'HTTP 状态是一个数，如 409'],
  ])('VALID-01 %s takes an empty %s for no figure, not for 0', (id, name, text) => {
    expect(of(id, { [name]: '' })).toEqual({ tone: 'bad', text });
  });

  it('VALID-01 sum takes an empty rate for no figure, not for 0', () => {
    expect(of('sum', { tax: '' }).steps?.[0]).toBe('税率读不出');
  });

  it('reads a sheet as it is pasted: thousands and quoted cells stay whole', () => {
    const { table } = of('sheet', { cells: '型号,要货数,备注\nA,"1,000","冰箱,白"\nB,2,x' });
    expect(table?.rows.map(([letter]) => letter)).toEqual(['A', 'B', 'C']);
    expect(of('sheet', { cells: '型号,要货数\n"A,1' }).tone).toBe('bad');
  });

  it('MENU-02 says of each hidden menu why, and by which rule', () => {
    const rows = of('menus').table?.rows ?? [];
    expect(rows.find(([item]) => item === '20085 红票')?.[1]).toBe('否');
    expect(of('menus', { redInvoice: 'yes' }).text).toBe('3 项显示，1 项不显示');
  });

  it.each([
    ['settlement', { orders: '601 P1 一 19.99' }, '勾选 0 张，合计 ¥0.00'],
    ['cost', { rate: '' }, '金额、利率或服务费读不出，算不出费用'],
    ['open', { opening: '' }, '有一个金额读不出，算不出还有什么没付清'],
    ['prices', { ordinary: '1,2' }, '普通价读不出，没有可选的价格'],
    ['pace', { achieved: '' }, '目标或已完成读不出'],
    ['shares', { parts: '1 x' }, '比例是不小于 0 的数，至少一个大于 0'],
    ['again', { number: '两台' }, '上次买了多少读不出'],
    ['again', { number: '' }, '上次买了多少读不出'],
    ['again', { stock: '8.5' }, '现在的库存读不出'],
    ['again', { allowed: '四' }, '特价还可购读不出'],
    ['again', { allowed: '' }, '特价还可购读不出'],
    ['again', { special: '', allowed: '' }, '可以再订 8 台'],
    ['again', { paid: '三千' }, '上次的普通价读不出'],
    ['again', { ordinary: '' }, '现在的价格读不出'],
    ['bulk', { lines: 'BCD-536 两 1 1 202649' }, 'BCD-536：数量只能输入数字'],
    ['load', { loaded: '' }, '体积读不出，算不出装载率'],
    ['checks', { quota: '' }, '配额和要订的数量是整数'],
    ['lost', { minutes: '' }, '提交的数量或过了几分钟读不出'],
    ['tally', { ordered: 'A 八' }, '2 个产品，2 个不一样'],
  ])('VALID-01 %s with %o counts nothing unread as 0', (id, typed, text) => {
    expect(of(id, typed).text).toBe(text);
  });

  it('CART-05 says of each payer what it pays and what is missing', () => {
    const { table, steps, tone } = of('settlement');
    expect(table?.rows).toEqual([['P1', '¥159.97', '¥120.00', '¥39.97']]);
    expect([tone, steps?.length]).toEqual(['bad', 1]);
  });

  it('FIN-01 shows which receipt paid which delivery, to the last cent', () => {
    const { table, steps } = of('open');
    expect(table?.rows.map(([, , amount]) => amount)).toEqual(['¥3,000.00', '¥2,000.00', '¥500.00']);
    expect(steps).toEqual(['第 3 行 2026-11-05 还欠 ¥700.50']);
  });

  it.each([
    [
      'close',
      { items: 'rebate FL1 √\nrebates FL2' },
      '“rebates FL2”读不出：种类是 difference、rebate、loan、bill，后面是号码',
    ],
    [
      'close',
      { items: '差异 5100001' },
      '“差异 5100001”读不出：种类是 difference、rebate、loan、bill，后面是号码',
    ],
    ['close', { items: 'loan' }, '“loan”读不出：种类是 difference、rebate、loan、bill，后面是号码'],
    ['menus', { tree: '44 财务\n  红票 /red' }, '“红票 /red”读不出：每行以编号开头'],
  ])('VALID-01 %s with %o names the row that cannot be read', (id, typed, text) => {
    expect(of(id, typed)).toEqual({ tone: 'bad', text });
  });

  it('ACC-01 a permission hangs on the one above it, however deep and whatever the blanks', () => {
    const tree = '财务\n  付款\n    审批\n  对账\n订单\n\t取消';
    expect(of('grants', { tree, granted: '', ticked: '审批' }).text).toBe('加上 财务、付款、审批');
    expect(of('grants', { tree, granted: '', ticked: '对账' }).text).toBe('加上 财务、对账');
    expect(of('grants', { tree, granted: '', ticked: '取消' }).text).toBe('加上 订单、取消');
  });

  it('AUTH-02 a token of the address is nobody else’s: no trial that takes one keeps it', () => {
    const takes = all.filter(({ fields }) =>
      fields.some(
        ({ name, zh, kind }) => kind === 'text' && /address|token|地址|令牌/i.test(`${name} ${zh}`),
      ),
    );
    expect(takes.map(({ id }) => id)).toEqual(['link', 'session', 'shipto', 'store']);
    // Beside them what takes a password or the number of a person.
    const secret = all.filter(({ isSecret }) => isSecret).map(({ id }) => id);
    expect(secret.filter((id) => !['password', 'identity'].includes(id))).toEqual(takes.map(({ id }) => id));
    expect(secret).toHaveLength(takes.length + 2);
  });

  it('CART-04 counts a ticked line that can be read, and says why another one is not counted', () => {
    expect(of('cart').table?.rows.map((row) => row.at(-1))).toEqual([
      '是',
      '没有勾选',
      '该条目已失效，不能结算，可移除后重新加入',
      '第 1 行价格无法识别，不能结算',
    ]);
  });
});
