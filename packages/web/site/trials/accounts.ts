/** Trials of accounts: what is open and due, what a loan costs, which account may pay, bills, the pace of a contract. */
import { targetPace } from '@dealer-portal/rules/contract-target';
import { quantityText, readQuantity } from '@dealer-portal/rules/input';
import { batchResult, invoiceText, readBillNumber } from '@dealer-portal/rules/invoices';
import { formatYuan, isAmount } from '@dealer-portal/rules/money';
import { placeAccounts, placeText } from '@dealer-portal/rules/money-place';
import { financingCost } from '@dealer-portal/rules/movement';
import { payerTypeText } from '@dealer-portal/rules/payer-details';
import { dueSteps, type SettledVoucher, settleVouchers } from '@dealer-portal/rules/statements';
import { INVOICE_STATES } from '@dealer-portal/rules/states';
import { readDay } from '@dealer-portal/rules/time';
import { bad, good, linesOf, momentOf, NO_TODAY, pairsOf, payersOf, type Trial, todayField } from './trial';

const open: Trial = {
  id: 'open',
  entry: 'statements',
  zh: '哪笔钱付了哪笔货、哪几笔还没付清',
  en: 'Which receipt paid which delivery, and what is still open',
  fields: [
    { name: 'opening', zh: '期初余额', en: 'opening balance', kind: 'text', example: '0' },
    {
      name: 'vouchers',
      zh: '凭证，从早到晚，每行：日期 付了 提了',
      en: 'vouchers, oldest first, a line: day paid taken',
      kind: 'lines',
      example: '2026-09-03 0 5000\n2026-10-12 3000 0\n2026-11-05 0 1200.50\n2026-11-09 2500 0',
    },
  ],
  run({ opening, vouchers: typed }) {
    const vouchers = linesOf(typed).map(([voucherDate = '', credit = '', debit = ''], at) => ({
      voucherNo: String(at + 1),
      voucherDate,
      credit,
      debit,
    }));
    const account = settleVouchers(opening, vouchers);
    if (!account) return bad('有一个金额读不出，算不出还有什么没付清');
    const { items, settlements } = account;
    const rowOf = ({ voucherNo, day }: SettledVoucher) =>
      voucherNo === '' ? '期初' : `第 ${voucherNo} 行 ${day}`;
    const isOwed = items.some(({ left }) => left.startsWith('-'));
    return {
      tone: isOwed ? 'bad' : 'good',
      text: isOwed ? `${items.length} 笔没付清` : '全部付清',
      steps: items.map(
        (item) => `${rowOf(item)} ${isOwed ? '还欠' : '还没用完'} ${formatYuan(item.left.replace('-', ''))}`,
      ),
      table: {
        head: ['这笔钱', '付了这笔货', '多少'],
        rows: settlements.map(({ receipt, debit, amount }) => [
          rowOf(receipt),
          rowOf(debit),
          formatYuan(amount),
        ]),
      },
    };
  },
};

const dues: Trial = {
  id: 'dues',
  entry: 'statements',
  zh: '票据哪天到期',
  en: 'When bills fall due',
  fields: [
    todayField('today'),
    {
      name: 'bills',
      zh: '票据，每行：到期日 金额',
      en: 'bills, a line: due day amount',
      kind: 'lines',
      example: '2026-11-18 20000\n2026-11-27 50000\n2026-12-31 130000',
    },
  ],
  run({ today: day, bills }) {
    const now = momentOf(day);
    if (!now) return NO_TODAY;
    const documents = linesOf(bills).map(([due = '', amount = '']) => ({ day: due, amount }));
    const steps = dueSteps(documents, now);
    const late = steps.find(({ kind }) => kind === 'overdue')?.count ?? 0;
    return {
      tone: late > 0 ? 'bad' : 'plain',
      text: `${documents.length} 张，${late} 张已过到期日`,
      table: {
        head: ['什么时候', '张数', '金额'],
        rows: steps.map(({ name, count, amount }) => [name, String(count), formatYuan(amount)]),
      },
    };
  },
};

const cost: Trial = {
  id: 'cost',
  entry: 'movement',
  zh: '借一笔款要多少钱',
  en: 'What a loan costs',
  fields: [
    { name: 'amount', zh: '金额', en: 'amount', kind: 'text', example: '100000' },
    { name: 'rate', zh: '年利率 %', en: 'rate, % a year', kind: 'text', example: '4.35' },
    { name: 'days', zh: '天数', en: 'days', kind: 'text', example: '90' },
    { name: 'fee', zh: '服务费 %', en: 'service charge, %', kind: 'text', example: '0.1' },
  ],
  run({ amount, rate, days: typed = '', fee }) {
    const days = readQuantity(typed, { min: 1, max: 3650 });
    if (!days.ok) return bad(`天数：${quantityText(days.refusal)}`);
    const terms = financingCost({ amount, rate, days: days.quantity, feeRate: fee });
    if (!terms) return bad('金额、利率或服务费读不出，算不出费用');
    return {
      ...good(`共 ${formatYuan(terms.total)}`),
      steps: [`利息 ${formatYuan(terms.interest)}`, `服务费 ${formatYuan(terms.fee)}`],
    };
  },
};

const FORMS = [
  ['order', '下单付款 order'],
  ['repayment', '还款 repayment'],
  ['accountTransfer', '账户间转账 transfer'],
] as const;

