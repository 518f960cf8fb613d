import { CHART_SIZE, type ChartPoint, heightOf, placeOf } from './chart-scale';
import './chart.css';

export type ChartKind = 'steps' | 'bars';

interface ChartDrawingProps {
  readonly kind: ChartKind;
  readonly points: readonly ChartPoint[];
  /** The point that is read now. */
  readonly current: number;
  /** A value that is drawn as a line across. */
  readonly level: number | undefined;
  readonly isFromZero: boolean;
}

/** Steps of a balance, or bars of amounts, with the line of zero; the texts are outside of the drawing. */
export function ChartDrawing({ kind, points, current, level, isFromZero }: ChartDrawingProps) {
  const heightAt = heightOf(points, isFromZero, level);
  const zero = heightAt(0);
  const [left, width] = placeOf(current, points.length);
  return (
    <svg
      className="chart-drawing"
      viewBox={`0 0 ${CHART_SIZE} ${CHART_SIZE}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {points.map(({ key, isWeekend }, at) => {
        const [from, room] = placeOf(at, points.length);
        return (
          isWeekend && (
            <rect key={key} className="chart-weekend" x={from} y={0} width={room} height={CHART_SIZE} />
          )
        );
      })}
      <rect className="chart-current" x={left} y={0} width={width} height={CHART_SIZE} />
      {zero < CHART_SIZE && points.some(({ value }) => isBelow(value)) && (
        <rect className="chart-below" x={0} y={zero} width={CHART_SIZE} height={CHART_SIZE - zero} />
      )}
      <line className="chart-zero" x1={0} x2={CHART_SIZE} y1={zero} y2={zero} />
      {level !== undefined && (
        <line className="chart-due" x1={0} x2={CHART_SIZE} y1={heightAt(level)} y2={heightAt(level)} />
      )}
      {kind === 'steps' ? (
        <Lines points={points} heightAt={heightAt} />
      ) : (
        points.map((point, at) => (
          <Bar key={point.key} point={point} place={placeOf(at, points.length)} heightAt={heightAt} />
        ))
      )}
      {points.map((point, at) => {
        const [from, room] = placeOf(at, points.length);
        const fallsShort = isBelow(point.value) && !isBelow(points[at - 1]?.value);
        const isMark = point.isDue || (kind === 'steps' && fallsShort);
        return (
          isMark && (
            <line
              key={point.key}
              className="chart-due"
              x1={from + room / 2}
              x2={from + room / 2}
              y1={0}
              y2={CHART_SIZE}
            />
          )
        );
      })}
    </svg>
  );
}

interface LinesProps {
  readonly points: readonly ChartPoint[];
  readonly heightAt: (value: number) => number;
}

/** The values, over the dashed line of what they are measured against. */
function Lines({ points, heightAt }: LinesProps) {
  const stepsOf = (read: (point: ChartPoint) => number | undefined) =>
    stepsThrough(points.map(read), heightAt);
  return (
    <>
      {points.some(({ target }) => target !== undefined) && (
        <path className="chart-other" d={stepsOf(({ value, target }) => target ?? value)} />
      )}
      <path className="chart-line" d={stepsOf(({ value }) => value)} />
    </>
  );
}

/** Each value stays until the next one begins; the line breaks where there is none. */
function stepsThrough(values: readonly (number | undefined)[], heightAt: (value: number) => number): string {
  return values
    .flatMap((value, at) => {
      if (value === undefined) return [];
      const [left, width] = placeOf(at, values.length);
      const begins = at === 0 || values[at - 1] === undefined;
      return [`${begins ? `M${left}` : `L${left}`} ${heightAt(value)} H${left + width}`];
    })
    .join(' ');
}

const isBelow = (value: number | undefined): boolean => value !== undefined && value < 0;

interface BarProps {
  readonly point: ChartPoint;
  readonly place: readonly [left: number, width: number];
  readonly heightAt: (value: number) => number;
}

function Bar({ point: { value, target }, place: [left, width], heightAt }: BarProps) {
  const zero = heightAt(0);
  const edgesOf = (amount: number) => ({
    x: left + width * 0.2,
    y: Math.min(zero, heightAt(amount)),
    width: width * 0.6,
    height: Math.abs(zero - heightAt(amount)),
  });
  return (
    <>
      {target !== undefined && <rect className="chart-target" {...edgesOf(target)} />}
      {value !== undefined && (
        <rect className={value < 0 ? 'chart-bar chart-bar-negative' : 'chart-bar'} {...edgesOf(value)} />
      )}
    </>
  );
}
