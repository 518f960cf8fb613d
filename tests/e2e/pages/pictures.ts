/** Pictures of the portal as people keep them: small, and compared so that another machine's fonts make no difference. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { browserOfWorker } from '../support/windows';

const KEPT = fileURLToPath(new URL('pictures/', import.meta.url));
/** Where a picture goes that is not like the kept one; ignored by git. */
const OTHER = fileURLToPath(new URL('.artifacts/pictures/', import.meta.url));

/** Pixels of the window that are averaged into one cell, so that letters become shades of grey. */
const CELL = 12;

/** How far the average colour of a cell may be off, of 255. */
const SHADE = 10;

/**
 * The share of cells that may be further off than that. The same machine gives 0, other fonts up to 0.03 on a page of
 * dense text. Without its side bar the portal is off by 0.1 to 0.2.
 */
const SHARE = 0.04;

/** How a picture is made and judged. */
export interface Darkroom {
  /**
   * Takes a picture of the page and compares it with the kept one; with UPDATE_PICTURES set it is kept instead.
   * @returns what is wrong with it; undefined when it looks as kept
   */
  readonly compare: (page: Page, name: string) => Promise<string | undefined>;
}

/** Opens an empty page of the browser, which can read pictures, draw them smaller and write them. */
export async function openDarkroom(): Promise<Darkroom> {
  const table = await (await browserOfWorker()).newPage();
  const compare = async (page: Page, name: string): Promise<string | undefined> => {
    const fresh = await shrink(table, await page.screenshot());
    const stored = `${KEPT}${name}.webp`;
    if (process.env['UPDATE_PICTURES']) {
      keep(KEPT, name, fresh);
      return undefined;
    }
    if (!existsSync(stored)) return `${name} is not kept yet; UPDATE_PICTURES=1 keeps it`;
    const share = difference(
      await cellsOf(table, readFileSync(stored, 'base64')),
      await cellsOf(table, fresh),
    );
    if (share <= SHARE) return undefined;
    keep(OTHER, name, fresh);
    return `${(share * 100).toFixed(1)} % of ${name} is not as kept; see ${OTHER}${name}.webp`;
  };
  return { compare };
}

function keep(folder: string, name: string, webp: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.webp`, Buffer.from(webp, 'base64'));
}

/** A screenshot at half its size, a phone's at three quarters, as WebP in base64. */
async function shrink(table: Page, png: Buffer): Promise<string> {
  return table.evaluate(async (base64) => {
    const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
    const full = await createImageBitmap(blob);
    const scale = full.width < 500 ? 0.75 : 0.5;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(full.width * scale);
    canvas.height = Math.round(full.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('the browser draws no pictures');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(full, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? '';
  }, png.toString('base64'));
}

interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Red, green, blue and opacity of each cell, row by row. */
  readonly colours: readonly number[];
}

/** The average colours of a picture's cells. */
async function cellsOf(table: Page, webp: string): Promise<Cells> {
  return table.evaluate(
    async ([base64, cell]) => {
      const blob = await (await fetch(`data:image/webp;base64,${base64}`)).blob();
      const picture = await createImageBitmap(blob);
      const size = cell * (picture.width < 500 ? 0.75 : 0.5);
      const columns = Math.floor(picture.width / size);
      const rows = Math.floor(picture.height / size);
      const pen = new OffscreenCanvas(columns, rows).getContext('2d');
      if (!pen) throw new Error('the browser draws no pictures');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, columns, rows);
      return { columns, rows, colours: [...pen.getImageData(0, 0, columns, rows).data] };
    },
    [webp, CELL] as const,
  );
}

/** The share of cells whose colour, averaged with their neighbours', is off; 1 when the pictures differ in size. */
function difference(cells: Cells, fresh: Cells): number {
  const { columns, rows } = cells;
  if (columns !== fresh.columns || rows !== fresh.rows) return 1;
  let off = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const distances = [0, 1, 2].map((part) =>
        Math.abs(around(cells, [row, column], part) - around(fresh, [row, column], part)),
      );
      if (Math.max(...distances) > SHADE) off += 1;
    }
  }
  return off / (columns * rows);
}

const NEIGHBOURS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));

/** One part of the colour of a cell and its neighbours, averaged. */
function around(cells: Cells, [row, column]: readonly [number, number], part: number): number {
  const { columns, rows, colours } = cells;
  const values = NEIGHBOURS.flatMap(([down, right]) => {
    const [y, x] = [row + down, column + right];
    const isInside = y >= 0 && y < rows && x >= 0 && x < columns;
    return isInside ? [colours[(y * columns + x) * 4 + part] ?? 0] : [];
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