const place: Trial = {
  id: 'place',
  entry: 'money-place',
  zh: '这个账户能不能付',
  en: 'Whether an account may pay',
  fields: [
    {
      name: 'form',
      zh: '付什么',
      en: 'paid for',
      kind: 'choice',
      example: 'accountTransfer',
      choices: FORMS,
    },
    {
      name: 'accounts',
      zh: '账户，每行：编码 类型 余额',
      en: 'accounts, a line: code type balance',
      kind: 'lines',
      example: 'P1 01 1286500\nP2 02 500000\nP3 03 90000\nP4 15 8000',
    },
  ],
  run({ form: typed, accounts }) {
    const form = FORMS.find(([name]) => name === typed)?.[0] ?? 'order';
    const all = payersOf(accounts);
    const { allowed, refused } = placeAccounts({ form, side: 'source' }, all);
    const row = ({ payerCode, payerType, balance }: (typeof all)[number], why: string) => [
      payerCode,
      payerTypeText(payerType) ?? '',
      formatYuan(balance),
      why,
    ];
    return {
      tone: allowed.length > 0 ? 'good' : 'bad',
      text: `${allowed.length} 个能付，${refused.length} 个不能`,
      table: {
        head: ['账户', '类型', '余额', '能不能付'],
        rows: [
          ...allowed.map((account) => row(account, '能')),
          ...refused.map(({ account, reason }) => row(account, placeText(reason.refusal))),
        ],
      },
    };
  },
};

const bill: Trial = {
  id: 'bill',
  entry: 'invoices',
  zh: '票据号说明什么',
  en: 'What the number of a bill says',
  fields: [
    {
      name: 'number',
      zh: '票据号',
      en: 'number of the bill',
      kind: 'text',
      example: '1313452000185 20261118 000000226',
    },
  ],
  run({ number = '' }) {
    const read = readBillNumber(number);
    if (!read.ok) return bad(invoiceText(read.refusal));
    const kinds = { BANK: '银行承兑汇票', COMMERCIAL: '商业承兑汇票' } as const;
    const kind = read.billType === undefined ? '种类不明' : kinds[read.billType];
    return good(`${kind}，${read.issueDate === undefined ? '看不出出票日' : `${read.issueDate} 出票`}`);
  },
};

const SIGNED = INVOICE_STATES.signed.value;
const TO_SIGN = INVOICE_STATES.toSign.value;

const signed: Trial = {
  id: 'signed',
  entry: 'invoices',
  zh: '一起签收的发票，到底签了哪几张',
  en: 'Which of the invoices signed together were signed in fact',
  fields: [
    {
      name: 'chosen',
      zh: '勾选的发票，每行：号码 金额',
      en: 'chosen invoices, a line: number amount',
      kind: 'lines',
      example: 'F1 1200\nF2 800.50\nF3 300',
    },
    {
      name: 'reread',
      zh: `之后列表里的状态，每行：号码 状态（${SIGNED} 已签收）`,
      en: `states of the list afterwards (${SIGNED} is signed)`,
      kind: 'lines',
      example: `F1 ${SIGNED}\nF2 ${TO_SIGN}`,
    },
  ],
  run({ chosen, reread }) {
    const amounts = pairsOf(chosen);
    const before = [...amounts].map(([key, amount]) => ({ key, status: TO_SIGN, amount }));
    const after = linesOf(reread).map(([key = '', status = '']) => ({
      key,
      status,
      amount: amounts.get(key),
    }));
    const { done, doneAmount, open: left, openAmount, unknown } = batchResult(before, after, SIGNED);
    const listed = (keys: readonly string[]) => (keys.length === 0 ? '无' : keys.join('、'));
    return {
      tone: left.length + unknown.length === 0 ? 'good' : 'bad',
      text: `签收 ${done.length} 张，${formatYuan(doneAmount)}`,
      steps: [
        `已签收：${listed(done)}`,
        `没有签收：${listed(left)}，${formatYuan(openAmount)}`,
        `列表里没有、还不知道：${listed(unknown)}`,
      ],
    };
  },
};

const pace: Trial = {
  id: 'pace',
  entry: 'contract-target',
  zh: '合同目标赶不赶得上',
  en: 'The pace of a contract',
  fields: [
    { name: 'target', zh: '目标', en: 'target', kind: 'text', example: '1000000' },
    { name: 'achieved', zh: '已完成', en: 'achieved', kind: 'text', example: '400000' },
    { name: 'begin', zh: '合同开始', en: 'begin', kind: 'text', example: '2026-01-01' },
    { name: 'end', zh: '合同结束', en: 'end', kind: 'text', example: '2026-12-31' },
    todayField('today'),
  ],
  run({ target, achieved, begin = '', end = '', today: day }) {
    const now = momentOf(day);
    if (!now) return NO_TODAY;
    const [beginDate, endDate] = [readDay(begin), readDay(end)];
    if (beginDate === undefined || endDate === undefined) return bad('合同的开始或结束不是一个日期');
    if (!isAmount(target) || !isAmount(achieved)) return bad('目标或已完成读不出');
    const found = targetPace({ targetAmount: target, achievedAmount: achieved, beginDate, endDate }, now);
    if (!found) return bad('目标要大于 0');
    const time = found.timeShare === undefined ? '时间读不出' : `时间过了 ${found.timeShare}%`;
    return {
      tone: found.isReached ? 'good' : 'plain',
      text: found.text,
      steps: [`完成 ${found.share}%`, time],
    };
  },
};

export const trials: readonly Trial[] = [open, dues, cost, place, bill, signed, pace];
