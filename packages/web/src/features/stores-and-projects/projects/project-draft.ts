/** The values of project forms as text: files and products, which a draft keeps like any other field. */
import type { ProjectLine } from '@dealer-portal/rules/projects';
import * as z from 'zod/mini';
import { readJson } from '#platform/browser/storage';
import type { StoredFile } from '#widgets/uploads/use-uploads';

/** A file as the server takes it. */
type ProjectFile = Required<Pick<StoredFile, 'fileId' | 'fileName' | 'url'>>;

/** A text that is none is empty: a file or a product is known by its number alone. */
const TEXT = z.catch(z.string(), '');
const NUMBER = z.string().check(z.minLength(1));
const FILE: z.ZodMiniType<ProjectFile> = z.object({ fileId: NUMBER, fileName: TEXT, url: TEXT });
const LINE: z.ZodMiniType<ProjectLine> = z.object({ productCode: NUMBER, productModel: TEXT, number: TEXT });

/** The entries that are what the schema says; what else a text has was not written by this form. */
function readList<Entry>(entry: z.ZodMiniType<Entry>, text: string | undefined): readonly Entry[] {
  const list = z.safeParse(z.array(z.unknown()), readJson(text ?? ''));
  return (list.data ?? []).flatMap((item) => {
    const read = z.safeParse(entry, item);
    return read.success ? [read.data] : [];
  });
}

export function readFiles(text: string | undefined): readonly ProjectFile[] {
  return readList(FILE, text);
}

export function readLines(text: string | undefined): readonly ProjectLine[] {
  return readList(LINE, text);
}

/** A list as the text of a field; empty without an entry, so that a required field knows. */
export const writeList = (list: readonly (StoredFile | ProjectLine)[]): string =>
  list.length === 0 ? '' : JSON.stringify(list);

/** The files of a field as a step sends them. */
export function filesOf(documentType: string, text: string | undefined) {
  return readFiles(text).map((file) => ({ documentType, ...file }));
}
