import type { Plugin } from 'vite';

/**
 * Takes React Router's production build: the package behind `react-router-dom` offers the development build, with its
 * warnings, to every bundler.
 */
export const PRODUCTION_ROUTER: Plugin = {
  name: 'dealer-portal:production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.includes('/dist/development/')) {
        this.error(`${source} is no development build any more: see production-router.ts`);
      }
      return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  },
};
