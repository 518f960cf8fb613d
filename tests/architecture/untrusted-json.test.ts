/** What browsers, hosts and files hand to the portal as JSON is read by a schema of zod, or by a file with its reason here. */
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

const WEB = 'packages/web/src/';

/** Files that read JSON by hand, and why (docs/decisions/workspace.md: zod reads untrusted JSON where it comes late). */
const BY_HAND: Readonly<Record<string, string>> = {
  'kits/order-actions/use-payment.ts':
    'a payment without a known outcome locks in whatever shape it was kept',
  'kits/report/views/view-files.tsx':
    'a file has the views of a list, whose check each list has from the start',
  'platform/browser/own-lists.ts':
    'values go into a file as they are stored, and each slot checks what it reads',
  'platform/browser/storage.ts': 'the parsing itself: each slot brings its check',
  'platform/config-file.ts': 'every first view waits for it',
  'platform/session/stored-session.ts': 'every first view waits for it',
  'widgets/checkout/checkout.ts': 'its own copy of a body',
};

const READS = /\bJSON\.parse\(|\breadJson\(|\.json\(\)/;

const reading = sources
  .filter((path) => path.startsWith(WEB) && !path.startsWith(`${WEB}test/`) && !/\.test\.tsx?$/.test(path))
  .filter((path) => READS.test(readSource(path)))
  .map((path) => path.slice(WEB.length));

it('a file of the portal that reads JSON has a schema of zod, or its reason is here', () => {
  expect(reading.length).toBeGreaterThan(Object.keys(BY_HAND).length);
  const bare = reading.filter((file) => !readSource(WEB + file).includes("from 'zod/mini'"));
  expect(bare.toSorted()).toEqual(Object.keys(BY_HAND));
});
