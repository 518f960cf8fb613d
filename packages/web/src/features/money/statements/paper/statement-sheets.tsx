import { type Amount, compareAmounts, sumAmounts } from '@dealer-portal/rules/money';
import { type PaperSheet, paperSheets } from '@dealer-portal/rules/statements';
import { grouped } from '#ui/grouped';
import { dayText } from '#ui/text/wire-text';
import { factLinesMore } from '#widgets/paper/paper';
import { PaperHead, PaperSeals, Sheet } from '#widgets/paper/paper-sheet';
import { AGREED_OR_NOT, BY_HAND, figure } from '#widgets/paper/paper-words';
import '#widgets/paper/paper.css';
import type { Ledger, Voucher } from '../voucher-report';

/** All that stands on the paper of a ledger. */
export interface StatementPaper {
  readonly title: string;
  /** Its vouchers oldest first, with the figures of the server. */
  readonly ledger: Ledger;
  readonly customer: string;
  readonly account: string;
  readonly period: readonly [begin: string, end: string];
  /** The conditions besides account and period. */
  readonly conditions: readonly string[];
  /** All vouchers of a period with both its days: only then it is a statement, with opening, closing and stamps. */
  readonly isWhole: boolean;
}

/** Lines of 5.9 mm that a sheet of A4 across has room for. */
const ROOM = { first: 20, other: 24, end: 15, characters: 20 } as const;

interface StatementSheetsProps {
  readonly paper: StatementPaper;
  /** When, and by whom. */
  readonly printed: string;
}

/** A ledger as sheets of A4 across, to be stamped: all rows of the filter, what it opened and closed with, both parties. */
export function StatementSheets({ paper, printed }: StatementSheetsProps) {
  const { title, isWhole, customer, account, period } = paper;
  const facts = factsOf(paper);
  // The lines of the head that are more than usual take about as many of the table.
  const sheets = paperSheets(paper.ledger.records, { ...ROOM, first: ROOM.first - factLinesMore(facts) });
  const heading = isWhole ? title : `${title}（部分）`;
  return (
    <div className="paper">
      {sheets.map((sheet, at) => (
        <Sheet
          key={sheet.firstNumber * 2 + Number(sheet.rows.length > 0)}
          at={at}
          count={sheets.length}
          head={<PaperHead title={heading} note="单位：人民币元" facts={facts} />}
          running={[heading, customer, account, daysOf(period)].join('　')}
          printed={printed}
        >
          <SheetTable sheet={sheet} paper={paper} isFirst={at === 0} isLast={at === sheets.length - 1} />
          {at === sheets.length - 1 && isWhole && (
            <PaperSeals
              seals={[{ party: '供方' }, { party: '客户', name: customer, choices: AGREED_OR_NOT }]}
            />
          )}
        </Sheet>
      ))}
    </div>
  );
}

function factsOf({ customer, account, period, conditions, ledger }: StatementPaper) {
  const range = conditions.length > 0 ? conditions.join('、') : '全部凭证';
  return [
    ['供方', BY_HAND],
    ['账户', account],
    ['客户', customer],
    ['期间', daysOf(period)],
    ['范围', `${range}，${ledger.total} 笔`],
  ] as const;
}

/** 不限 without both days; a dash for the one that is open. */
function daysOf(period: StatementPaper['period']): string {
  return period.some(Boolean) ? period.map((day) => day || '—').join(' 至 ') : '不限';
}

/** The widths in millimetres: the text takes the rest; an amount of eleven digits fits in bold. */
const COLUMNS = [
  ['序', 9],
  ['日期', 21],
  ['凭证号', 26],
  ['类型', 17],
  ['摘要', undefined],
  ['订单号', 27],
  ['借方', 32],
  ['贷方', 32],
  ['余额', 34],
] as const;

/** The place of the first column of figures. */
const FIRST_FIGURE = COLUMNS.length - 3;

interface SheetTableProps {
  readonly sheet: PaperSheet<Voucher>;
  readonly paper: StatementPaper;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function SheetTable({ sheet, paper, isFirst, isLast }: SheetTableProps) {
  const { ledger, period, isWhole } = paper;
  return (
    <table>
      <colgroup>
        {COLUMNS.map(([name, width]) => (
          <col key={name} style={width === undefined ? {} : { width: `${width}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {COLUMNS.map(([name], at) => (
            <th key={name} scope="col" data-figure={at >= FIRST_FIGURE || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isFirst && isWhole && <SumRow day={period[0]} name="期初余额" balance={ledger.openingBalance} />}
        {sheet.before && <SumRow name="承前页" {...sheet.before} />}
        {sheet.rows.map((row, at) => (
          <tr key={row.voucherNo}>
            <td>{sheet.firstNumber + at}</td>
            <td>{dayText(row.voucherDate)}</td>
            <td>{row.voucherNo}</td>
            <td>{row.voucherTypeName}</td>
            <td data-text>{row.text}</td>
            <td>{row.orderNo}</td>
            <td data-figure>{sideText(row.debit)}</td>
            <td data-figure>{sideText(row.credit)}</td>
            <td data-figure>{figure(row.balance)}</td>
          </tr>
        ))}
        {ledger.records.length === 0 && <SumRow name="本期没有凭证" />}
        {sheet.after && <SumRow name="转次页" {...sheet.after} />}
        {isLast && (
          <SumRow
            name={isWhole ? '本期发生' : '合计'}
            debit={ledger.debitTotal}
            credit={ledger.creditTotal}
          />
        )}
        {isLast && isWhole && (
          <SumRow day={period[1]} name="期末余额 = 期初余额 − 借方 + 贷方" balance={ledger.closingBalance} />
        )}
        {isLast && <TypeRows rows={ledger.records} />}
      </tbody>
    </table>
  );
}

interface SumRowProps {
  readonly name: string;
  readonly day?: string;
  readonly debit?: Amount;
  readonly credit?: Amount;
  readonly balance?: Amount;
}

function SumRow({ name, day = '', ...amounts }: SumRowProps) {
  const cell = (side: 'debit' | 'credit' | 'balance') => (side in amounts ? figure(amounts[side]) : '');
  return (
    <tr className="paper-sum">
      <td />
      <td>{day}</td>
      <td colSpan={4}>{name}</td>
      <td data-figure>{cell('debit')}</td>
      <td data-figure>{cell('credit')}</td>
      <td data-figure>{cell('balance')}</td>
    </tr>
  );
}

/** The types of the vouchers with their number and sums. */
function TypeRows({ rows }: { readonly rows: readonly Voucher[] }) {
  const typeOf = ({ voucherTypeName = '其他' }: Voucher) => voucherTypeName;
  return [...grouped(rows, typeOf)].map(([type, own]) => (
    <SumRow
      key={type}
      name={`其中 ${type} ${own.length} 笔`}
      debit={sumAmounts(own.map(({ debit }) => debit))}
      credit={sumAmounts(own.map(({ credit }) => credit))}
    />
  ));
}

/** A voucher moves one side: nothing stands on the other one. */
function sideText(amount: Amount): string {
  return compareAmounts(amount, 0) === 0 ? '' : figure(amount);
}
