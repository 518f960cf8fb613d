/** The values of project forms as text: files and products, which a draft keeps like any other field. */
import type { ProjectLine } from '@dealer-portal/rules/projects';
import { isRecord } from '#platform/browser/storage';
import type { StoredFile } from '#widgets/uploads/use-uploads';

/** A file as the server takes it. */
type ProjectFile = Required<Pick<StoredFile, 'fileId' | 'fileName' | 'url'>>;

function readList(text: string | undefined): readonly unknown[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return []; // not a list that this form wrote
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function readFiles(text: string | undefined): readonly ProjectFile[] {
  return readList(text).flatMap((item) =>
    isRecord(item) && textOf(item['fileId']) !== ''
      ? [{ fileId: textOf(item['fileId']), fileName: textOf(item['fileName']), url: textOf(item['url']) }]
      : [],
  );
}

export function readLines(text: string | undefined): readonly ProjectLine[] {
  return readList(text).flatMap((item) =>
    isRecord(item) && textOf(item['productCode']) !== ''
      ? [
          {
            productCode: textOf(item['productCode']),
            productModel: textOf(item['productModel']),
            number: textOf(item['number']),
          },
        ]
      : [],
  );
}

/** A list as the text of a field; empty without an entry, so that a required field knows. */
export const writeList = (list: readonly (StoredFile | ProjectLine)[]): string =>
  list.length === 0 ? '' : JSON.stringify(list);

/** The files of a field as a step sends them. */
export function filesOf(documentType: string, text: string | undefined) {
  return readFiles(text).map((file) => ({ documentType, ...file }));
}
