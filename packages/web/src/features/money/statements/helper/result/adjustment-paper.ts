import { type Amount, isAmount, NO_MONEY, subtractMoney } from '@dealer-portal/rules/money';
import type { AdjustedBalances, Bridge } from '@dealer-portal/rules/reconciliation';
import type { Account } from '#platform/session/account';
import { codeAndName } from '#ui/text/joined';
import type { Paper, PaperTable } from '#widgets/paper/paper';
import { AGREED_OR_NOT, BY_HAND, figure } from '#widgets/paper/paper-words';
import { ADJUSTMENT_WORDS } from '../../close/balance-adjustment';
import { GROUPS, OPEN_GROUPS, type ResultGroup, type ResultRow, totalOf } from './result-groups';

/** What the 余额调节表 of a comparison is made of. */
interface Adjusted {
  readonly account: Account;
  /** As its ledger is called. */
  readonly accountName: string;
  readonly period: readonly [begin: string, end: string];
  /** The file of the own book. */
  readonly fileName: string;
  readonly bridge: Bridge;
  readonly groups: readonly ResultGroup[];
  /** The balances at the end of the period. */
  readonly company: Amount;
  readonly dealer: Amount;
  readonly after: AdjustedBalances;
  readonly noteOf: (key: string) => string | undefined;
}

/** The 余额调节表 of two books as a paper: both balances, what each lacks with its note, both balances after that (FIN-02). */
export function adjustmentPaper(adjusted: Adjusted): Paper {
  const { account, accountName, period, fileName } = adjusted;
  const customer = codeAndName(account.saletoCode, account.saleInfo.customerName);
  const days = period.join(' 至 ');
  return {
    title: '余额调节表',
    note: '单位：人民币元',
    isUpright: true,
    facts: [
      ['供方', BY_HAND],
      ['账户', accountName],
      ['客户', customer],
      ['期间', days],
      ['我方账', fileName],
    ],
    tables: [balancesOf(adjusted), ...OPEN_GROUPS.flatMap((kind) => differencesOf(adjusted, kind))],
    notes: [
      ...notesOf(adjusted),
      '调节表只说明两本账为什么不等，不是记账凭证；差异消除以前，同一项目每期都要列出。',
    ],
    seals: [{ party: '供方' }, { party: '客户', name: customer, choices: AGREED_OR_NOT }],
    signers: ['制表', '复核', '负责人'],
    file: ['余额调节表', accountName, period.join('至')],
  };
}

/** What the figures alone do not say: by how much they still differ, and which balance is not there. */
function notesOf({ company, dealer, after: { rest, isEqual } }: Adjusted): readonly string[] {
  const { company: companyBook, customer: ownBook, rest: restText } = ADJUSTMENT_WORDS;
  const unjudged = '两边是否相等还不知道。';
  return [
    ...(isAmount(company) ? [] : [`${companyBook}的期末余额没有取到，${unjudged}`]),
    ...(isAmount(dealer) ? [] : [`${ownBook}的期末余额没有填，${unjudged}`]),
    ...(rest === undefined || isEqual ? [] : [restText(rest)]),
  ];
}

function balancesOf({ period, bridge, groups, company, dealer, after }: Adjusted): PaperTable {
  const count = (kind: ResultGroup['kind']) => groups.find((group) => group.kind === kind)?.rows.length ?? 0;
  const words = ADJUSTMENT_WORDS;
  return {
    heading: '调节',
    columns: [
      { title: words.item },
      { title: words.company, isFigure: true },
      { title: words.customer, isFigure: true },
    ],
    lines: [
      { isSum: true, cells: [words.before(period[1]), figure(company), figure(dealer)] },
      { cells: [`${words.onlyCompany} ${count('onlyCompany')} 笔`, '', figure(bridge.onlyCompany)] },
      { cells: [`${words.onlyCustomer} ${count('onlyDealer')} 笔`, figure(bridge.onlyDealer), ''] },
      {
        cells: [
          `${GROUPS.different} ${count('different')} 对，按公司账`,
          '',
          figure(subtractMoney(NO_MONEY, bridge.differing)),
        ],
      },
      {
        isSum: true,
        cells: [words.after(after.company, after.dealer), figure(after.company), figure(after.dealer)],
      },
    ],
  };
}

function differencesOf({ groups, noteOf }: Adjusted, kind: ResultGroup['kind']): readonly PaperTable[] {
  const rows = groups.find((group) => group.kind === kind)?.rows ?? [];
  if (rows.length === 0) return [];
  return [
    {
      heading: GROUPS[kind],
      columns: [
        { title: '日期' },
        { title: '单据号' },
        { title: '摘要' },
        { title: '公司账', isFigure: true },
        { title: '我方账', isFigure: true },
        { title: '说明' },
      ],
      lines: rows.map((row) => ({
        cells: [
          textOf(row, 'day'),
          textOf(row, 'number'),
          textOf(row, 'text'),
          row.company.length > 0 ? figure(totalOf(row.company)) : '',
          row.dealer.length > 0 ? figure(totalOf(row.dealer)) : '',
          noteOf(row.key) ?? '',
        ],
      })),
    },
  ];
}

/** What the rows of both books say, once where they say the same. */
function textOf({ company, dealer }: ResultRow, field: 'day' | 'number' | 'text'): string {
  return [...new Set([...company, ...dealer].map((row) => row[field]))].filter(Boolean).join('、');
}
