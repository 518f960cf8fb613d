import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { waitForAnswer } from '../support/buying';
import { holds } from '../support/fields';
import { openImport, pasteRows } from '../support/import-pages';
import { moveTo, tickAll } from '../support/page-addresses';
import { press } from '../support/page-watch';
import { armFault, resetMock, signIn, type Visit, visit } from '../support/portal';
import { gb18030, workbook } from '../support/sheets';

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit();
  await signIn(dealer.page, 'directKzxkh');
});

afterAll(() => dealer.end());

/** Every product in stock, 23 of them: more than a cart holds. */
const CODES = [
  ...['GR0536A01', 'GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GF0300B02', 'GW1000C01', 'GW1000C02'],
  ...['GW0800C03', 'GD1000C04', 'GA3500D01', 'GA2600D02', 'GA7200D03', 'GH6000E01', 'GH1600E02', 'GK2200F01'],
  ...['GK5200F02', 'GK1400F03', 'GT6500G01', 'GT7500G02', 'GS0001H01', 'GS0002H02', 'GX0001J01'],
];

const line = (page: Page, rowNo: number) => page.locator(`[data-row-key="第 ${rowNo} 行"]`);
const wave = (page: Page, at: number) => page.getByRole('listitem', { name: `第 ${at} 批` });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const read =
  '型号,数量\r\nBCD-536WGHTD,"1,000"\r\n没有的型号,2\r\nGR0325A03,３\r\nbcd-325wlhfd,4\r\nGF0300B02,13\r\nGR0190Z99,1\r\nGT6500G01,二\r\nGK2200F01,5\r\n';

describe('CART-08 problems are shown before anything is added', () => {
  it.each([
    ['UTF-8.csv', Buffer.from(read)],
    ['GB18030.csv', gb18030(read)],
    ['semicolons.csv', Buffer.from(`\uFEFF${read.replaceAll('"1,000"', '1000').replaceAll(',', ';')}`)],
    [
      'workbook.xlsx',
      workbook([
        ...[['型号', '数量'] as const, ['BCD-536WGHTD', 1000] as const, ['没有的型号', 2] as const],
        ...[['GR0325A03', '３'] as const, ['bcd-325wlhfd', 4] as const, ['GF0300B02', 13] as const],
        ...[['GR0190Z99', 1] as const, ['GT6500G01', '二'] as const, ['GK2200F01', 5] as const],
      ]),
    ],
  ])('%s shows every row with its reason', async (name, buffer) => {
    const { page } = dealer;
    await openImport(page);
    await choose(page, name, buffer);
    await page.getByRole('button', { name: '下一步：核对商品' }).click();
    await page.getByRole('heading', { name: `${name} · 8 行` }).waitFor();
    await line(page, 2).getByText('库存仅剩 186 台').waitFor();
    await line(page, 3).getByText('没有可采购的产品 没有的型号').waitFor();
    await line(page, 4).getByText('可加入').waitFor();
    await line(page, 5).getByText('与第 4 行重复：BCD-325WLHFD').waitFor();
    await line(page, 6).getByText('该产品已退市，最多可购中心库存 12 台').waitFor();
    await line(page, 7).getByText('该产品已退市且无库存，无法销售').waitFor();
    await line(page, 8).getByText('数量只能输入数字').waitFor();
    await page.getByText('可加入 2 种 · 8 台').waitFor();
    await page.getByRole('button', { name: '重新导入' }).click();
  });

  it('rows are corrected, merged, kept through a reload, and the bad ones downloaded', async () => {
    const { page } = dealer;
    await openImport(page);
    await pasteRows(page, 'BCD-325WLHFD\t3\nGF0300B02\t13\nBCD-325WLHFD\t４\nXX-1\t1');
    await page.getByText('可加入 1 种 · 3 台').waitFor();
    await page.getByRole('button', { name: '改为 12 台：第 2 行' }).click();
    await page.getByText('可加入 2 种 · 15 台').waitFor();
    await page.getByRole('checkbox', { name: '相同产品合并数量' }).check();
    await line(page, 3).getByText('已并入第 1 行').waitFor();
    await page.getByText('可加入 2 种 · 19 台').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('可加入 2 种 · 19 台').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^下载有误的 1 行$/ }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text.startsWith('\uFEFF型号或产品编码,数量,原行号,原因')).toBe(true);
    expect(text).toContain('XX-1,1,4,没有可采购的产品 XX-1');
    await page.getByRole('textbox', { name: '第 4 行型号' }).fill('gr0536a01');
    await page.getByRole('textbox', { name: '第 4 行型号' }).press('Enter');
    await page.getByText('可加入 3 种 · 20 台').waitFor();
    await page.getByRole('button', { name: '重新导入' }).click();
  });

  it('one paste may mix separators; rows that are merged show what is judged, and all faults go at once', async () => {
    const { page } = dealer;
    await openImport(page);
    await pasteRows(
      page,
      'GF0300B02\t10\nBC/BD-300GHD 5\nGR0325A03，３\nBCD-325WLHFD,4\nXX  1\nGT6500G01;二\nGW1000C01\t1',
    );
    await page.getByText('可加入 3 种 · 14 台').waitFor();
    await page.getByRole('checkbox', { name: '相同产品合并数量' }).check();
    await page.getByText('有误：已退市 2 行，数量无效 1 行，型号或编码无效 1 行').waitFor();
    await holds(page.getByRole('textbox', { name: '第 1 行数量' }), '15');
    await line(page, 1).getByText('第 1、2 行合计').waitFor();
    await line(page, 1).getByText('该产品已退市，最多可购中心库存 12 台').waitFor();
    await page.getByRole('button', { name: '全部改为库存（1 种）' }).click();
    await page.getByText('可加入 3 种 · 20 台').waitFor();
    await page.getByRole('button', { name: '移除全部问题行（2 行）' }).click();
    await page.getByRole('heading', { name: '粘贴的内容 · 4 行' }).waitFor();
    await page.getByText('可加入 3 种 · 20 台').waitFor();
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByRole('heading', { name: '粘贴的内容 · 6 行' }).waitFor();
    await page.getByText('有误：数量无效 1 行，型号或编码无效 1 行').waitFor();
    await page.getByRole('button', { name: '重新导入' }).click();
  });

  it('a file that cannot be read says so', async () => {
    const { page } = dealer;
    await openImport(page);
    await choose(page, '空.csv', Buffer.from(''));
    await page.getByRole('alert').getByText('空.csv：没有读到内容').waitFor();
    await expectAccessible(page);
  });
});

