/** Leaves out the functions of React Router that this portal never calls: a fifth of it. */
import type { Plugin } from 'vite';

const REACT_ROUTER = /\/react-router\/dist\/production\//;

/** Functions that only forms, fetchers, blockers, prefetching, server rendering and instrumentation call. */
const UNUSED = [
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'useFormAction',
  'useSubmit',
  'getFormSubmissionInfo',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
  'deserializeErrors',
  'loadRouteModule',
  'handleAction',
  'fetch2',
  'handleFetcherAction',
  'handleFetcherLoader',
  'resetFetcher',
  'getBlocker',
];

/** The answers of functions that every link calls, though no link asks for prefetching or a transition. */
const ANSWERS: Readonly<Record<string, string>> = {
  usePrefetchBehavior: 'return [false, null, {}];',
  useViewTransitionState: 'return false;',
};

/** The exports of React Router that would call a function which is left out. */
export const UNUSED_EXPORTS: ReadonlySet<string> = new Set([
  'Form',
  'useBlocker',
  'useFetcher',
  'useFetchers',
  'useFormAction',
  'useSubmit',
  'useViewTransitionState',
  'unstable_usePrompt',
]);

/**
 * Leaves the unused functions without their bodies.
 * @param code the file of React Router's production build that holds them
 * @throws Error when one is not there, as after a new release
 */
export function withoutUnusedParts(code: string): string {
  const bodies = Object.fromEntries(UNUSED.map((name) => [name, `throw new Error('${name} is left out');`]));
  return Object.entries({ ...bodies, ...ANSWERS })
    .reduce((text, [name, body]) => withBody(text, name, body), code)
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');
}

/** Gives a function another body; it ends at the first brace that stands as far in as its first line. */
function withBody(code: string, name: string, body: string): string {
  const pattern = new RegExp(`^( *)((?:async )?function ${name}\\()[^]*?\\n\\1}$`, 'm');
  if (!pattern.test(code)) throw new Error(`React Router has no function ${name}: see router-parts.ts`);
  return code.replace(pattern, `$1$2) { ${body} }`);
}

/** Its package offers the development build to every bundler. */
export const ROUTER_PARTS: Plugin = {
  name: 'dealer-portal:router-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: REACT_ROUTER, code: /function createRouter\(/ },
    handler: (code) => ({ code: withoutUnusedParts(code), map: null }),
  },
};
