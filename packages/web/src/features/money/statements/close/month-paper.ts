import { PERIOD_STATES } from '@dealer-portal/rules/states';
import type { Account } from '#platform/session/account';
import { codeAndName, joined } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';
import { dayText, minuteText } from '#ui/text/wire-text';
import type { Paper, PaperTable } from '#widgets/paper/paper';
import { AGREED_OR_NOT, BY_HAND, figure } from '#widgets/paper/paper-words';
import type { Reconciliation } from '../reconciliation-report';
import { ADJUSTMENT_WORDS } from './balance-adjustment';
import type { CloseDifference } from './close-items';
import { type AdjustmentReasons, adjustmentLines } from './save-adjustment';

interface ClosedPaper {
  readonly reconciliation: Reconciliation;
  readonly isEqual: boolean;
  readonly account: Account;
  /** As its ledger is called. */
  readonly accountName: string;
  readonly reasons: AdjustmentReasons;
}

/**
 * The paper of a closed month: 月度往来确认函 where both books agree, else 余额调节表 with each difference, its reason,
 * and both balances after it (FIN-02).
 */
export function monthPaper({ reconciliation, isEqual, account, accountName, reasons }: ClosedPaper): Paper {
  const { id, period, status, confirmUser, confirmTime = '' } = reconciliation;
  const customer = codeAndName(account.saletoCode, account.saleInfo.customerName);
  const title = `${isEqual ? '月度往来确认函' : '余额调节表'} ${period}`;
  const isConfirmed = status === PERIOD_STATES.confirmed.value;
  const confirmation = joined([confirmUser, minuteText(confirmTime)], '，');
  return {
    title,
    note: `编号 ${id}　单位：人民币元`,
    isUpright: true,
    facts: [
      ['供方', BY_HAND],
      ['账户', accountName],
      ['客户', customer],
      ['期间', period],
      ['门户', isConfirmed ? `客户已确认${confirmation && `：${confirmation}`}` : '客户有异议，等公司核对'],
    ],
    tables: isEqual
      ? [balances(reconciliation)]
      : [
          balances(reconciliation),
          adjustmentTable(reconciliation, reasons),
          ...differencesOf(reconciliation, reasons),
        ],
    notes: [
      ...(reasons.ofMonth ? [`差异原因：${reasons.ofMonth}`] : []),
      isEqual
        ? '一式两份，双方各执一份。'
        : '调节表只说明两本账为什么不等，不是记账凭证；差异消除以前，同一项目每期都要列出。',
    ],
    seals: [{ party: '供方' }, { party: '客户', name: customer, choices: AGREED_OR_NOT }],
    signers: ['制表', '复核', '负责人'],
    file: [isEqual ? '往来确认函' : '余额调节表', accountName, period],
  };
}

function balances({ companyBalance, customerBalance, difference, period }: Reconciliation): PaperTable {
  return {
    heading: '双方余额',
    columns: [
      { title: '项目' },
      { title: ADJUSTMENT_WORDS.company, isFigure: true },
      { title: ADJUSTMENT_WORDS.customer, isFigure: true },
      { title: ADJUSTMENT_WORDS.difference, isFigure: true },
    ],
    lines: [
      {
        isSum: true,
        cells: [
          ADJUSTMENT_WORDS.before(period),
          figure(companyBalance),
          figure(customerBalance),
          figure(difference),
        ],
      },
    ],
  };
}

function adjustmentTable(month: Reconciliation, reasons: AdjustmentReasons): PaperTable {
  return {
    heading: '调节',
    columns: [
      { title: ADJUSTMENT_WORDS.item },
      { title: '原因' },
      { title: ADJUSTMENT_WORDS.company, isFigure: true },
      { title: ADJUSTMENT_WORDS.customer, isFigure: true },
    ],
    lines: adjustmentLines(month, reasons).map(({ item, company, customer, reason, isSum = false }) => ({
      isSum,
      cells: [
        item,
        reason,
        company === null ? '' : figure(company),
        customer === null ? '' : figure(customer),
      ],
    })),
  };
}

function differencesOf(month: Reconciliation, { of }: AdjustmentReasons): readonly PaperTable[] {
  const differences: readonly CloseDifference[] = listOf(month.differenceList);
  if (differences.length === 0) return [];
  return [
    {
      heading: '差异和原因',
      columns: [
        { title: '日期' },
        { title: '凭证号' },
        { title: '订单号' },
        { title: '原因' },
        { title: '差', isFigure: true },
      ],
      lines: differences.map((difference) => ({
        cells: [
          dayText(difference.voucherDate),
          difference.voucherNo || '无对应凭证',
          difference.orderNo ?? '',
          of(difference) ?? '',
          figure(difference.difference),
        ],
      })),
    },
  ];
}
