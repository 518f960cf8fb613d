import type { CSSProperties } from 'react';
import './ruler.css';

interface RulerProps {
  /** Where it stands, 0 to 100; undefined draws it dashed and empty: what will not go on. */
  readonly value: number | undefined;
  /** How many steps the ticks divide it into. */
  readonly steps?: number;
  /** The meaning of the bar: on its way, ended well, has a date, too much. */
  readonly tone?: 'primary' | 'success' | 'due' | 'error';
  /** In pixels; without it the ruler takes the room that it is given. */
  readonly width?: number;
}

const FULL = 100;
const STEPS = 3;

/**
 * A hairline with ticks and a bar for a progress: an order, used credit, steps of a form. Decorative: the text or
 * figure of the same fact must be next to it.
 */
export function Ruler({ value, steps = STEPS, tone = 'primary', width }: RulerProps) {
  const style: Record<`--${string}`, string | number> & CSSProperties = {
    '--ruler-value': Math.min(Math.max(value ?? 0, 0), FULL),
    '--ruler-steps': steps,
    ...(width !== undefined && { width }),
  };
  const dashed = value === undefined ? ' ruler-ended' : '';
  return <span className={`ruler ruler-${tone}${dashed}`} style={style} aria-hidden="true" />;
}

interface ShareRulerProps {
  /** How much is done, from 0 to 1. */
  readonly share: number;
  readonly steps?: number;
}

/** The progress of work, in the tone of success once it is complete. */
export function ShareRuler({ share, steps = 4 }: ShareRulerProps) {
  return <Ruler value={FULL * share} steps={steps} tone={share === 1 ? 'success' : 'primary'} />;
}
