import type { Plugin } from 'vite';

/** The file among the facts of a build that says how much of each script is the portal's own code. */
export const OWN_CODE_FILE = 'own-code.json';

/** Parts between 0 and 1, by the name of the script. */
export type OwnCode = Readonly<Record<string, number>>;

/** Writes next to the manifest which part of each script is our own code, not a library's. */
export const OWN_CODE: Plugin = {
  name: 'dealer-portal:own-code',
  generateBundle(_, bundle) {
    const parts: Record<string, number> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const ownModules = Object.entries(chunk.modules).flatMap(([id, module]) => (isOwn(id) ? [module] : []));
      const all = lengthOf(Object.values(chunk.modules));
      parts[chunk.fileName] = all === 0 ? 0 : lengthOf(ownModules) / all;
    }
    this.emitFile({ type: 'asset', fileName: `.vite/${OWN_CODE_FILE}`, source: JSON.stringify(parts) });
  },
};

/** Helpers of the bundler begin with a zero byte. */
const isOwn = (id: string): boolean => !id.includes('node_modules') && !id.startsWith('\0');

const lengthOf = (modules: readonly { readonly renderedLength: number }[]): number =>
  modules.reduce((sum, { renderedLength }) => sum + renderedLength, 0);
