import { fileURLToPath } from 'node:url';
import { contract } from './contract';
import type { Progress } from './run-kit';

/** In a log, so many operations make a line. */
const STEP = 25;

const { stderr } = process;

/** One line that is written over at a terminal, a line now and then in a log. */
const progress: Progress = {
  operation: ({ id, done, all }) => {
    const line = `${String(done + 1).padStart(String(all).length)}/${all} ${id}`;
    if (stderr.isTTY) stderr.write(`\r\u001b[K${line}${done + 1 === all ? '\n' : ''}`);
    else if (done % STEP === 0 || done + 1 === all) stderr.write(`${line}\n`);
  },
};

process.exitCode = await contract(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  progress,
  out: fileURLToPath(new URL('../reports', import.meta.url)),
});
