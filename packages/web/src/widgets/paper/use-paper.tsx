import { wireMinute } from '@dealer-portal/rules/time';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAccount } from '#platform/session/account';
import { fileTitle } from '#ui/text/file-title';
import type { Paper } from './paper';
import { usePrinted } from './use-printed';

type Sheets = typeof import('./paper-sheets');

interface DrawnPaper extends Pick<Sheets, 'PaperSheets'> {
  readonly paper: Paper;
  readonly printed: string;
  readonly fileName: string;
}

/** Prints papers: `sheets` stands anywhere in the page, `print` draws a paper into it, without frame and watermark, and prints that. */
export function usePaper() {
  const { realName, userName } = useAccount().user;
  const [drawn, setDrawn] = useState<DrawnPaper>();
  usePrinted(
    drawn,
    useCallback(() => setDrawn(undefined), []),
  );
  const print = async (paper: Paper): Promise<void> => {
    const { PaperSheets } = await import('./paper-sheets');
    const minute = wireMinute(Date.now()) ?? '';
    const printed = `${minute}　${realName ?? userName}`;
    setDrawn({ paper, printed, fileName: fileTitle([...paper.file, minute]), PaperSheets });
  };
  const sheets =
    drawn && createPortal(<drawn.PaperSheets paper={drawn.paper} printed={drawn.printed} />, document.body);
  return { print, sheets };
}
