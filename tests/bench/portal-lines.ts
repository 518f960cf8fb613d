import type { Locator, Page, Route } from 'playwright';

type Fields = Readonly<Record<string, unknown>>;

/** Signs the direct dealer in through the mock provider's page. */
export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForURL(/\/provider\/login/);
  await page.locator('[data-persona="directAdmin"]').click();
  await page.waitForURL((at) => !at.pathname.startsWith('/provider') && !at.search.includes('token='));
}

/**
 * Opens the cart with so many entries: the mock's own list, its entries repeated under other ids. Their quantities are
 * taken, for the mock would refuse those of ids that it does not know.
 */
export async function openCart(page: Page, url: string, count: number): Promise<Locator> {
  await page.route(/\/cart\/shoppingCart\/get\/list\//, (route) =>
    repeated(route, (body) => ({
      ...body,
      data: copies(body['data'], count, (id) => ({ id, composeId: `C${id}` })),
    })),
  );
  await page.route(/\/cart\/updateProductNumber$/, (route) =>
    route.fulfill({ json: { code: '1', msg: '成功', data: true } }),
  );
  await page.goto(`${url}/cart`);
  const fields = page.locator('.cart-row input[inputmode=numeric]');
  await fields.nth(count - 1).waitFor();
  return fields.first();
}

/** Opens a batch with so many lines; the mock takes the changed quantities for those of its own lines. */
export async function openBatch(page: Page, url: string, count: number): Promise<Locator> {
  await page.route(/\/order\/batchOrder\/list$/, (route) =>
    repeated(route, (body) => {
      const data = body['data'] as Fields;
      const records = copies(data['records'], count, (id) => ({ lineNo: Number(id) }));
      return { ...body, data: { ...data, total: count, records } };
    }),
  );
  await page.route(/\/order\/batchOrder\/productUpdate$/, (route) =>
    route.fulfill({ json: { code: '1', msg: '成功' } }),
  );
  await page.goto(`${url}/batchOrderOfAll`);
  const link = page.locator('main a[href*="batchNo="]').first();
  await link.click();
  const first = page.locator('.data-table input[inputmode=numeric]').first();
  await first.waitFor();
  return first;
}

async function repeated(route: Route, change: (body: Fields) => Fields): Promise<void> {
  const answer = await route.fetch();
  const body: Fields = await answer.json();
  await route.fulfill({ response: answer, json: change(body) });
}

function copies(rows: unknown, count: number, readOwn: (id: string) => Fields): readonly Fields[] {
  const values = rows as readonly Fields[];
  return Array.from({ length: count }, (_, index) => ({
    ...values[index % values.length],
    ...readOwn(String(index + 1)),
  }));
}
