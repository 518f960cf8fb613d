import { vi } from 'vitest';

/** Waits for the code of a part: on a busy machine, reading it takes longer than a wait may last. */
export const untilCodeIsThere = (): Promise<void> => vi.dynamicImportSettled();
