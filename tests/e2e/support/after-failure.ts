/** After a failed test its report says what stood on the pages of the worker's open windows. */
import { afterEach } from 'vitest';
import { addPageTexts } from './page-texts';
import { openVisits } from './portal';

afterEach(async ({ task }) => {
  await addPageTexts(
    task.result?.errors ?? [],
    [...openVisits].map(({ context }) => context),
  );
});
