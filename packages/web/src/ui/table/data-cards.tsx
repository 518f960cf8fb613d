import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { DataColumn, DataTableProps, RowSelection } from './data-table-types';
import { RowActions } from './row-actions';

interface DataCardsProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'rows' | 'rowKey' | 'actions' | 'renderActions'> {
  readonly columns: readonly DataColumn<Row>[];
  readonly selection?: RowSelection<Row> | undefined;
}

const MANY = 50;

/** The rows as cards of label and value, in the order of the columns: the table of a phone. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, columns, rows, rowKey, actions, renderActions, selection } = props;
  const [first, ...rest] = columns;
  const toggle = (key: string, isChosen: boolean) =>
    selection?.onChange(
      isChosen ? [...selection.keys, key] : selection.keys.filter((selected) => selected !== key),
    );
  return (
    <ul className={`data-cards ${rows.length > MANY ? 'data-cards-long' : ''}`} aria-label={label}>
      {rows.map((row) => {
        const key = rowKey(row);
        const disabledReason = selection?.disabledReason?.(row);
        const ownItems = actions?.(row) ?? [];
        return (
          <li key={key} className="data-card" data-row-key={key}>
            <div className="data-card-title">
              {selection && (
                <Checkbox
                  aria-label={`选择 ${key}${disabledReason ? `，${disabledReason}` : ''}`}
                  checked={selection.keys.includes(key)}
                  disabled={disabledReason !== undefined}
                  onChange={({ target }) => toggle(key, target.checked)}
                />
              )}
              <div>{first?.render(row)}</div>
            </div>
            <dl>
              {rest.map((column) => (
                <div key={column.key} className="data-card-pair">
                  <dt>{column.title}</dt>
                  <dd className={column.isFigure ? 'figure' : ''}>{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            {renderActions?.(row)}
            {ownItems.length > 0 && <RowActions actions={ownItems} of={key} />}
          </li>
        );
      })}
    </ul>
  );
}

type CardTotalsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'grandTotals'> & {
  readonly totalsLabel: string;
};

/** What the rows come to, under the cards, and all of them where the server says so. */
export function CardTotals<Row>({ columns, rows, totalsLabel, grandTotals }: CardTotalsProps<Row>) {
  const ofPage = columns.flatMap(({ key, title, total }) =>
    total ? [{ key, title, value: total(rows) }] : [],
  );
  const ofAll = columns.flatMap(({ key, title }) =>
    grandTotals?.[key] === undefined ? [] : [{ key, title, value: grandTotals[key] }],
  );
  return (
    <>
      <TotalsCard label={`${totalsLabel}合计`} totals={ofPage} />
      <TotalsCard label="全部合计" totals={ofAll} />
    </>
  );
}

interface TotalsCardProps {
  readonly label: string;
  readonly totals: readonly { readonly key: string; readonly title: string; readonly value: ReactNode }[];
}

function TotalsCard({ label, totals }: TotalsCardProps) {
  if (totals.length === 0) return null;
  return (
    <dl className="data-card data-card-totals" aria-label={label}>
      {totals.map(({ key, title, value }) => (
        <div key={key} className="data-card-pair">
          <dt>
            {label} · {title}
          </dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
