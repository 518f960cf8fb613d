/** The matrix as a script of a page: puts what is wrong, and the number of cases, where the test finds it. */
import { CASES } from './cases';
import { wrongIn } from './outcome';

declare global {
  interface Window {
    matrix?: { readonly cases: number; readonly wrong: readonly string[] };
  }
}

const wrong: string[] = [];
addEventListener('unhandledrejection', ({ reason }) => wrong.push(`unhandled: ${reason}`));
for (const matrixCase of CASES) {
  const problem = await wrongIn(matrixCase, { origin: location.origin, isBrowser: true });
  if (problem) wrong.push(`${matrixCase.name}: ${problem}`);
}
window.matrix = { cases: CASES.length, wrong };
