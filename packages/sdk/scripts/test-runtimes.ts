/** `pnpm test:runtimes`: the failure matrix on the supported versions of Node, on Bun and on Deno, in a minute. */
import { fileURLToPath } from 'node:url';
import { matrixIn, RUNTIMES } from './package/runtimes';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

for (const runtime of Object.keys(RUNTIMES) as (keyof typeof RUNTIMES)[]) {
  const started = performance.now();
  const output = await matrixIn(runtime, PACKAGE).catch((error: Error) => {
    process.exitCode = 1;
    return error.message;
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${runtime}, ${seconds} s: ${output.split('\n').at(-1)}`);
}
