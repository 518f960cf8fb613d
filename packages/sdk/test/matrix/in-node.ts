/** The matrix as a program, for other versions of Node: writes what is wrong and ends with 1, or the number of cases. */
import { CASES } from './cases';
import { wrongIn } from './outcome';
import { startServer } from './server';

let unhandled = 0;
process.on('unhandledRejection', () => {
  unhandled += 1;
});

const server = await startServer();
const wrong: string[] = [];
for (const matrixCase of CASES) {
  const problem = await wrongIn(matrixCase, { origin: server.origin, isBrowser: false });
  if (problem) wrong.push(`${matrixCase.name}: ${problem}`);
}
await server.close();
if (unhandled > 0) wrong.push(`${unhandled} unhandled rejections`);
process.stdout.write(wrong.length > 0 ? `${wrong.join('\n')}\n` : `${CASES.length} cases\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
