/** Whether a file has its end: a body that breaks off may end as cleanly as a complete one (HTTP-10). */

/** The bytes with which a kind of file ends, and the last bytes among which they stand. */
export interface FileEnd {
  readonly text: string;
  readonly within: number;
}

/** A ZIP ends with its directory, behind which a comment of 65,535 bytes may stand (APPNOTE 4.3.16). */
export const ZIP_END: FileEnd = { text: 'PK\x05\x06', within: 65_557 };
/** As readers of PDF look for it (ISO 32000, annex H). */
export const PDF_END: FileEnd = { text: '%%EOF', within: 1024 };

/** Keeps the last bytes of a file while it passes. */
export function fileTail({ text, within }: FileEnd) {
  let chunks: Uint8Array[] = [];
  let size = 0;
  return {
    add(chunk: Uint8Array): void {
      chunks.push(chunk);
      size += chunk.length;
      // Chunks in front that no longer reach into the tail are let go.
      for (let first = chunks[0]; first && size - first.length >= within; first = chunks[0]) {
        chunks = chunks.slice(1);
        size -= first.length;
      }
    },
    /** Whether the end stands among the last bytes. */
    isWhole(): boolean {
      const decoder = new TextDecoder('latin1');
      return chunks
        .map((chunk) => decoder.decode(chunk))
        .join('')
        .slice(-within)
        .includes(text);
    },
  };
}
