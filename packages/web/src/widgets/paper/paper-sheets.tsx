import { Fragment } from 'react';
import {
  type Fit,
  fitOf,
  type Paper,
  type PaperColumn,
  type PaperLine,
  runningOf,
  sheetsOf,
  sumSpan,
} from './paper';
import { PaperHead, PaperSeals, Sheet } from './paper-sheet';
import './paper.css';

interface PaperSheetsProps {
  readonly paper: Paper;
  readonly printed: string;
}

/** A paper on sheets of A4, with its tables over as many as they need. */
export function PaperSheets({ paper, printed }: PaperSheetsProps) {
  const { tables, isUpright = false, notes = [], seals = [], signers = [] } = paper;
  const fits = tables.map((table) => fitOf(table, isUpright));
  const sheets = sheetsOf(paper, fits);
  return (
    <div className="paper" data-upright={isUpright || undefined}>
      {sheets.map((parts, at) => (
        <Sheet
          key={at}
          at={at}
          count={sheets.length}
          head={<PaperHead {...paper} />}
          running={runningOf(paper)}
          printed={printed}
        >
          {parts.map((part) => (
            <Fragment key={part.at}>
              {part.isFirst && tables[part.at]?.heading && <h2>{tables[part.at]?.heading}</h2>}
              <Part lines={part.lines} columns={tables[part.at]?.columns ?? []} fit={fits[part.at]} />
            </Fragment>
          ))}
          {at === sheets.length - 1 && (
            <>
              {notes.map((note) => (
                <p key={note} className="paper-note">
                  {note}
                </p>
              ))}
              {seals.length > 0 && <PaperSeals seals={seals} />}
              {signers.length > 0 && (
                <p className="paper-signers">
                  {signers.map((signer) => (
                    <span key={signer}>{signer}</span>
                  ))}
                </p>
              )}
            </>
          )}
        </Sheet>
      ))}
    </div>
  );
}

interface PartProps {
  readonly columns: readonly PaperColumn[];
  readonly lines: readonly PaperLine[];
  readonly fit: Fit | undefined;
}

function Part({ columns, lines, fit }: PartProps) {
  const scale = fit?.scale ?? 1;
  return (
    <table style={scale < 1 ? { fontSize: `${9 * scale}pt`, lineHeight: `${12.5 * scale}pt` } : {}}>
      <colgroup>
        {columns.map(({ title }, at) => (
          <col key={title} style={{ width: `${fit?.widths[at]}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title, isFigure }) => (
            <th key={title} scope="col" data-figure={isFigure || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <tr key={at} className={line.isSum ? 'paper-sum' : undefined}>
            {line.isSum ? (
              <SumCells line={line} columns={columns} />
            ) : (
              <Cells line={line} columns={columns} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellsProps {
  readonly line: PaperLine;
  readonly columns: readonly PaperColumn[];
}

function Cells({ line, columns }: CellsProps) {
  return columns.map(({ title, isFigure }, at) => (
    <td key={title} data-figure={isFigure || undefined} data-text={!isFigure || undefined}>
      {line.cells[at]}
    </td>
  ));
}

/** The cells of a sum: words go on over the empty ones behind them. */
function SumCells({ line, columns }: CellsProps) {
  return columns.map(({ title, isFigure }, at) => {
    const span = sumSpan(line, at, columns);
    if (span === 0) return null;
    return (
      <td key={title} colSpan={span} data-figure={isFigure || undefined} data-text={!isFigure || undefined}>
        {line.cells[at]}
      </td>
    );
  });
}
