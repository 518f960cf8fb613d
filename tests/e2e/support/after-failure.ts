/**
 * After a failed test its report says what stood on the pages of the worker's open windows. A test in which the policy of
 * the host stopped something has failed, whatever it saw.
 */
import { afterEach, expect } from 'vitest';
import { addPageTexts } from './page-texts';
import { openVisits, violations } from './portal';

afterEach(async ({ task }) => {
  await addPageTexts(
    task.result?.errors ?? [],
    [...openVisits].map(({ context }) => context),
  );
});

afterEach(() => {
  expect(violations.splice(0)).toEqual([]);
});
