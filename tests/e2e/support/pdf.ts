/** Reads a file that Chromium printed: the box of each page, and its text in the order in which it is drawn. */
import { inflateSync } from 'node:zlib';

export interface PrintedPage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Without blanks. */
  readonly text: string;
}

/** Fonts of Chinese name some characters by their radical. */
const RADICALS: Readonly<Record<string, string>> = {
  '⻚': '页',
  '⺠': '民',
  '⻘': '青',
  '⻔': '门',
  '⻓': '长',
  '⻝': '食',
  '⻢': '马',
  戶: '户',
};

/** A printed text as it is written, without the blanks that its places make. */
export function plainText(text: string): string {
  const written = text.normalize('NFKC').replaceAll(/[⺀-⻿戶]/g, (sign) => RADICALS[sign] ?? sign);
  return written.replaceAll(/\s+/g, '');
}

/** The pages of a printed file. */
export function readPdf(pdf: Buffer): readonly PrintedPage[] {
  const objects = objectsOf(pdf);
  const at = (reference: string | undefined) => objects.get(reference ?? '');
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b/.test(head));
  return pages.map(({ head }) => {
    const [, , width = 0, height = 0] = (/\/MediaBox\s*\[([^\]]*)\]/.exec(head)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map(Number);
    const charactersOf = (name: string) => {
      const font = new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];
      const known = fonts.get(font ?? '');
      if (known || !font) return known;
      const map = at(/\/ToUnicode (\d+) 0 R/.exec(at(font)?.head ?? '')?.[1])?.content ?? '';
      const characters = characterMap(map);
      fonts.set(font, characters);
      return characters;
    };
    const drawn = at(/\/Contents (\d+) 0 R/.exec(head)?.[1])?.content ?? '';
    const text = plainText(textOf(drawn, charactersOf));
    return { width: Math.round(width), height: Math.round(height), text };
  });
}

interface PdfObject {
  readonly head: string;
  readonly content: string;
}

function objectsOf(pdf: Buffer): ReadonlyMap<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = [...text.matchAll(/(\d+) 0 obj\b([\s\S]*?)endobj/g)].map((match) => {
    const [whole, number = '', body = ''] = match;
    const stream = /stream\r?\n/.exec(body);
    if (!stream) return [number, { head: body, content: '' }] as const;
    const head = body.slice(0, stream.index);
    const start = match.index + whole.indexOf(body) + stream.index + stream[0].length;
    return [number, { head, content: inflated(pdf.subarray(start), head) }] as const;
  });
  return new Map(objects);
}

/** Only texts are read: fonts and pictures stay what they are. */
function inflated(bytes: Buffer, head: string): string {
  if (!head.includes('FlateDecode') || head.includes('/Length1')) return '';
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

/** Which character each code of a font is. */
function characterMap(map: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  const character = (code: number) => String.fromCodePoint(code);
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', target = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      const units = target.match(/.{4}/g) ?? [];
      characters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', target = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [from, to, begin] = [first, last, target].map((hex) => Number.parseInt(hex, 16));
      if (from === undefined || to === undefined || begin === undefined) continue;
      for (let code = from; code <= to; code += 1) {
        const name = code.toString(16).toUpperCase().padStart(first.length, '0');
        characters.set(name, character(begin + code - from));
      }
    }
  }
  return characters;
}

/** The characters of a page; each text that begins at a place of its own stands in a line of its own. */
function textOf(
  drawn: string,
  charactersOf: (font: string) => ReadonlyMap<string, string> | undefined,
): string {
  let characters: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [whole, font, codes] of drawn.matchAll(/\/(\w+) [\d.]+ Tf|<(\w+)>\s*Tj|\bET\b/g)) {
    if (whole === 'ET') text += '\n';
    else if (font) characters = charactersOf(font);
    else if (codes) {
      const length = [...(characters?.keys() ?? [])][0]?.length ?? 2;
      const parts = codes.match(new RegExp(`.{${length}}`, 'g')) ?? [];
      text += parts.map((part) => characters?.get(part.toUpperCase()) ?? '').join('');
    }
  }
  return text;
}
