import type { Plugin } from 'vite';
import { WIDTHS } from '../src/ui/breakpoints.ts';

const QUERY = /@media[^{;]*/g;
const NAMED = /\(--([\w-]+)\)/g;

/**
 * A sheet with the widths of its named media queries.
 * @throws Error when a name is not in ui/breakpoints
 */
export function withWidths(sheet: string): string {
  const widths: Readonly<Record<string, string>> = WIDTHS;
  return sheet.replace(QUERY, (query) =>
    query.replace(NAMED, (_, name: string) => {
      const width = widths[name];
      if (width === undefined) throw new Error(`@media (--${name}): ui/breakpoints has no such width`);
      return width;
    }),
  );
}

/**
 * Reads `@media (--below-tablet)`. A compiler of custom media works on one sheet at a time: each would have to import
 * the definitions, and the widths would stand in a second place beside those that components ask for.
 */
export const NAMED_WIDTHS: Plugin = {
  name: 'dealer-portal:named-widths',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.css(?:$|\?)/ },
    handler: (code) => ({ code: withWidths(code), map: null }),
  },
};
