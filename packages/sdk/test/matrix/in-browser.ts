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
for (const one of CASES) {
  const found = await wrongIn(one, { origin: location.origin, isBrowser: true });
  if (found) wrong.push(`${one.name}: ${found}`);
}
window.matrix = { cases: CASES.length, wrong };
