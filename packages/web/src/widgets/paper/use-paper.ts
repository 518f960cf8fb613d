import { wireMinute } from '@dealer-portal/rules/time';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAccount } from '#platform/session/account';
import { fileTitle } from '#ui/text/file-title';
import { sayNotPrinted, whyNotPrinted } from './not-printed';
import { usePrinted } from './use-printed';

/** A paper that can be drawn. */
export interface PaperDrawing {
  /** Of what its file is called, without the minute. */
  readonly file: readonly (string | undefined)[];
  /** Its sheets, with when it was printed and by whom. */
  readonly sheets: (printed: string) => ReactElement;
}

interface DrawnPaper {
  readonly fileName: string;
  readonly sheets: ReactElement;
}

/**
 * Prints a paper: `sheets` stands anywhere in the page, `print` draws the paper into it, without frame and watermark, and
 * prints that, or says why it is not printed.
 * @param draw undefined where it has said why there is no paper
 * @param lacking what lacks where the paper cannot be made and no call says why
 */
export function usePaper(draw: () => Promise<PaperDrawing | undefined>, lacking: string) {
  const { realName, userName } = useAccount().user;
  const [drawn, setDrawn] = usePrinted<DrawnPaper>();
  const making = useMutation({
    mutationFn: async () => {
      const drawing = await draw();
      if (!drawing) return;
      const minute = wireMinute(Date.now()) ?? '';
      const sheets = drawing.sheets(`${minute}　${realName ?? userName}`);
      setDrawn({ fileName: fileTitle([...drawing.file, minute]), sheets });
    },
    onError: (error) => sayNotPrinted(whyNotPrinted(error, lacking)),
  });
  return {
    print: () => making.mutate(),
    isMaking: making.isPending,
    sheets: drawn && createPortal(drawn.sheets, document.body),
  };
}
