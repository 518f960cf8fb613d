const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for XML and HTML; control characters, which neither may hold, show as what they are. */
export function escaped(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isControl = (code < 0x20 && !'\t\n\r'.includes(character)) || code === 0xfffe || code === 0xffff;
      return isControl ? `\\u${code.toString(16).padStart(4, '0')}` : (ENTITIES[character] ?? character);
    })
    .join('');
}
