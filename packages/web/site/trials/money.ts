/** Trials of a payer's month, of a payment password, of suggestions and of a frozen account. */
import { type TallyDifference, tallyLines } from '@dealer-portal/rules/easy-tally';
import { FREEZE_STEPS, freezeProgress } from '@dealer-portal/rules/freeze-progress';
import { formatYuan, readMoney, sentFigure, sumMoney } from '@dealer-portal/rules/money';
import {
  type CloseItem,
  closeProgress,
  closeRefusal,
  monthCloseText,
} from '@dealer-portal/rules/month-close';
import { newPasswordRefusal, passwordText } from '@dealer-portal/rules/payment-password';
import { bridgeOf, differenceHint, matchBooks } from '@dealer-portal/rules/reconciliation';
import { runwayRefusal, runways, runwayText } from '@dealer-portal/rules/runway';
import { choicesOf, PERIOD_STATES } from '@dealer-portal/rules/states';
import { readDay } from '@dealer-portal/rules/time';
import {
  bad,
  choicesAmong,
  FREEZE_FLAGS,
  good,
  judged,
  linesOf,
  momentOf,
  NO_TODAY,
  plain,
  type Trial,
  todayField,
} from './trial';

const runway: Trial = {
  id: 'runway',
  entry: 'runway',
  zh: '这个月哪天缺钱',
  en: 'On which day money falls short',
  fields: [
    { name: 'today', zh: '今天', en: 'today', kind: 'text', example: '2026-11-22' },
    { name: 'balance', zh: '余额', en: 'balance', kind: 'text', example: '100000' },
    {
      name: 'dues',
      zh: '应付，每行：日期 金额 用途',
      en: 'dues, a line: day amount purpose',
      kind: 'lines',
      example: '2026-11-30 60000 订单尾款\n2026-12-14 70000 借款应还',
    },
  ],
  run({ today = '', balance = '', dues }) {
    const facts = {
      today,
      payers: [{ payerCode: 'P', payerType: '01', balance }],
      dues: linesOf(dues).map(([day = '', amount = '', text = '应付']) => ({
        payerCode: 'P',
        day,
        amount,
        text,
        field: 'amount',
      })),
      transfers: [],
    };
    const refusal = runwayRefusal(facts, 'P');
    const [month] = runways(facts);
    if (refusal || !month) return bad(runwayText(refusal) ?? '推算不出');
    const { short, lowest, days, trace } = month;
    return {
      ...(short
        ? bad(`${short.day} 起不够，30 天内共缺 ${formatYuan(short.amount)}`)
        : good(`30 天内够用，最低 ${formatYuan(lowest.balance)}（${lowest.day}）`)),
      steps: trace.map(({ text }) => text),
      table: {
        head: ['日期', '付什么', '当天余额'],
        rows: days
          .filter((day) => day.dues.length > 0)
          .map((day) => [day.day, day.dues.map(({ text }) => text).join('、'), formatYuan(day.balance)]),
      },
    };
  },
};

const password: Trial = {
  id: 'password',
  entry: 'payment-password',
  zh: '支付密码好不好猜',
  en: 'Whether a payment password is easy to guess',
  isSecret: true,
  fields: [{ name: 'digits', zh: '六位数字', en: 'six digits', kind: 'text', example: '123456' }],
  run({ digits = '' }) {
    return judged(passwordText(newPasswordRefusal(digits, {})), '可以用');
  },
};

/** Rows of a book: day and amount. */
function bookOf(text: string | undefined, name: string) {
  return linesOf(text).map(([typedDay = '', typedAmount = ''], at) => {
    const day = readDay(typedDay);
    const amount = readMoney(typedAmount.replaceAll(',', ''));
    return { key: `${name}${at + 1}`, line: `${typedDay} ${typedAmount}`.trim(), day, amount };
  });
}

const books: Trial = {
  id: 'books',
  entry: 'reconciliation',
  zh: '两本账对一对',
  en: 'The own book against the statement',
  fields: [
    {
      name: 'company',
      zh: '公司的账，每行：日期 金额',
      en: 'the statement, a line: day amount',
      kind: 'lines',
      example: '2026-11-05 70000\n2026-11-12 16485',
    },
    {
      name: 'dealer',
      zh: '自己的账',
      en: 'the own book',
      kind: 'lines',
      example: '2026.11.03 70,000\n2026.11.12 16458',
    },
  ],
  run(typed) {
    const company = bookOf(typed['company'], 'C');
    const dealer = bookOf(typed['dealer'], 'D');
    const unread = [...company, ...dealer].find(
      ({ day, amount }) => day === undefined || amount === undefined,
    );
    if (unread) return bad(`“${unread.line}”读不出日期或金额`);
    const rows = (book: typeof company) =>
      book.flatMap(({ key, day, amount }) => (day && amount ? [{ key, day, amount, numbers: [] }] : []));
    const both = { company: rows(company), dealer: rows(dealer) };
    const matching = matchBooks(both);
    const { difference } = bridgeOf(both, matching);
    const hint = differenceHint(
      sumMoney(both.company.map(({ amount }) => amount)),
      sumMoney(both.dealer.map(({ amount }) => amount)),
    );
    return {
      ...(difference === '0.00' ? good('两本账一致') : bad(`相差 ${difference} 元`)),
      steps: [`对上 ${matching.matches.length} 笔`, ...(hint === undefined ? [] : [hint])],
    };
  },
};

