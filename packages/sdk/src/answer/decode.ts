/** The text of bytes whose charset is declared wrongly, or not at all. */

const GB18030 = 'gb18030';

/**
 * Strict UTF-8 before the charset that the server declares, for labels are wrong more often than bytes are UTF-8 by
 * chance. Two exceptions: only UTF-16 has zeros, and a text labelled as GBK has Chinese in it. At last GB18030, which
 * holds GBK and GB2312.
 * @param contentType the header, of which the charset is read
 * @throws {TypeError} for bytes that none of them explains
 */
export function decode(bytes: AllowSharedBufferSource, contentType: string | null): string {
  const label = /charset=["']?([\w-]+)/i.exec(contentType ?? '')?.[1];
  const suspicious = label && /gb/i.test(label) ? /^[^\u0800-\uffff]*$/ : /\0/;
  for (const charset of ['utf-8', label]) {
    try {
      const text = new TextDecoder(charset, { fatal: true }).decode(bytes);
      if (charset === label || !label || !suspicious.test(text)) return text;
    } catch {
      // an unknown charset or bytes that do not fit it: try the next
    }
  }
  return new TextDecoder(GB18030, { fatal: true }).decode(bytes);
}
