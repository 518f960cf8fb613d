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
for (const item of CASES) {
  const match = await wrongIn(item, { origin: location.origin, isBrowser: true });
  if (match) wrong.push(`${item.name}: ${match}`);
}
window.matrix = { cases: CASES.length, wrong };
