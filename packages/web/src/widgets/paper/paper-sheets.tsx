import { Fragment } from 'react';
import {
  type Paper,
  type PaperColumn,
  type PaperLine,
  runningOf,
  type SheetPart,
  sheetsOf,
  spanOf,
} from './paper';
import { PaperHead, PaperSeals, Sheet } from './paper-sheet';
import './paper.css';

interface PaperSheetsProps {
  readonly paper: Paper;
  readonly printed: string;
}

/** A paper on sheets of A4, with its tables over as many as they need. */
export function PaperSheets({ paper, printed }: PaperSheetsProps) {
  const { isUpright = false, notes = [], seals = [], signers = [] } = paper;
  const sheets = sheetsOf(paper);
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
          {parts.map((part, place) => (
            <Fragment key={place}>
              {part.isFirst && part.table.heading && <h2>{part.table.heading}</h2>}
              <Part {...part} />
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

function Part({ table: { columns }, lines, fit: { widths, scale } }: SheetPart) {
  return (
    <table style={scale < 1 ? { fontSize: `${9 * scale}pt`, lineHeight: `${12.5 * scale}pt` } : {}}>
      <colgroup>
        {columns.map(({ title }, at) => (
          <col key={title} style={{ width: `${widths[at]}mm` }} />
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
            <Cells line={line} columns={columns} />
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

/** The cells of a line; those that a cell before goes on over are none. */
function Cells({ line, columns }: CellsProps) {
  return columns.map(({ title, isFigure }, at) => {
    const span = spanOf(line, at, columns);
    if (span === 0) return null;
    return (
      <td key={title} colSpan={span} data-figure={isFigure || undefined} data-text={!isFigure || undefined}>
        {line.cells[at]}
      </td>
    );
  });
}
