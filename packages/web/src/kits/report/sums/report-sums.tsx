import { addAmounts, readMoney, sumAmounts, type Money as Yuan } from '@dealer-portal/rules/money';
import { PlainButton } from '#ui/button/plain-button';
import { Money } from '#ui/text/money';
import type { ReportSum, SumGroup } from '../define-report';
import type { Selection } from '../use-selection';
import './report-sums.css';

export interface ReportSumsProps<Row, Name extends string> {
  readonly sums: readonly ReportSum<Row, Name>[];
  readonly selection: Selection<Row>;
  readonly onNarrow: (filters: Readonly<Partial<Record<Name, string>>>) => void;
}

/** The sums of the chosen rows by some of their facts, or of those of the page; a press leaves one group alone. */
export function ReportSums<Row, Name extends string>({
  sums,
  selection,
  onNarrow,
}: ReportSumsProps<Row, Name>) {
  const { rows, isWhole } = selection;
  return (
    <aside className="report-sums" aria-label={isWhole ? '汇总' : '本页汇总'}>
      {sums.map((sum) => (
        <SumList key={sum.title} sum={sum} rows={rows} onNarrow={onNarrow} />
      ))}
      <p className="secondary">{isWhole ? '按全部行汇总' : '按本页的行汇总'}，点一行只看这一类。</p>
    </aside>
  );
}

interface SumListProps<Row, Name extends string>
  extends Omit<ReportSumsProps<Row, Name>, 'sums' | 'selection'> {
  readonly rows: readonly Row[];
  readonly sum: ReportSum<Row, Name>;
}

function SumList<Row, Name extends string>({ sum, rows, onNarrow }: SumListProps<Row, Name>) {
  const groups = groupSums(sum, rows);
  const total = sumAmounts(groups.map(({ amount }) => amount));
  return (
    <section aria-label={sum.title}>
      <h2>{sum.title}</h2>
      <dl>
        {groups.map(({ name, filters, amount }) => (
          <div key={name}>
            <dt>
              {filters ? (
                <PlainButton kind="link" size="small" onClick={() => onNarrow(filters)}>
                  {name}
                </PlainButton>
              ) : (
                name
              )}
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div>
          <dt>合计</dt>
          <dd>
            <Money amount={total} strong />
          </dd>
        </div>
      </dl>
    </section>
  );
}

interface GroupSum<Name extends string> extends SumGroup<Name> {
  /** Undefined where the amount of a row cannot be read. */
  readonly amount: Yuan | undefined;
}

/** The groups in the order in which the rows name them. */
function groupSums<Row, Name extends string>(
  { group, amount }: ReportSum<Row, Name>,
  rows: readonly Row[],
): readonly GroupSum<Name>[] {
  const sums = new Map<string, GroupSum<Name>>();
  for (const row of rows) {
    const sumGroup = group(row);
    if (!sumGroup) continue;
    const before = sums.get(sumGroup.name);
    const sum = before ? addAmounts(before.amount, amount(row)) : readMoney(amount(row));
    sums.set(sumGroup.name, { ...sumGroup, amount: sum });
  }
  return [...sums.values()];
}
