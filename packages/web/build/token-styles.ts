import type { Plugin } from 'vite';
import { tokenStyles } from '../src/ui/tokens.ts';

/** Writes the tokens into the sheet that stands for them: a policy without inline styles has them from a file. */
export const TOKEN_STYLES: Plugin = {
  name: 'dealer-portal:token-styles',
  enforce: 'pre',
  load: {
    filter: { id: /\/src\/ui\/tokens\.css$/ },
    handler: tokenStyles,
  },
};
