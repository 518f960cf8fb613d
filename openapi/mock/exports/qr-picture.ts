/** A QR code of version 4, level L (up to 78 bytes), as a PNG: ISO/IEC 18004 with mask 0. */
import { crc32, deflateSync } from 'node:zlib';

const SIZE = 33;
const DATA = 80;
const CHECK = 20;
/** The format bits of level L and mask 0, with their check bits. */
const FORMAT = 0x77c4;
/** The middle of the one alignment mark. */
const MARK = 26;
/** Pixels of a module, and the modules of the quiet rim. */
const SCALE = 8;
const RIM = 4;

type Grid = (boolean | undefined)[][];

/** @throws Error for a text that is too long for the code */
export function qrPicture(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > DATA - 2) throw new Error(`A QR code of ${bytes.length} bytes is too long.`);
  const grid: Grid = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => undefined));
  drawMarks(grid);
  drawFormat(grid);
  const data = dataOf(bytes);
  drawData(grid, [...data, ...checkOf(data)]);
  return pngOf(grid);
}

/** Byte mode, length, the bytes, the end, then the filling that the standard asks for. */
function dataOf(bytes: Buffer): readonly number[] {
  const bits = [
    0b0100,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const codewords = Array.from(
    { length: bits.length / 2 },
    (_, at) => ((bits[at * 2] ?? 0) << 4) | (bits[at * 2 + 1] ?? 0),
  );
  const filling = Array.from({ length: DATA - codewords.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11));
  return [...codewords, ...filling];
}

/** A product in the field of 256 elements. */
function product(left: number, right: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d);
    result ^= ((right >>> bit) & 1) * left;
  }
  return result;
}

/** The check codewords of Reed and Solomon. */
function checkOf(data: readonly number[]): readonly number[] {
  const divisor: number[] = Array.from({ length: CHECK }, (_, at) => (at === CHECK - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < CHECK; step += 1) {
    for (let at = 0; at < CHECK; at += 1)
      divisor[at] = product(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = product(root, 2);
  }
  let rest: readonly number[] = Array.from({ length: CHECK }, () => 0);
  for (const codeword of data) {
    const factor = codeword ^ (rest[0] ?? 0);
    rest = divisor.map((part, at) => (rest[at + 1] ?? 0) ^ product(part, factor));
  }
  return rest;
}

/** Draws one module; what lies outside is left out. */
function setterOf(grid: Grid): (row: number, column: number, isDark: boolean) => void {
  return (row: number, column: number, isDark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < SIZE) line[column] = isDark;
  };
}

function drawMarks(grid: Grid): void {
  const set = setterOf(grid);
  for (let at = 0; at < SIZE; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [3, SIZE - 4],
    [SIZE - 4, 3],
  ] as const;
  for (const [row, column] of corners)
    for (let down = -4; down <= 4; down += 1)
      for (let right = -4; right <= 4; right += 1) {
        const ring = Math.max(Math.abs(down), Math.abs(right));
        set(row + down, column + right, ring !== 2 && ring !== 4);
      }
  for (let down = -2; down <= 2; down += 1)
    for (let right = -2; right <= 2; right += 1)
      set(MARK + down, MARK + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
}

/** The level and mask of the code, twice. */
function drawFormat(grid: Grid): void {
  const set = setterOf(grid);
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((FORMAT >>> bit) & 1) === 1;
    if (bit < 6) set(bit, 8, isDark);
    else if (bit < 8) set(bit + 1, 8, isDark);
    else set(8, bit === 8 ? 7 : 14 - bit, isDark);
    if (bit < 8) set(8, SIZE - 1 - bit, isDark);
    else set(SIZE - 15 + bit, 8, isDark);
  }
  set(SIZE - 8, 8, true);
}

/** The bits in columns of two, up and down in turn, from the right; every second module is turned over. */
function drawData(grid: Grid, codewords: readonly number[]): void {
  let bit = 0;
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const isUp = ((column + 1) & 2) === 0;
    for (let step = 0; step < SIZE; step += 1) {
      const row = isUp ? SIZE - 1 - step : step;
      for (const at of [column, column - 1]) {
        const line = grid[row];
        if (!line || line[at] !== undefined) continue;
        const isOne = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        line[at] = isOne !== ((row + at) % 2 === 0);
        bit += 1;
      }
    }
  }
}

/** A black and white picture. */
function pngOf(grid: Grid): Buffer {
  const side = (SIZE + 2 * RIM) * SCALE;
  const isDark = (x: number, y: number) =>
    grid[Math.floor(y / SCALE) - RIM]?.[Math.floor(x / SCALE) - RIM] === true;
  const lines = Buffer.alloc(side * (side / 8 + 1));
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (!isDark(x, y)) {
        const at = y * (side / 8 + 1) + 1 + (x >> 3);
        lines[at] = (lines[at] ?? 0) | (0x80 >> (x & 7));
      }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
