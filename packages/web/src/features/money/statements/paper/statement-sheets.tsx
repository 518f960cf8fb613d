import { type Amount, compareAmounts, formatMoney, sumAmounts } from '@dealer-portal/rules/money';
import { type PaperSheet, paperSheets } from '@dealer-portal/rules/statements';
import { grouped } from '#ui/grouped';
import { dayText } from '#ui/text/wire-text';
import type { Ledger, Voucher } from '../voucher-report';
import './statement-sheets.css';

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
  readonly printed: string;
  readonly person: string;
}

/** Lines of 5.9 mm that a sheet of A4 across has room for. */
const ROOM = { first: 21, other: 24, end: 15, characters: 20 } as const;

/** A ledger as sheets of A4 across, to be stamped: all rows of the filter, what it opened and closed with, both parties. */
export function StatementSheets({ paper }: { readonly paper: StatementPaper }) {
  const { title, isWhole } = paper;
  const sheets = paperSheets(paper.ledger.records, ROOM);
  const heading = isWhole ? title : `${title}（部分）`;
  return (
    <div className="statement-paper">
      {sheets.map((sheet, at) => (
        <section key={sheet.firstNumber * 2 + Number(sheet.rows.length > 0)} className="statement-sheet">
          {at === 0 ? (
            <Head heading={heading} paper={paper} />
          ) : (
            <p className="statement-running">
              {heading}　{paper.customer}　{paper.account}　{paper.period.join(' 至 ')}　续
            </p>
          )}
          <SheetTable sheet={sheet} paper={paper} isFirst={at === 0} isLast={at === sheets.length - 1} />
          {at === sheets.length - 1 && isWhole && <Seals customer={paper.customer} />}
          <footer className="statement-foot">
            <span>
              打印 {paper.printed}　{paper.person}
            </span>
            <span>
              第 {at + 1} 页，共 {sheets.length} 页
            </span>
          </footer>
        </section>
      ))}
    </div>
  );
}

interface HeadProps {
  readonly heading: string;
  readonly paper: StatementPaper;
}

function Head({ heading, paper }: HeadProps) {
  const { customer, account, period, conditions, ledger } = paper;
  return (
    <>
      <header className="statement-head">
        <h1>{heading}</h1>
        <span>单位：人民币元</span>
      </header>
      <dl className="statement-facts">
        <dt>客户</dt>
        <dd>{customer}</dd>
        <dt>账户</dt>
        <dd>{account}</dd>
        <dt>期间</dt>
        <dd>{period.join(' 至 ')}</dd>
        <dt>范围</dt>
        <dd>
          {conditions.length > 0 ? conditions.join('、') : '全部凭证'}，{ledger.total} 笔
        </dd>
      </dl>
    </>
  );
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
          {COLUMNS.map(([name]) => (
            <th key={name} scope="col">
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
            <td>{row.text}</td>
            <td>{row.orderNo}</td>
            <td>{sideText(row.debit)}</td>
            <td>{sideText(row.credit)}</td>
            <td>{figure(row.balance)}</td>
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
    <tr className="statement-sum">
      <td />
      <td>{day}</td>
      <td colSpan={4}>{name}</td>
      <td>{cell('debit')}</td>
      <td>{cell('credit')}</td>
      <td>{cell('balance')}</td>
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

/** The room for both stamps; the customer says whether the figures agree. */
function Seals({ customer }: { readonly customer: string }) {
  return (
    <div className="statement-seals">
      <div>
        <strong>供方（盖章）</strong>
        <p>经办人　　　　　　　　　　　　　　　年　　月　　日</p>
      </div>
      <div>
        <strong>客户（盖章）</strong> {customer}
        <p>□ 核对相符　□ 不符，我方余额</p>
        <p>经办人　　　　　　　　　　　　　　　年　　月　　日</p>
      </div>
    </div>
  );
}

/** A voucher moves one side: nothing stands on the other one. */
function sideText(amount: Amount): string {
  return compareAmounts(amount, 0) === 0 ? '' : figure(amount);
}

/** The unit stands in the head: no sign of currency; the minus is that of print. */
function figure(amount: Amount): string {
  return formatMoney(amount).replace(/^-/, '\u2212');
}
