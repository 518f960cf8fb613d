import { wireMinute } from '@dealer-portal/rules/time';
import { useMutation } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { useAccount } from '#platform/session/account';
import { fileTitle } from '#ui/text/file-title';
import { sayNotPrinted, whyNotPrinted } from './not-printed';
import type { Paper } from './paper';
import { usePrinted } from './use-printed';

type Sheets = typeof import('./paper-sheets');

interface DrawnPaper extends Pick<Sheets, 'PaperSheets'> {
  readonly paper: Paper;
  readonly printed: string;
  readonly fileName: string;
}

/**
 * Prints a paper: `sheets` stands anywhere in the page, `print` draws the paper into it, without frame and watermark, and
 * prints that, or says why it is not printed.
 * @param lacking what lacks where the paper cannot be made and no call says why
 */
export function usePaper(paperOf: () => Promise<Paper>, lacking: string) {
  const { realName, userName } = useAccount().user;
  const [drawn, setDrawn] = usePrinted<DrawnPaper>();
  const making = useMutation({
    mutationFn: async () => {
      const [paper, { PaperSheets }] = await Promise.all([paperOf(), import('./paper-sheets')]);
      const minute = wireMinute(Date.now()) ?? '';
      const printed = `${minute}　${realName ?? userName}`;
      setDrawn({ paper, printed, fileName: fileTitle([...paper.file, minute]), PaperSheets });
    },
    onError: (error) => sayNotPrinted(whyNotPrinted(error, lacking)),
  });
  const sheets =
    drawn && createPortal(<drawn.PaperSheets paper={drawn.paper} printed={drawn.printed} />, document.body);
  return { print: () => making.mutate(), isMaking: making.isPending, sheets };
}
