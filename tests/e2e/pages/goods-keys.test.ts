import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { SplitBody } from '../support/buying';
import { journey } from '../support/journey';
import { waitUntilAnswered } from '../support/portal';

/** Further than from one end of a page to the other. */
const FAR = 200;

/** A keyboard that counts its keys; with a modifier they count as one. */
function countingKeys(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  /** Goes on with Tab to the element of that name. */
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < FAR; step += 1) {
      if (name.test(await focusedName(page))) return;
      await press('Tab');
    }
    throw new Error(`Tab found nothing called ${name}; the focus is on ${await focusedName(page)}`);
  };
  return { press, tabTo, count: () => count };
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
  });
}

type Keys = ReturnType<typeof countingKeys>;

/** Fills rows of the list from the first one on, one piece each, and adds them all. */
async function fillRows(page: Page, { press }: Keys, rows: number): Promise<void> {
  await page.getByText('18.0 天').waitFor();
  await press('ArrowDown');
  for (let row = 0; row < rows; row += 1) {
    await press('1');
    await press('ArrowDown');
  }
  await page.getByText(`已填 ${rows} 种`).waitFor();
  await press('Control+Enter');
  await page.getByText('加入购物车成功').first().waitFor();
  await page.getByText('在数量栏填写要订的台数').waitFor();
}

/** Settles everything in the cart. */
async function settleAll(page: Page, { press, tabTo }: Keys): Promise<void> {
  await tabTo(/^购物车/);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: /^购物车/ }).waitFor();
  await page.getByRole('checkbox', { name: '全选' }).waitFor();
  await waitUntilAnswered(page);
  if (!(await page.getByRole('checkbox', { name: '全选' }).isChecked())) {
    await tabTo(/全选/);
    await press('Space');
  }
  const settle = page.getByRole('button', { name: '去结算' });
  await expect.poll(() => settle.getAttribute('aria-disabled')).not.toBe('true');
  await tabTo(/^去结算/);
  await press('Enter');
  await page.getByRole('button', { name: /^提交/ }).first().waitFor();
  await waitUntilAnswered(page);
  await tabTo(/^提交.*订单$/);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(/^提交订单 ¥/);
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor();
}

/** A cart holds 20 entries; of the two from the examples one is among the first products of the list. */
const EXAMPLES_BESIDE = 1;

/** A complete run fills the cart twice: forty goods. */
const { rounds, mostKeys } = isWhole ? { rounds: [19, 20], mostKeys: 400 } : { rounds: [3], mostKeys: 120 };

it('CART-09 CART-08 goods go from the list into the cart and are settled without a mouse', async () => {
  await journey({ persona: 'directAdmin', width: 1440, path: '/list' }, async (page) => {
    const keys = countingKeys(page);
    const settled: number[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/order/splitOrder')) return;
      const body: SplitBody = request.postDataJSON();
      settled.push(body.splitComposeList.length);
    });
    for (const [at, rows] of rounds.entries()) {
      if (at > 0) {
        await keys.tabTo(/^在线采购$/);
        await keys.press('Enter');
        await page.getByRole('heading', { level: 1, name: '全部商品' }).waitFor();
      }
      await fillRows(page, keys, rows);
      await settleAll(page, keys);
    }
    expect(settled).toEqual(rounds.map((rows, at) => (at === 0 ? rows + EXAMPLES_BESIDE : rows)));
    console.log(
      `keys for ${settled.join(' and ')} goods, from the list to the success page: ${keys.count()}`,
    );
    expect(keys.count()).toBeLessThan(mostKeys);
  });
});
