import type { ReactNode } from 'react';
import './fact-lines.css';

interface FactLinesProps {
  /** In the smaller letters of a side column. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** Facts with a line below each: its name at the start, its value at the end. */
export function FactLines({ isSmall = false, children }: FactLinesProps) {
  return <dl className={isSmall ? 'fact-lines fact-lines-small' : 'fact-lines'}>{children}</dl>;
}

interface FactLineProps {
  readonly label: ReactNode;
  readonly className?: string;
  /** The value. */
  readonly children: ReactNode;
}

export function FactLine({ label, className, children }: FactLineProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactWordsProps {
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** Facts whose values are sentences: all begin at one edge beside their names, and may go on in a second line. */
export function FactWords({ facts }: FactWordsProps) {
  return (
    <dl className="fact-words">
      {facts.map(([label, value]) => (
        <FactLine key={label} label={label}>
          {value}
        </FactLine>
      ))}
    </dl>
  );
}

interface ItemLinesProps {
  readonly label?: string;
  /** High enough for items of two lines. */
  readonly isTall?: boolean;
  /** A list item each. */
  readonly children: ReactNode;
}

/** A list that looks the same: each item has its name at the start and its value at the end. */
export function ItemLines({ label, isTall = false, children }: ItemLinesProps) {
  return (
    <ul className={isTall ? 'fact-lines fact-lines-tall' : 'fact-lines'} aria-label={label}>
      {children}
    </ul>
  );
}
