import { createRequire } from 'node:module';
import type { ComponentType, ReactNode } from 'react';

type Cached = readonly [uses: number, value: unknown];
type Update = (cached: Cached | undefined) => Cached | null;

interface StyleCache {
  opUpdate(key: string, update: Update): void;
}

/** The used part of antd's library of styles, which only antd itself depends on. */
interface CssInJs {
  createCache(): StyleCache;
  readonly StyleProvider: ComponentType<{ readonly cache: StyleCache; readonly children?: ReactNode }>;
}

const requireOfAntd = createRequire(createRequire(import.meta.url).resolve('antd'));
const { createCache, StyleProvider }: CssInJs = requireOfAntd('@ant-design/cssinjs');

export { StyleProvider };

/**
 * A cache for antd's `StyleProvider` that forgets nothing. antd forgets the styles of a component when the last one
 * leaves the page, and each test would write them again.
 */
export const KEPT_STYLES = keeping(createCache());

function keeping(cache: StyleCache): StyleCache {
  const { opUpdate } = cache;
  if (typeof opUpdate !== 'function')
    throw new Error(
      '@ant-design/cssinjs has another cache: opUpdate is not a function, and no style would be kept',
    );
  return Object.assign(cache, {
    opUpdate: (key: string, update: Update) =>
      opUpdate.call(cache, key, (cached) => update(cached) ?? (cached ? [0, cached[1]] : null)),
  });
}