const TASKS = ['difference', 'rebate', 'loan', 'bill'] as const;
const GROUP_OF = { difference: 'difference', rebate: 'rebate', loan: 'due', bill: 'due' } as const;

/** What is to be done, of a line; undefined for a kind that is not known and without a number. */
function closeItem([name, number, mark]: readonly string[]): CloseItem | undefined {
  const kind = TASKS.find((task) => task === name);
  if (!kind || number === undefined) return undefined;
  const task = kind === 'difference' ? { kind, voucherNo: number } : { kind, number };
  return { group: GROUP_OF[kind], task, isDone: mark === '√' };
}

const close: Trial = {
  id: 'close',
  entry: 'month-close',
  zh: '这个月能不能确认',
  en: 'Whether a month can be confirmed',
  fields: [
    {
      name: 'status',
      zh: '账期状态',
      en: 'state of the month',
      kind: 'choice',
      example: PERIOD_STATES.toConfirm.value,
      choices: choicesAmong(choicesOf(PERIOD_STATES)),
    },
    {
      name: 'items',
      zh: `要办的事，每行：${TASKS.join('、')} 号码；行末 √ 已办`,
      en: 'what is to be done, a line: kind number; √ behind is done',
      kind: 'lines',
      example: 'difference 5100001 √\nrebate FL1\nbill 131345200018520261118000000226',
    },
    { name: 'reason', zh: '说明', en: 'explanation', kind: 'lines', example: '' },
  ],
  run({ status = '', items: typed, reason = '' }) {
    const rows = linesOf(typed).map((words) => ({ line: words.join(' '), item: closeItem(words) }));
    const unread = rows.find(({ item }) => !item);
    if (unread) return bad(`“${unread.line}”读不出：种类是 ${TASKS.join('、')}，后面是号码`);
    const items = rows.flatMap(({ item }) => item ?? []);
    const { done, all } = closeProgress(items);
    return {
      ...judged(monthCloseText(closeRefusal(status, items, reason)), '可以确认'),
      steps: [`${all} 件事，办了 ${done} 件`],
    };
  },
};

const DIFFERENCES = {
  same: '一样',
  more: '多订了',
  less: '少订了',
  unrecorded: '没有记录',
  notOrdered: '没有订',
  unreadable: '有一个数读不出',
} as const satisfies Readonly<Record<TallyDifference, string>>;

const tally: Trial = {
  id: 'tally',
  entry: 'easy-tally',
  zh: '订单和易管货的建议差多少',
  en: 'An order against the records of easy goods management',
  fields: [
    {
      name: 'ordered',
      zh: '订单，每行：产品 数量',
      en: 'the order, a line: product quantity',
      kind: 'lines',
      example: 'A 8\nB 5',
    },
    {
      name: 'recorded',
      zh: '记录，每行：产品 建议 采用',
      en: 'records, a line: product suggested taken',
      kind: 'lines',
      example: 'A 12 10\nC 3 3',
    },
  ],
  run({ ordered, recorded }) {
    const lines = tallyLines(
      linesOf(ordered).map(([productCode = '', number]) => ({ productCode, number: sentFigure(number) })),
      linesOf(recorded).map(([productCode = '', suggested, number]) => ({
        productCode,
        suggestNumber: sentFigure(suggested),
        number: sentFigure(number),
      })),
    );
    const figure = (value: number | undefined) =>
      value === undefined || Number.isNaN(value) ? '—' : String(value);
    const count = lines.filter(({ difference }) => difference !== 'same').length;
    return {
      tone: count > 0 ? 'bad' : 'good',
      text: `${lines.length} 个产品，${count} 个不一样`,
      table: {
        head: ['产品', '建议', '采用', '订了', '差别'],
        rows: lines.map(({ productCode, suggested, recorded: taken, ordered: pieces, difference }) => [
          productCode,
          figure(suggested),
          figure(taken),
          figure(pieces),
          DIFFERENCES[difference],
        ]),
      },
    };
  },
};

const progress: Trial = {
  id: 'progress',
  entry: 'freeze-progress',
  zh: '解冻走到哪一步、轮到谁',
  en: 'How far an unfreezing has come, and whose turn it is',
  fields: [
    {
      name: 'store',
      zh: '无门店（M）',
      en: 'no store (M)',
      kind: 'choice',
      example: 'B',
      choices: FREEZE_FLAGS,
    },
    {
      name: 'zombie',
      zh: '僵尸户（J）',
      en: 'zombie account (J)',
      kind: 'choice',
      example: 'D2026110001',
      choices: FREEZE_FLAGS,
    },
    { name: 'applied', zh: '申请日期', en: 'day of the application', kind: 'text', example: '2026-11-12' },
    todayField('today'),
  ],
  run({ store, zombie, applied = '', today }) {
    const now = momentOf(today);
    if (!now) return NO_TODAY;
    const apply = {
      unfreezeNo: 'D2026110001',
      freezeType: '',
      freezeTypeName: '',
      reason: '',
      status: '',
      statusName: '',
      applyDate: applied,
    };
    const { step, waitingDays, turns } = freezeProgress({ M: store, J: zombie }, [apply], now);
    if (turns.length === 0) return good('没有冻结');
    return {
      ...plain(
        `走到“${FREEZE_STEPS[step] ?? step}”${waitingDays === undefined ? '' : `，等了 ${waitingDays} 天`}`,
      ),
      steps: turns.map(({ name, who }) => `${name}：轮到${who === 'dealer' ? '经销商' : '公司'}`),
    };
  },
};

export const trials: readonly Trial[] = [runway, books, close, tally, progress, password];
