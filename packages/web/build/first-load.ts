import type { ModulePreloadOptions, Plugin } from 'vite';

interface FirstLoad {
  readonly plugin: Plugin;
  /** The files fetched ahead of a page: those that the browser does not hold already. */
  readonly modulePreload: ModulePreloadOptions;
}

/** The line that fetches the libraries ahead. */
const LIBRARIES = /<link rel="modulepreload" crossorigin href="([^"]*\/libraries-[^"]*)">/;

/**
 * Runs the libraries in a task of their own, as soon as they are there: as an import of the entry they would run in one
 * task with all of the portal's own code.
 */
const scriptOf = (file: string) => `<script type="module" async crossorigin src="${file}"></script>`;

/**
 * Knows the files that every visit has loaded before any page opens: the entry and what it imports. Named again for
 * each of the 300 pages, they were a third of the route table.
 */
export function firstLoad(): FirstLoad {
  const loaded = new Set<string>();
  const plugin: Plugin = {
    name: 'dealer-portal:first-load',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        loaded.clear();
        const add = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || loaded.has(file)) return;
          loaded.add(file);
          for (const item of chunk.imports) add(item);
        };
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) add(file);
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(LIBRARIES, (link, file) => `${link}\n    ${scriptOf(file)}`),
    },
  };
  return {
    plugin,
    modulePreload: {
      polyfill: false,
      // Vite leaves out the page itself where it needs no other file.
      resolveDependencies: (page, files, { hostType }) =>
        hostType === 'html' ? files : [...new Set([page, ...files])].filter((file) => !loaded.has(file)),
    },
  };
}
