import type { Paper } from './paper';
import { type PrintLook, PrintSheets } from './print-sheets';

interface PrintPaperProps extends PrintLook {
  /** Makes the paper of what the page shows. */
  readonly paperOf: () => Promise<Paper>;
}

/** Prints what the page shows as a paper of its own. */
export function PrintPaper({ paperOf, ...look }: PrintPaperProps) {
  const draw = async () => {
    const [paper, { PaperSheets }] = await Promise.all([paperOf(), import('./paper-sheets')]);
    const sheets = (printed: string) => <PaperSheets paper={paper} printed={printed} />;
    return { file: paper.file, sheets };
  };
  return <PrintSheets {...look} draw={draw} />;
}
