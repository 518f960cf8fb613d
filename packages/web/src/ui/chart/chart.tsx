import { type CSSProperties, useState } from 'react';
import { ChartDrawing, type ChartKind } from './chart-drawing';
import { CHART_SIZE, type ChartPoint, placeOf } from './chart-scale';
import './chart.css';

interface ChartProps {
  /** The drawing's name for screen readers. */
  readonly label: string;
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  /** Pixels of the drawing; 64 when absent. */
  readonly height?: number;
  /** Every so many points the name stands below the drawing; nowhere when absent. */
  readonly namesEvery?: number;
  /** A value that the others are compared with, as a line across; the label says what it is. */
  readonly level?: number;
  /** Steps begin at 0 as bars do: how much is left counts, and not how it moves. */
  readonly isFromZero?: boolean;
}

/** A chart that is read by keyboard point by point, or as a table; on paper it stands as it is shown. */
export function Chart({
  label,
  kind,
  points: given,
  height = 64,
  level,
  namesEvery,
  isFromZero = kind === 'bars',
}: ChartProps) {
  const points = given.map(withName);
  const [isTable, setTable] = useState(false);
  const [at, setAt] = useState(points.length - 1);
  const current = Math.min(at, points.length - 1);
  const point = points[current];
  if (!point) return null;
  const reading = `${point.name} ${point.text}`;
  return (
    <figure className="chart">
      <figcaption>
        <span>{label}</span>
        <strong className="chart-words">{reading}</strong>
        <button
          type="button"
          className="chart-switch no-print"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? '看图' : '看表'}
        </button>
      </figcaption>
      {isTable ? (
        <ChartTable label={label} points={points} />
      ) : (
        <div className="chart-room" style={{ height }}>
          <ChartDrawing kind={kind} points={points} current={current} level={level} isFromZero={isFromZero} />
          <input
            type="range"
            className="chart-reader"
            aria-label={`${label}，用左右键逐个读`}
            aria-valuetext={reading}
            min={0}
            max={points.length - 1}
            value={current}
            onChange={({ target }) => setAt(Number(target.value))}
          />
        </div>
      )}
      {!isTable && namesEvery !== undefined && <Axis points={points} every={namesEvery} />}
    </figure>
  );
}

/** A point whose name did not come still has its value. */
const withName = (point: ChartPoint): ChartPoint =>
  typeof point.name === 'string' && point.name !== '' ? point : { ...point, name: '—' };

interface AxisProps {
  readonly points: readonly ChartPoint[];
  readonly every: number;
}

/** Names below the drawing; all of them are read out with their values. */
function Axis({ points, every }: AxisProps) {
  return (
    <div className="chart-axis" aria-hidden>
      {points.map(
        ({ key, name }, at) =>
          at % every === 0 && (
            <span key={key} style={sideOf(at, points.length)}>
              {name}
            </span>
          ),
      )}
    </div>
  );
}

/** At the left edge of its place; near the end at the right edge, so that it stays below the drawing. */
function sideOf(at: number, count: number): CSSProperties {
  const [left, width] = placeOf(at, count);
  return left < LATE ? { left: `${left}%` } : { right: `${CHART_SIZE - left - width}%` };
}

/** Where a name begins that would reach over the end, in hundredths of the width. */
const LATE = 80;

function ChartTable({ label, points }: Pick<ChartProps, 'label' | 'points'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard.
    <section className="chart-table" aria-label={`${label}（表）`} tabIndex={0}>
      <table>
        <tbody>
          {points.map(({ key, name, text }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="figure">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
