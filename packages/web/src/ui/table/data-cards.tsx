import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../button/plain-button';
import { useInSight } from '../drawing/use-in-sight';
import { Tick } from '../input/tick';
import { cellContent } from './data-cell';
import type { DataColumn, DataTableProps, RowSelection } from './data-table-types';
import { totalsLines, WayToLacking } from './grid-totals';
import { RowActions } from './row-actions';
import { usePrinting } from './use-printing';
import './data-table.css';
import './grid.css';

interface DataCardsProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'rows' | 'rowKey' | 'actions' | 'renderActions' | 'unfolded'> {
  readonly columns: readonly DataColumn<Row>[];
  readonly selection?: RowSelection<Row> | undefined;
}

/** Cards that are drawn at a time: a thousand of them take a phone half a minute. */
const CARDS_AT_A_TIME = 50;

/** The rows as cards of label and value, in the order of the columns: the table of a phone. */
export function DataCards<Row>(props: DataCardsProps<Row>) {
  const { label, rows, rowKey } = props;
  const [limit, setLimit] = useState(CARDS_AT_A_TIME);
  const isPrinting = usePrinting();
  const drawnCount = isPrinting ? rows.length : Math.min(limit, rows.length);
  return (
    <>
      <ul className="data-cards" aria-label={label}>
        {rows.slice(0, drawnCount).map((row) => (
          <DataCard key={rowKey(row)} {...props} row={row} />
        ))}
      </ul>
      {drawnCount < rows.length && (
        <MoreCards
          key={drawnCount}
          drawnCount={drawnCount}
          rowCount={rows.length}
          onMore={() => setLimit(drawnCount + CARDS_AT_A_TIME)}
        />
      )}
    </>
  );
}

interface MoreCardsProps {
  readonly drawnCount: number;
  readonly rowCount: number;
  readonly onMore: () => void;
}

/** The next cards come when the end of the drawn ones nears, or at a press. */
function MoreCards({ drawnCount, rowCount, onMore }: MoreCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInSight(place);
  useEffect(() => {
    if (isNear && typeof IntersectionObserver !== 'undefined') onMore();
  }, [isNear, onMore]);
  return (
    <div ref={place} className="data-cards-more">
      <PlainButton kind="link" onClick={onMore}>
        已显示 {drawnCount} 行，共 {rowCount} 行，显示更多
      </PlainButton>
    </div>
  );
}

function DataCard<Row>({ row, ...props }: DataCardsProps<Row> & { readonly row: Row }) {
  const { columns, rowKey, actions, renderActions, unfolded, selection } = props;
  const [first, ...rest] = columns;
  const key = rowKey(row);
  const disabledReason = selection?.disabledReason?.(row);
  const rowActions = actions?.(row) ?? [];
  const toggle = (isChosen: boolean) =>
    selection?.onChange(
      isChosen ? [...selection.keys, key] : selection.keys.filter((selected) => selected !== key),
    );
  return (
    <li className="data-card" data-row-key={key} tabIndex={-1}>
      <div className="data-card-title">
        {selection && (
          <Tick
            label={`选择 ${key}${disabledReason ? `，${disabledReason}` : ''}`}
            isChecked={selection.keys.includes(key)}
            isDisabled={disabledReason !== undefined}
            title={disabledReason}
            onChange={toggle}
          />
        )}
        <div>{first && cellContent(first, row)}</div>
      </div>
      <dl>
        {rest.map((column) => (
          <div key={column.key} className="data-card-pair" style={{ gridArea: column.cardArea }}>
            <dt className={column.cardArea && 'visually-hidden'}>{column.cardTitle ?? column.title}</dt>
            <dd className={column.isFigure ? 'figure' : ''}>{cellContent(column, row)}</dd>
          </div>
        ))}
      </dl>
      {renderActions?.(row)}
      {rowActions.length > 0 && <RowActions actions={rowActions} of={key} />}
      {unfolded?.key === key && <div className="data-card-unfolded">{unfolded.render(row)}</div>}
    </li>
  );
}

type CardTotalsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'grandTotals'> & {
  readonly totalsLabel: string;
};

/** The totals of the rows, under the cards, and of all rows where the server gives them. */
export function CardTotals<Row extends object>(props: CardTotalsProps<Row>) {
  return totalsLines(props).map(({ label, note, cells }, at) => (
    <TotalsCard
      key={label}
      label={label}
      note={note}
      way={at === 0 && <WayToLacking {...props} />}
      totals={props.columns.flatMap(({ key, title }, at) =>
        cells[at] === undefined ? [] : [{ key, title, value: cells[at] }],
      )}
    />
  ));
}

interface TotalsCardProps {
  readonly label: string;
  readonly note: string | undefined;
  readonly totals: readonly { readonly key: string; readonly title: string; readonly value: ReactNode }[];
  /** Leads to the rows that lack a figure. */
  readonly way: ReactNode;
}

function TotalsCard({ label, note, totals, way }: TotalsCardProps) {
  return (
    <div className="data-card data-card-totals">
      <dl aria-label={label}>
        {totals.map(({ key, title, value }) => (
          <div key={key} className="data-card-pair">
            <dt>
              {label} · {title}
            </dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      {note && <small className="total-note">{note}</small>}
      {way}
    </div>
  );
}
