import { createRequire } from 'node:module';
import { configure, getConfig } from '@testing-library/react';
import { reactInternals } from './react-internals';

type Cached = readonly [uses: number, value: unknown];
type Update = (cached: Cached | undefined) => Cached | null;
type UpdateCache = (this: object, key: string, update: Update) => void;

/**
 * React notes for each element the stack of calls that made it, until it has noted 10,000 in a second. No test reads
 * them, and they take a tenth of the time: here they are enough from the start.
 */
export function skipElementStacks(): void {
  Object.defineProperty(reactInternals('recentlyCreatedOwnerStacks'), 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
    configurable: true,
  });
}

const { getElementError: errorWithPage } = getConfig();

/** Whether a wait looks once more, and says nothing unless it ends without what it waits for. */
const isLookOfWait = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * The page is printed for a wait that ends in vain, and not for each of its looks before: printing took a tenth of the
 * time of the tests.
 */
export function printPageAtEnd(): void {
  const unprinted = (message: string | null) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  configure({
    getElementError: (message, container) =>
      isLookOfWait() ? unprinted(message) : errorWithPage(message, container),
  });
}

/**
 * antd forgets the styles of a component when the last one leaves the page, and each test would write them again. Here
 * they stay for the next test.
 */
export function keepStyles(): void {
  const antd = createRequire(createRequire(import.meta.url).resolve('antd'));
  const { createCache } = antd('@ant-design/cssinjs') as { createCache: () => object };
  const cache = Object.getPrototypeOf(createCache()) as { opUpdate: UpdateCache; keepsStyles?: true };
  if (cache.keepsStyles) return;
  const { opUpdate } = cache;
  cache.keepsStyles = true;
  cache.opUpdate = function (key, update) {
    opUpdate.call(this, key, (cached) => update(cached) ?? (cached ? [0, cached[1]] : null));
  };
}
