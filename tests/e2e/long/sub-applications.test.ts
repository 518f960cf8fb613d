import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { now } from '../support/clock';
import { journey } from '../support/journey';

const FINANCE = readFileSync(new URL('../sub-applications/finance.js', import.meta.url), 'utf8');

it('SUBAPP-01 one that never mounts is given up after its time, and mounts at the second try', async () => {
  await journey({ persona: 'rChannel', path: '/favicon.svg', isFresh: true }, async (page) => {
    await page.route('**/sub-applications/pc-finance/entry.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: FINANCE }),
    );
    await page.clock.install({ time: now() });
    await page.goto('/pc-finance');
    await page.waitForFunction(() => 'financeGoOn' in window);
    await page.clock.fastForward(15_000);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText('子应用加载超时，请重试').waitFor();
    await page.evaluate('delete window.financeGoOn');
    await alert.getByRole('button', { name: '重试' }).click();
    await page.waitForFunction(() => 'financeGoOn' in window);
    await page.evaluate('window.financeGoOn()');
    await page.getByText('金融应用', { exact: true }).waitFor();
  });
});