describe('CART-08 more products than a cart holds', () => {
  it('are added in waves; the second waits until the cart has room, and a reload loses nothing', async () => {
    const { page } = dealer;
    await resetMock(page);
    await openImport(page);
    await pasteRows(page, CODES.map((code) => `${code}\t1`).join('\n'));
    await page.getByText('可加入 23 种 · 23 台').waitFor();
    await page.getByRole('button', { name: '加入购物车（23 种）' }).click();
    await wave(page, 1).getByText('已加入购物车').waitFor();
    await wave(page, 2).getByText('等待加入').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: '加入第 2 批' }).click();
    await page.getByText('请先结算购物车').waitFor();
    await emptyCart(page);
    await openImport(page);
    await page.getByRole('button', { name: '加入第 2 批' }).click();
    await page.getByRole('heading', { name: /已全部处理/ }).waitFor();
    await page.getByRole('button', { name: '完成' }).click();
    await page.getByLabel('从 Excel 粘贴').waitFor();
  });

  it('AS121 and 429 leave the wave to be tried again', async () => {
    const { page } = dealer;
    await openImport(page);
    await armFault(page, {
      operationId: 'addListToCart',
      kind: 'business',
      code: 'AS121',
      msg: '购物车已满',
    });
    await pasteRows(page, 'GR0536A01\t2');
    await page.getByRole('button', { name: '加入购物车（1 种）' }).click();
    await wave(page, 1).getByText('购物车最多添加20种商品').waitFor();
    await armFault(page, { operationId: 'addListToCart', kind: 'status', status: 429 });
    await press(page.getByRole('button', { name: '重试' }));
    await wave(page, 1).getByText('请求过于频繁，请稍后再试').waitFor();
    await press(page.getByRole('button', { name: '重试' }));
    await wave(page, 1).getByText('已加入购物车').waitFor();
    await page.getByRole('button', { name: '完成' }).click();
  });

  it('a wave without an answer is not sent again while the server may still add it', async () => {
    const { page } = dealer;
    await openImport(page);
    await armFault(page, { operationId: 'addListToCart', kind: 'status', status: 500 });
    await pasteRows(page, 'GK1400F03\t2');
    // A wave waits before it is sent too.
    await waitForAnswer(page, '**/shoppingCart/add/list/cart', () =>
      page.getByRole('button', { name: '加入购物车（1 种）' }).click(),
    );
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    const notAdded = wave(page, 1).getByRole('button', { name: '没有加入' });
    await notAdded.waitFor();
    expect(await notAdded.getAttribute('aria-disabled')).toBe('true');
    await notAdded.dispatchEvent('click');
    await press(wave(page, 1).getByRole('button', { name: '在购物车中核对' }));
    await press(wave(page, 1).getByRole('button', { name: '已在购物车' }));
    await wave(page, 1).getByText('已加入购物车').waitFor();
    expect(sent.filter((url) => url.includes('/shoppingCart/add/'))).toEqual([]);
    await page.getByRole('button', { name: '完成' }).click();
  });
});

