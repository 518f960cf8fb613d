import type { ShownUpload } from '../../exports/workbook';
import { type Dealer, slice } from './slice';

/** Where an uploaded file is read again. */
export const FILES_PATH = '/provider/files/';

/** A file that was uploaded, as its upload answered it. */
interface StoredFile {
  readonly fileId: string;
  readonly fileName: string;
  readonly url: string;
  readonly size: number;
}

interface Uploads {
  rows: readonly StoredFile[];
  next: number;
}

const uploadsOf = slice('uploads', (): Uploads => ({ rows: [], next: 1 }));

/** The contents of the files, kept outside of the memory, which is shown as text. */
const contents = new WeakMap<StoredFile, Buffer>();

/** Of more than this the files of a dealer that came first are forgotten. */
const MOST_BYTES = 30 * 1024 * 1024;

/** The kinds that a browser shows; anything else is saved. */
const SHOWN_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/** The ending of a file's name in small letters, `bin` when it has none. */
export const endingOf = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';

/** Keeps a file; its address is one that nobody else's file has. */
export function keepUpload(
  dealer: Dealer,
  { bytes, fileName, day }: { readonly bytes: Buffer; readonly fileName: string; readonly day: string },
): StoredFile {
  const uploads = uploadsOf(dealer);
  const fileId = `F${day.replaceAll('-', '')}${String(uploads.next).padStart(5, '0')}`;
  uploads.next += 1;
  const url = `${FILES_PATH}${dealer.persona.saletoCode}-${fileId}.${endingOf(fileName)}`;
  const file = { fileId, fileName, url, size: bytes.length };
  contents.set(file, bytes);
  uploads.rows = withinLimit([...uploads.rows, file]);
  return file;
}

function withinLimit(rows: readonly StoredFile[]): readonly StoredFile[] {
  let bytesLeft = MOST_BYTES;
  const newest = rows.toReversed().filter(({ size }) => {
    bytesLeft -= size;
    return bytesLeft >= 0;
  });
  return newest.reverse();
}

/** Whether something that the dealer sent refers to a file. */
export function isUploadUsed(dealer: Dealer, fileId: string): boolean {
  return [...dealer.slices].some(
    ([name, value]) => name !== 'uploads' && JSON.stringify(value).includes(JSON.stringify(fileId)),
  );
}

export function forgetUpload(dealer: Dealer, fileId: string): void {
  const uploads = uploadsOf(dealer);
  uploads.rows = uploads.rows.filter((file) => file.fileId !== fileId);
}

/** The file that was uploaded under a number, or undefined. */
export function uploadedFile(dealer: Dealer, fileId: string): StoredFile | undefined {
  return uploadsOf(dealer).rows.find((file) => file.fileId === fileId);
}

/** The file that was uploaded under an address, or undefined. */
export function uploadAt(dealers: Iterable<Dealer>, pathname: string): ShownUpload | undefined {
  for (const dealer of dealers) {
    const file = uploadsOf(dealer).rows.find(({ url }) => url === pathname);
    const bytes = file && contents.get(file);
    if (file && bytes) return { bytes, type: SHOWN_TYPES[endingOf(file.fileName)], fileName: file.fileName };
  }
  return undefined;
}
