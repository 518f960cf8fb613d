import { configure, getConfig } from '@testing-library/react';

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
