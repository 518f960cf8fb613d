/** The file name in `Content-Disposition` (RFC 6266), also as servers here send it: raw UTF-8 or GB18030 bytes. */
import { decode } from './decode';

/**
 * @param header the header's text as `fetch` gives it, one character per byte
 * @returns the name without any folder; undefined when there is none
 */
export function fileName(header: string | null): string | undefined {
  if (!header) return undefined;
  const name = extendedName(header) ?? plainName(header);
  return name?.split(/[\\/]/).at(-1)?.trim() || undefined;
}

function extendedName(header: string): string | undefined {
  const [, charset, value] = /;\s*filename\*\s*=\s*"?([\w-]+)'[\w-]*'([^";\s]+)/i.exec(header) ?? [];
  return charset && value ? decodeBytes(percentBytes(value), charset) : undefined;
}

function plainName(header: string): string | undefined {
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(header) ?? [];
  const text = quoted?.replace(/\\(.)/g, '$1') ?? bare;
  if (text === undefined) return undefined;
  if (text.includes('=?')) return text.replace(/=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi, decodeWord);
  // Servers percent-encode plain names too, although RFC 6266 does not say so.
  if (/%[\da-f]{2}/i.test(text)) return decodeBytes(percentBytes(text), 'utf-8');
  return /[^\0-\x7f]/.test(text) && !/[^\0-\xff]/.test(text)
    ? decodeBytes(percentBytes(text), 'utf-8')
    : text;
}

/** A word as in e-mail (RFC 2047), which some servers put here too. */
function decodeWord(word: string, ...[charset, coding, value]: [string, string, string]): string {
  const bytes =
    coding.toLowerCase() === 'b'
      ? Uint8Array.from(atob(value), (character) => character.charCodeAt(0))
      : percentBytes(value.replaceAll('_', ' ').replace(/=([\da-f]{2})/gi, '%$1'));
  return decodeBytes(bytes, charset) ?? word;
}

function percentBytes(text: string): Uint8Array<ArrayBuffer> {
  const characters = text.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}

/** Read as the text of an answer is. */
function decodeBytes(bytes: Uint8Array<ArrayBuffer>, charset: string): string | undefined {
  try {
    return decode(bytes, `charset=${charset}`);
  } catch {
    return undefined; // bytes that no charset explains
  }
}
