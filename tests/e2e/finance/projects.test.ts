/** A project from its registration to its settlement, as a dealer does it, with the refusals on the way. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balanceOf } from '../support/books';
import { chooseOption, dayAhead, holds } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { tokenOf } from '../support/portal';

const CODE = '8800123456';
const PAYER = '8800200104';
const NAME = '会议中心客房空调';

/** The projects of the name that the server has, and what the project account has, in cents. */
async function booksOf(page: Page) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { customerCode: CODE, keyword: NAME, pageNum: 1, pageSize: 10 };
  const list = await page.request.post('/new/api/project/manage/list', { headers, data });
  return { projects: (await list.json()).data.records, cents: await balanceOf(page, PAYER) };
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(text);
}

async function chooseDay(page: Page, label: string, days: number): Promise<void> {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(dayAhead(days));
  await field.press('Enter');
}

/** Stores a picture in the field of the label. */
async function upload(page: Page, label: string, name: string): Promise<void> {
  const buffer = Buffer.from('picture');
  await page.getByLabel(`选择${label}文件`).setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: `移除 ${name}` }).waitFor();
}

/** From the fields to the last question; its button, by the name of the act. */
async function ask(page: Page, act: string): Promise<Locator> {
  await page.getByRole('button', { name: '核对' }).click();
  await page.getByRole('button', { name: `提交${act}` }).click();
  return page.getByRole('dialog').getByRole('button', { name: act, exact: true });
}

async function act(page: Page, name: string, message: RegExp): Promise<void> {
  const send = await ask(page, name);
  await send.dblclick();
  await page.getByText(message).first().waitFor();
}

/** What the maker decides is there once the project is read again. */
async function refresh(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: '刷新进度' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
}

async function register(page: Page): Promise<void> {
  await fill(page, '工程名称', NAME);
  await page.getByRole('button', { name: '核对' }).click();
  await page.getByText('请至少选一种商品').waitFor();
  await page.getByRole('button', { name: '存草稿' }).click();
  await page.waitForURL(/newProject\?projectNo=XM/);
  await holds(page.getByRole('textbox', { name: '工程名称' }), NAME);
  await page.getByRole('combobox', { name: '工程客户' }).fill('青岛安居置业');
  await page.keyboard.press('Escape');
  await fill(page, '工程地址', '山东省青岛市崂山区香港东路195号');
  await page.getByRole('combobox', { name: '商品' }).fill('KFR-35');
  await page.locator('.ant-select-item-option').filter({ hasText: 'KFR-35GW/01K' }).first().click();
  await fill(page, 'KFR-35GW/01K 数量', '100');
  await upload(page, '中标或意向文件', '中标通知书.png');
  await expectAccessible(page);
  await act(page, '登记', /：核实中/);
  await page.getByRole('link', { name: '看这个工程' }).click();
}

it('FIN-10a ORDER-01 a project goes from its registration to its settlement, each payment once', () =>
  journey({ persona: 'directAdmin', path: '/newProject' }, async (page) => {
    await register(page);
    await page.getByRole('heading', { name: /补齐资料/ }).waitFor();
    await upload(page, '业主营业执照', '执照.png');
    await act(page, '补资料', /：核实中/);
    await refresh(page, /申请工程价/);
    await fill(page, 'KFR-35GW/01K', '2300');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('不能高于普通价 ¥2,199.00').waitFor();
    await fill(page, 'KFR-35GW/01K', '2000');
    await fill(page, '申请原因', '同城竞品更低');
    await act(page, '申请工程价', /：定价中/);
    await refresh(page, /看报价/);
    await page.getByText('¥204,507.00').first().waitFor();
    await act(page, '接受报价', /：待付定金/);
    await act(page, '付定金 ¥61,352.10', /：待付尾款/);
    expect((await booksOf(page)).cents).toBe(15_800_000 - 6_135_210);

    await chooseDay(page, '交付日期', 30);
    await fill(page, '收货人', '周敏');
    await fill(page, '电话', '13800000031');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('可用 ¥96,647.90，还差 ¥46,507.00').waitFor();
    await expectAccessible(page);
    const address = page.url();
    await page.getByRole('link', { name: '缺 ¥46,507.00，从现款划' }).click();
    await chooseOption(page, '转出付款方', CODE);
    await holds(page.getByRole('textbox', { name: '金额（元）' }), '46507.00');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '提交转账 ¥46,507.00' }).click();
    await page.getByRole('dialog').getByLabel('支付密码').fill('123456');
    await page.getByRole('dialog').getByRole('button', { name: '转账 ¥46,507.00' }).click();
    await page.getByRole('heading', { name: '转账成功' }).waitFor();

    await moveTo(page, address);
    await holds(page.getByRole('textbox', { name: '收货人' }), '周敏');
    await act(page, '付尾款 ¥143,154.90', /：交付中/);
    expect((await booksOf(page)).cents).toBe(0);
    await refresh(page, /提交验收/);
    await chooseDay(page, '验收日期', -1);
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('请上传业主签字的验收照片').waitFor();
    await upload(page, '验收照片', '验收.png');
    await act(page, '提交验收', /：验收审核中/);
    await refresh(page, /结算中/);
    await page.getByRole('button', { name: '刷新进度' }).click();
    await page.getByRole('button', { name: '刷新进度' }).waitFor({ state: 'detached' });
    expect((await booksOf(page)).projects).toMatchObject([
      { status: '71', paidAmount: 204_507, restAmount: 0 },
    ]);
  }));
