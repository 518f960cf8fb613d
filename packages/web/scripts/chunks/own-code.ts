import type { Plugin } from 'vite';

/** The file of a build that says how much of each script is the portal's own code. */
export const OWN_CODE_FILE = '.vite/own-code.json';

/** Parts between 0 and 1, by the name of the script. */
export type OwnCode = Readonly<Record<string, number>>;

/** Writes next to the manifest which part of each script is our own code, not a library's. */
export const OWN_CODE: Plugin = {
  name: 'dealer-portal:own-code',
  generateBundle(_, bundle) {
    const parts = Object.values(bundle).flatMap((chunk) => {
      if (chunk.type !== 'chunk') return [];
      const modules = Object.entries(chunk.modules);
      const sum = (isCounted: (id: string) => boolean) =>
        modules.reduce((total, [id, { renderedLength }]) => total + (isCounted(id) ? renderedLength : 0), 0);
      return [
        [
          chunk.fileName,
          sum(isOwn) /
            Math.max(
              1,
              sum(() => true),
            ),
        ] as const,
      ];
    });
    this.emitFile({
      type: 'asset',
      fileName: OWN_CODE_FILE,
      source: JSON.stringify(Object.fromEntries(parts)),
    });
  },
};

/** Helpers of the bundler begin with a zero byte. */
const isOwn = (id: string): boolean => !id.includes('node_modules') && !id.startsWith('\0');
