import { text } from './input';
import type { Handlers } from './state';

/** Three sample sheets are files and stay with the examples; engineering answers with a link (SIDE-07). */
export const sampleSheetHandlers: Handlers = {
  exportSampleSheet: (_, { input, done }) =>
    text(input, 'type') === 'ENGINEERING'
      ? done('https://files.portal.invalid/samples/engineering.xlsx')
      : undefined,
};
