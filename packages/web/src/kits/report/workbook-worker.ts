/** Writes large workbooks outside of the page's thread; nothing leaves the browser. */
import { type Sheet, type SheetPart, workbookOf } from './workbook';

const cells: Sheet['cells'][number][] = [];

self.addEventListener('message', ({ data }: MessageEvent<SheetPart>) => {
  if ('cells' in data) {
    cells.push(...data.cells);
    return;
  }
  workbookOf({ ...data.sheet, cells }).then(
    (blob) => self.postMessage(blob),
    () => self.postMessage(undefined),
  );
});
