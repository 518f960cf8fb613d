import { fileURLToPath } from 'node:url';
import { pagesOf, weighPage } from './page-weight';

/** Prints what each page of the last build weighs, the heaviest last: `npx tsx packages/web/build/weigh.ts`. */
const outDir = process.env['PORTAL_OUT_DIR'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const weights = [undefined, ...pagesOf(outDir)].map((page) => ({
  page: page ?? '(entry)',
  ...weighPage(outDir, page),
}));
for (const { page, scripts, scriptBytes, styleBytes } of weights.sort(
  (a, b) => a.scriptBytes - b.scriptBytes,
)) {
  const figures = [scriptBytes, styleBytes, scripts.length]
    .map((figure) => String(figure).padStart(8))
    .join('');
  console.log(`${figures}  ${page}`);
}
