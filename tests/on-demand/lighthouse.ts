import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { percentile } from '../bench/figures';
import { type BenchPage, floorsOf, portalPages, SETTLE_MS, type Servers } from '../bench/part';
import { serveAsProduction } from '../bench/production';
import { signInAndSettle } from '../bench/tab';
import { chromiumOptions } from '../e2e/support/chromium';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** Audits of the load, and what one of their units is in milliseconds. */
const TIMES = {
  paint: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  index: 'speed-index',
} as const;

/** The screen of Lighthouse's phone. */
const PHONE = { width: 412, height: 823 };

interface MeasuredPage extends BenchPage {
  readonly results: Result[];
}

/** Lighthouse as it measures a phone, of eight pages and both floors, signed in and with an empty cache. */
export async function lighthouseScores(servers: Servers): Promise<void> {
  const { portalUrl, benchUrl, rounds } = servers;
  console.log(
    `\nLighthouse, mobile, HTTP/2, answers compressed, signed in, nothing in the cache; median of ${rounds}`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
  const [portal, bench] = await Promise.all([serveAsProduction(portalUrl), serveAsProduction(benchUrl)]);
  const port = await freePort();
  const { args, ...options } = chromiumOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    // The certificate is the bench's.
    args: [...args, `--remote-debugging-port=${port}`, '--lang=zh-CN', '--ignore-certificate-errors'],
  });
  try {
    const page = await context.newPage();
    await signInAndSettle(page, portal.url);
    const pages = pagesOf({ ...servers, portalUrl: portal.url, benchUrl: `${bench.url}/` });
    portal.replay();
    for (const { url } of pages) await visit(page, url);
    await page.close();
    for (let round = 0; round < rounds; round += 1) {
      for (const { url, results } of pages) results.push(await audit(context, url, port));
    }
    for (const page of pages) print(page);
  } finally {
    await context.close();
    portal.close();
    bench.close();
    await rm(folder, { recursive: true });
  }
}

function pagesOf(servers: Servers): readonly MeasuredPage[] {
  const pages = portalPages(servers, [
    ['home', '/index', '.goods-field'],
    ['goods', '/malllist', 'main tbody tr'],
    ['product', '/detail/GR0325A03', 'main h1'],
    ['cart', '/cart', '.cart-row'],
    ['orders', '/myOrder', '.data-card'],
    ['order', '/orderDetail?orderNo=6010086603', 'main h1'],
    ['statement', '/accountstatement', '.data-card'],
    ['payment', '/onlinePayment', 'main form'],
  ]);
  return [...floorsOf(servers), ...pages].map((page) => ({ ...page, results: [] }));
}

/** Loads a page as Lighthouse will, so that the server knows every answer. */
async function visit(page: Page, url: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
}

async function audit(context: BrowserContext, url: string, port: number): Promise<Result> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The session stands in the storage, which Lighthouse would empty together with the cache.
  await session.send('Network.clearBrowserCache');
  await page.close();
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    disableStorageReset: true,
    onlyCategories: CATEGORIES,
  });
  if (!run) throw new Error(`Lighthouse has no result for ${url}`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  const { finalDisplayedUrl } = run.lhr;
  // Another page, such as the sign-in, would have figures too.
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return run.lhr;
}

function print({ name, results, isPortal }: MeasuredPage): void {
  const scores = CATEGORIES.map((category) => {
    const values = results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    return `${category} ${percentile(values, 0.5)} (${values.join(' ')})`;
  });
  const figure = (id: string) =>
    percentile(
      results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
      0.5,
    );
  const times = Object.entries(TIMES).map(([part, id]) => `${part} ${Math.round(figure(id))} ms`);
  console.log(`  ${name}: ${scores.join(', ')}`);
  console.log(`    ${times.join(', ')}, shift ${figure('cumulative-layout-shift').toFixed(3)}`);
  const last = results.at(-1);
  // A floor is measured for its load alone.
  if (last && isPortal) for (const line of failures(last)) console.log(`    fails: ${line}`);
}

/** The audits that keep accessibility and best practices from 100, with their elements. */
function failures({ categories, audits }: Result): readonly string[] {
  const references = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? []);
  return references
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'notApplicable',
    )
    .map(({ id, title, details }) => {
      const items = details?.type === 'table' ? details.items : [];
      return `${id} (${title}) ${JSON.stringify(items.slice(0, 4)).slice(0, 600)}`;
    });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
