import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { journey } from '../support/journey';
import { OCTOBER_BOOK } from '../support/own-book';
import { waitForMessage } from '../support/page-watch';
import { choosePersona, endSession } from '../support/portal';

const confirmations = (page: Page) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reconciliation/confirm')) sent.push(request.postDataJSON());
  });
  return sent;
};

async function compareOwnBook(page: Page): Promise<void> {
  await page.getByRole('link', { name: '对账助手' }).click();
  const file = { name: '往来.csv', mimeType: 'text/csv', buffer: OCTOBER_BOOK };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('combobox', { name: '“原币”这一列是' }).waitFor();
  await expectAccessible(page);
  await page.getByText(/没有用的列：原币/).waitFor();
  await page.getByRole('button', { name: '收方是付款，付方是提货' }).click();
  await page.getByText('一致').first().waitFor();
  const start = page.getByRole('button', { name: '开始核对' });
  await expect.poll(() => start.getAttribute('aria-disabled')).toBeNull();
  await start.click();
  await page.getByRole('button', { name: /^全部差异 3 处/ }).waitFor();
}

async function workOnResult(page: Page): Promise<void> {
  const row = (key: string) => page.locator(`tr[data-row="${key}"]`);
  expect(await row('4900001003').textContent()).toContain('7 和 5 可能写反了');
  await row('4900001003').focus();
  await page.keyboard.press(']');
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: '4900001004 的说明' }).fill('货物在途，次月入账');
  await page.getByRole('button', { name: '保存说明' }).click();
  await page.getByText('已处理 1 / 3 处').waitFor();
  // A pair by hand and back again.
  await page.getByRole('checkbox', { name: '选中 4900001004' }).check();
  await page.getByRole('checkbox', { name: '选中 记-1020' }).check();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /^全部差异 2 处/ }).waitFor();
  await page.getByRole('button', { name: '拆开 4900001004' }).click();
  await page.getByRole('button', { name: /^全部差异 3 处/ }).waitFor();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出差异表' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^对账差异表_\S+账户 \d+_\S+至\S+_.+\.xlsx$/);
}

/** Opens every statement that was not read, and leaves every rebate for later. */
async function readAndDecide(page: Page, list: Locator): Promise<void> {
  const statements = list.getByRole('link', { name: '查看并打勾' });
  for (let remaining = await statements.count(); remaining > 0; remaining -= 1) {
    await statements.first().click();
    await page.waitForURL((url) => url.pathname !== '/reconciliation');
    await page.goBack();
    await list.waitFor();
  }
  const rebates = list.getByRole('button', { name: '留到以后' });
  for (let remaining = await rebates.count(); remaining > 0; remaining -= 1) {
    await rebates.first().click();
    await list.getByRole('button', { name: '改决定' }).nth(-1).waitFor();
  }
}

/** The session ends while both books lie side by side: they and the notes are there for the same user. */
async function signInBetween(page: Page): Promise<void> {
  await page.reload();
  await page.getByText('已处理 1 / 3 处').waitFor();
  await endSession(page, 'queryMonthAccounts');
  await page.getByRole('navigation', { name: '位置' }).getByRole('link').click();
  await page.waitForURL(/\/provider\/authorize/);
  await choosePersona(page, 'directAdmin');
  await page.getByRole('link', { name: '对账助手' }).click();
  await page.getByRole('button', { name: /^全部差异 3 处/ }).waitFor();
  await page.getByText('已处理 1 / 3 处').waitFor();
}

it('FIN-02 a month is compared with the own book, explained and confirmed once, though the session ends; it stays so', () =>
  journey({ persona: 'directAdmin', width: 1440, path: '/reconciliation' }, async (page) => {
    const sent = confirmations(page);
    await page.getByText('还差', { exact: false }).first().waitFor();
    await page.getByText('¥1,293,526.00').first().waitFor();
    await expectAccessible(page);
    await compareOwnBook(page);
    await workOnResult(page);
    await signInBetween(page);
    await page.getByRole('link', { name: '带说明去确认' }).click();
    const list = page.getByRole('region', { name: '确认之前要看完的' });
    // The note of the helper is the explanation of the difference.
    await list.getByText('货物在途，次月入账').waitFor();
    await readAndDecide(page, list);
    await page.reload();
    const confirm = page.getByRole('button', { name: '确认对账单' });
    await confirm.waitFor();
    await page.getByText('确认后不能撤回；差异的说明随对账单一起交给公司。').waitFor();
    await confirm.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('4900001004：货物在途，次月入账', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: '确认 ¥1,293,526.00' }).dblclick();
    await waitForMessage(page, '对账单已确认');
    await page.getByText('2026-10 已确认').waitFor();
    expect(sent).toEqual([
      {
        id: '60010',
        customerCode: '8800123456',
        isAgree: true,
        customerBalance: 1316623,
        reason: '4900001004：货物在途，次月入账',
      },
    ]);
    await page.reload();
    await page.getByText('2026-10 已确认').waitFor();
    await page.getByText('4900001004：货物在途，次月入账').waitFor();
  }));
