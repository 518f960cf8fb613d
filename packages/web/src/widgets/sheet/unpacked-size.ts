/** The size of a ZIP file once it is unpacked, as its directory names it: nothing is unpacked for it. */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The record at the end without its comment, and a part of the directory without its texts, in bytes. */
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The longest comment behind the record at the end, in bytes. */
const MOST_COMMENT = 0xffff;

/**
 * The sum of the sizes that a ZIP file names for its parts. An unpacker gives no part more room than that.
 * @returns bytes; undefined for a file without a directory, or with one that breaks off
 */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = placeOfEnd(view);
  if (end === undefined) return undefined;
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    // Also where the size stands elsewhere, since it is larger than 4 GB: then this is 4 GB.
    sum += view.getUint32(at + 24, true);
    at +=
      ENTRY_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return sum;
}

function placeOfEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}
