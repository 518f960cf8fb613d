import { expect, it } from 'vitest';
import { readSource as read, sources } from './sources';

/** The one place that decides where an address from outside may lead, and the reader of the settings. */
const OWNERS = [
  'packages/web/src/platform/browser/data-address.ts',
  'packages/web/src/platform/config-file.ts',
];

/** Files that draw an address that comes from the settings, or that the owner has read before. */
const CHECKED_BEFORE: Readonly<Record<string, string>> = {
  'packages/web/src/app/shell/panels/qr-panel.tsx': 'settings',
  'packages/web/src/app/shell/panels/sites-panel.tsx': 'settings',
  'packages/web/src/app/shell/phone/phone-account.tsx': 'settings',
  'packages/web/src/kits/money-form/outcome-step.tsx': 'read in features/money/payment/payment-form.ts',
  'packages/web/src/features/money/payment/batch/batch-results.tsx': 'read in payment-form.ts',
};

const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));

it('SIDE-04 an address of an answer is opened by the function that knows the allowed hosts, or a page would lead anywhere', () => {
  const others = pages.filter(
    (path) => !OWNERS.includes(path) && /\b(?:linkTarget|openableAddress|externalUrl)\b/.test(read(path)),
  );
  expect(others).toEqual([]);
  // A link to a field of an answer, drawn by hand.
  const fields = /href=\{(?:\w+\.)*(?:\w*[uU]rl)\}/;
  const byHand = pages.filter(
    (path) => fields.test(read(path)) && !/dataAddress|dataTarget|outsideAddress/.test(read(path)),
  );
  expect(byHand.filter((path) => !CHECKED_BEFORE[path])).toEqual([]);
  expect(Object.keys(CHECKED_BEFORE).filter((path) => !byHand.includes(path))).toEqual([]);
});
