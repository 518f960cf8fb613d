import type { ReactNode } from 'react';
import type { PaperSeal } from './paper';
import { BY_HAND } from './paper-words';
import './paper.css';

interface SheetProps {
  /** Its place among the sheets, from 0. */
  readonly at: number;
  readonly count: number;
  readonly head: ReactNode;
  /** What further sheets say in place of the head. */
  readonly running: string;
  /** When it was printed, and by whom. */
  readonly printed: string;
  readonly children: ReactNode;
}

/** One sheet of a paper: the head or what it goes on with, its part, and page x of y. */
export function Sheet({ at, count, head, running, printed, children }: SheetProps) {
  return (
    <section className="paper-sheet">
      {at === 0 ? head : <p className="paper-running">{running}　续</p>}
      {children}
      <footer className="paper-foot">
        <span>打印 {printed}</span>
        <span>
          第 {at + 1} 页，共 {count} 页
        </span>
      </footer>
    </section>
  );
}

interface PaperHeadProps {
  readonly title: string;
  readonly note: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
}

/** The head of the first sheet: what it is, both parties, account, period and range. */
export function PaperHead({ title, note, facts }: PaperHeadProps) {
  return (
    <>
      <header className="paper-head">
        <h1>{title}</h1>
        <span>{note}</span>
      </header>
      <dl className="paper-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The room for the stamps; each party signs, and says what it confirms. */
export function PaperSeals({ seals }: { readonly seals: readonly PaperSeal[] }) {
  return (
    <div className="paper-seals">
      {seals.map(({ party, name, choices }) => (
        <div key={party}>
          <p>
            <strong>{party}（盖章）</strong> {name ?? BY_HAND}
          </p>
          {choices && <p>{choices}</p>}
          <p>经办人　　　　　　　　　　　　　　　年　　月　　日</p>
        </div>
      ))}
    </div>
  );
}
