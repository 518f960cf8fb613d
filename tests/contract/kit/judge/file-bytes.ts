import { type Exchange, mediaOf } from '@dealer-portal/openapi/mock/proxy';
import type { Problem } from './problem';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** How far from its end a file may close. */
const TAIL = 1_100;

/** Parts that a file of a kind has, and how it ends. */
const KINDS: Readonly<Record<string, (text: string, tail: string) => string | undefined>> = {
  [XLSX]: (text, tail) => {
    if (!tail.includes('PK\u0005\u0006')) return 'the workbook breaks off: its directory is missing';
    return /xl\/worksheets\/sheet\d+\.xml/.test(text) ? undefined : 'the workbook holds no sheet';
  },
  'application/pdf': (text, tail) => {
    if (!tail.includes('%%EOF')) return 'the PDF breaks off before %%EOF';
    return /\/Type\s*\/Page\b|\/ObjStm/.test(text) ? undefined : 'the PDF holds no page';
  },
  'image/png': (_, tail) => (tail.includes('IEND') ? undefined : 'the picture breaks off'),
  'image/jpeg': (_, tail) => (tail.includes('\u00ff\u00d9') ? undefined : 'the picture breaks off'),
};

const ENDINGS: Readonly<Record<string, RegExp>> = { [XLSX]: /\.xlsx/i, 'application/pdf': /\.pdf/i };

/** The name that a browser takes: the extended one, beside which the plain one is for old readers only (RFC 6266 §4.3). */
const nameIn = (disposition: string): string | undefined =>
  /filename\*\s*=\s*([^;]+)/i.exec(disposition)?.[1] ??
  /filename\s*=\s*("(?:[^"\\]|\\.)*"|[^;]+)/i.exec(disposition)?.[1];

/** What is wrong with the bytes of a file, as far as they show without opening it. */
export function fileProblems({ headers, body, status }: Exchange): readonly Problem[] {
  const media = mediaOf(headers['content-type']);
  const kind = KINDS[media];
  if (!kind || !body || status !== 200) return [];
  const text = new TextDecoder('latin1').decode(body);
  const fault = kind(text, text.slice(-TAIL));
  const name = nameIn(headers['content-disposition'] ?? '');
  const ending = ENDINGS[media];
  const misnamed =
    ending && name !== undefined && !ending.test(name)
      ? 'the name has another ending than the file'
      : undefined;
  const garbled = /\?{2,}|\ufffd/.test(name ?? '')
    ? 'the name has question marks in place of characters'
    : undefined;
  return [fault, misnamed, garbled].flatMap((message) =>
    message ? [{ check: 'file' as const, place: `${status} ${media}`, message }] : [],
  );
}
