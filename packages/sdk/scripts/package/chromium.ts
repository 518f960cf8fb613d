/** The failure matrix in a real browser. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { startServer } from '../../test/matrix/server';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @throws naming the cases whose outcome is another, or the remedy when there is no browser */
export async function matrixInChromium(): Promise<string> {
  const script = await bundled();
  const server = await startServer((request, response) => {
    const isScript = request.url === '/matrix.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/matrix.js"></script>');
  });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: executable(), args });
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await page.waitForFunction('window.matrix', undefined, { timeout: 60_000 });
    const { cases, wrong } = (await page.evaluate('window.matrix')) as { cases: number; wrong: string[] };
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return `${cases} cases in Chromium ${browser.version()}`;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('../../test/matrix/in-browser.ts', import.meta.url));
  const options = { bundle: true, format: 'esm', write: false, logLevel: 'error' } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  return outputFiles[0]?.text ?? '';
}

function executable(): string {
  const browserPath = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...PATHS].find(
    (path) => path && existsSync(path),
  );
  if (!browserPath)
    throw new Error('No Chromium was found: install it or set CHROMIUM_PATH to its executable.');
  return browserPath;
}
