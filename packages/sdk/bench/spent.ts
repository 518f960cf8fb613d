/** The bytes of the smallest client by feature: the same bundle, with one feature after the other removed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf, gzip, SOURCE } from './sizes';

interface Edit {
  readonly file: string;
  readonly text: string | RegExp;
  readonly by: string;
}

const edit = (file: string, text: string | RegExp, by: string): Edit => ({ file, text, by });

/** Features by what the guide calls them, and how each is taken out of the source. */
export const FEATURES = {
  'tokens hidden in failures': [
    edit('core/send.ts', /return result\.ok \? result : without.*/, 'return result;'),
  ],
  'redirects found': [
    edit('core/send.ts', /if \(isRedirected\(response\)\)[\s\S]*?;/, ''),
    edit('core/send.ts', /isMoved \? 'invalid-response' : kind/, 'kind'),
  ],
  'failures worded': [
    edit('core/failure.ts', /'请求[^']*'/g, "''"),
    edit('core/failure.ts', /= \{\n {2}timeout[^}]*\}/, '= {}'),
  ],
  'the address checked': [edit('core/client.ts', 'checkedBase(options)', '(options.baseUrl ?? BASE_URL)')],
  'headers checked': [edit('core/client-headers.ts', /for \(const name in headers\) \{[\s\S]*?\n {2}\}/, '')],
  'paths and values checked': [
    edit('core/build-request.ts', /if \(!text \|\| STEP.*/, ''),
    edit('core/build-request.ts', /if \(typeof value === 'object'\) throw.*/, ''),
  ],
  'long numbers found': [edit('answer/read-answer.ts', 'LONG.test(text)', 'false')],
  'numbers in place of texts found': [edit('answer/read-answer.ts', 'MAYBE_TEXT.test(text)', 'false')],
  'other charsets found': [
    edit('answer/read-answer.ts', /utf8Text\(bytes, .*\);/, 'UTF8.decode(bytes);'),
    edit('answer/read-answer.ts', 'text === undefined ||', ''),
  ],
  '`Retry-After` found': [
    edit('answer/read-answer.ts', 'retryAfterMs: await waitOf(headers)', 'retryAfterMs: undefined'),
  ],
  'long answers ended': [
    edit('answer/read-answer.ts', /if \(size <= maxBytes\) continue;[\s\S]*?;\n {2}\}/, '}'),
  ],
  'nulls read as undefined': [edit('answer/read-answer.ts', /if \(text\.includes\('null'\)\).*;/, '')],
  'ids of requests': [
    edit('answer/read-answer.ts', /requestId = .*;/, "requestId = '';"),
    edit('answer/read-answer.ts', /requestId: headers.*/, ''),
    edit('core/failure.ts', /requestId: facts.*/, ''),
  ],
} as const satisfies Record<string, readonly Edit[]>;

/** Bytes that each feature costs, and all of them together. */
export async function spent(): Promise<Record<keyof typeof FEATURES | 'all', number>> {
  const whole = await weighed([]);
  const all = Object.values(FEATURES).flat();
  const bytes: Record<string, number> = { all: whole - (await weighed(all)) };
  for (const [name, edits] of Object.entries(FEATURES)) bytes[name] = whole - (await weighed(edits));
  return bytes as Awaited<ReturnType<typeof spent>>; // a name for each feature
}

/** @throws when the source does not have what should be taken out */
async function weighed(edits: readonly Edit[]): Promise<number> {
  const bundle = await bundleOf('oneOperation', [
    {
      name: 'without',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.ts$/ }, ({ path }) => {
          const fileEdits = edits.filter(({ file }) => path === join(SOURCE, file));
          const contents = fileEdits.reduce(without, readFileSync(path, 'utf8'));
          return { contents, loader: 'ts' };
        }),
    },
  ]);
  return gzip(bundle);
}

function without(source: string, { file, text, by }: Edit): string {
  const changed = source.replace(text, by);
  if (changed === source) throw new Error(`${file} has no ${text}: bench/spent.ts takes it out`);
  return changed;
}
