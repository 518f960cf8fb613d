import { launchChromium } from './e2e/support/chromium';
import { createServer } from 'node:http';
import { docs } from '../openapi/mock/docs';
const server = createServer((q, r) => { const a = docs(new URL(q.url ?? '/', 'http://x').pathname); r.writeHead(a.status, a.headers as any); r.end(a.body as any); }).listen(4555);
const browser = await launchChromium();
for (const scheme of ['light','dark'] as const) for (const width of [1440, 390]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  page.on('console', (m) => m.type()==='error' && console.log(page.url(), m.text()));
  for (const a of process.argv.slice(2)) {
    await page.goto('http://127.0.0.1:4555/docs/' + a);
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/site-${scheme}-${width}-${a.replace(/\W/g,'_')}.png` });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(a, width, 'wider by', over);
  }
  await page.fill('#search', '购物车');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/site-${scheme}-${width}-search.png` });
  await page.close();
}
await browser.close(); server.close();
