/** The text that Node prints when a program of a stranger does not catch an `ApiError`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command';

/** The address is not allowed for `fetch`, so that no network is needed. */
const PROGRAM = `import { createClient, unwrap } from '@dealer-portal/sdk';
import { getCartCount } from '@dealer-portal/sdk/operations';
const api = createClient({ baseUrl: 'http://127.0.0.1:1/new/api' });
unwrap(await api.call(getCartCount, { path: { id: '1' } }));
`;
const WIDEST = 160;

/** @throws when a line is too wide to read, or the call and its reason are not named */
export async function uncaught(project: string): Promise<string> {
  writeFileSync(join(project, 'uncaught.mjs'), PROGRAM);
  const printed = await runCommand(process.execPath, ['uncaught.mjs'], { cwd: project }).then(
    () => '',
    (error: Error) => error.message,
  );
  const lines = printed.split('\n').filter((line) => !line.includes(project));
  const widest = Math.max(...lines.map(({ length }) => length));
  if (widest > WIDEST) throw new Error(`A line of ${widest} characters:\n${printed.slice(0, 2000)}`);
  for (const part of ['ApiError: 请求失败 (getCartCount, network', 'uncaught.mjs:4'])
    if (!printed.includes(part)) throw new Error(`Without ${part}:\n${printed}`);
  return `${widest} characters wide`;
}