describe('PAYER-01 a batch for several stores', () => {
  it('is kept, corrected line by line, checked and placed, and its result stays', async () => {
    const { page } = dealer;
    await moveTo(page, '/batchImportOfStore');
    await page.getByRole('heading', { level: 1, name: '门店批量导入' }).waitFor();
    const [first = '', second = first] = await shipTos(page);
    await pasteRows(
      page,
      `型号\t数量\t送达方\nGA2600D02\t3\t${first}\nGR0536A01\t2\t${second}\nGF0300B02\t2\t99999`,
    );
    await line(page, 4).getByText('没有送达方 99999').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '生成批次（2 行）' }).click();
    await page.getByRole('heading', { level: 1, name: '批量订单信息' }).waitFor();
    const number = page.getByRole('textbox', { name: 'BCD-536WGHTD数量', exact: true });
    await number.fill('900');
    await number.press('Enter');
    await line(page, 2)
      .getByText(/^库存不足/)
      .waitFor();
    await number.fill('4');
    await number.press('Enter');
    await line(page, 2).getByText('通过').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交下单' }).click();
    await page.getByRole('button', { name: /^提交 ¥/ }).click();
    await page.getByRole('heading', { level: 1, name: '批量下单结果' }).waitFor();
    await page.getByText(/^已生成 [12] 个订单$/).waitFor();
    await expectAccessible(page);
    await moveTo(page, '/batchOrderOfAll?status=30');
    await page.getByRole('link', { name: /^PL/ }).first().click();
    await page.getByText(/^已生成 [12] 个订单$/).waitFor();
  });

  it('CART-08 a sheet for one ship-to becomes a batch without the limit of the cart; a line goes only when asked', async () => {
    const { page } = dealer;
    await openImport(page);
    await pasteRows(page, '十一月订货单\n序号\t型号\t数量（台）\n1\tGA2600D02\t3台\n2\tGR0536A01\t2');
    await page.getByText(/没有用的列：序号/).waitFor();
    await page.getByRole('button', { name: '下一步：核对商品' }).click();
    await page.getByRole('button', { name: '生成批次（2 行）' }).click();
    await page.getByRole('heading', { level: 1, name: '批量订单信息' }).waitFor();
    await page.getByRole('button', { name: '删除：第 2 行' }).click();
    await page.getByRole('button', { name: '删除 BCD-536WGHTD × 2 台' }).click();
    await page.getByText('全部 1').waitFor();
  });
});

/** The ship-tos that the header's selector offers. */
async function shipTos(page: Page): Promise<readonly string[]> {
  const texts = await page.getByText(/个送达方，一张表可以订到多个门店/).textContent();
  expect(texts).toMatch(/^[1-9]/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载模板' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  const rows = Buffer.concat(chunks).toString('utf8').trim().split('\r\n').slice(1);
  return rows.map((row) => row.split(',')[2] ?? '');
}

async function emptyCart(page: Page): Promise<void> {
  await moveTo(page, '/cart');
  await tickAll(page);
  await page.getByRole('button', { name: '移除所选' }).click();
  await page.getByText('购物车是空的').waitFor();
}

it('the console stayed free of errors', () => {
  expect(dealer.problems).toEqual([]);
});
