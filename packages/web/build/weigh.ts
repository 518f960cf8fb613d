import { OUT_DIR } from './out-dir';
import { pagesOf, weighPage } from './page-weight';

/** Prints what each page of the last build weighs, the heaviest last: `npx tsx packages/web/build/weigh.ts`. */

const weights = [undefined, ...pagesOf(OUT_DIR)].map((page) => ({
  page: page ?? '(entry)',
  ...weighPage(OUT_DIR, page),
}));
for (const { page, scripts, scriptBytes, styleBytes } of weights.sort(
  (a, b) => a.scriptBytes - b.scriptBytes,
)) {
  const figures = [scriptBytes, styleBytes, scripts.length]
    .map((figure) => String(figure).padStart(8))
    .join('');
  console.log(`${figures}  ${page}`);
}
