/** Writes large workbooks outside of the page's thread; nothing leaves the browser. */
import { type Sheet, workbookOf } from './workbook';

self.addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  workbookOf(data).then(
    (blob) => self.postMessage(blob),
    () => self.postMessage(undefined),
  );
});
