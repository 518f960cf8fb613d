/** A project from its rest to its settlement, as a dealer does it, with the refusals on the way. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { balanceOf } from '../support/books';
import { dayAhead } from '../support/clock';
import { holds, typePayPassword } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { tokenOf } from '../support/portal';

const CODE = '8800123456';
const PAYER = '8800200104';
/** A project whose deposit is paid; how it comes so far: projects.test.tsx. */
const PROJECT = 'XM20261103001';
const NAME = '海纳酒店客房改造';

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
  if (name.startsWith('付')) await typePayPassword(page);
  await send.dblclick();
  await page.getByText(message).first().waitFor();
  // The outcome stays until the user goes on.
  await page.getByRole('button', { name: '下一步', exact: true }).click();
}

/** The maker's decision is there once the project is read again. */
async function refresh(page: Page, title: RegExp): Promise<void> {
  await page.getByRole('button', { name: '刷新进度' }).click();
  await page.getByRole('heading', { name: title }).waitFor();
}

it('FIN-10b FIN-10a ORDER-01 a project goes from its rest, for which money is transferred first, to its settlement, each payment once', () =>
  journey({ persona: 'directAdmin', path: `/newProjectCenterView?projectNo=${PROJECT}` }, async (page) => {
    await chooseDay(page, '交付日期', 30);
    await fill(page, '收货人', '周敏');
    await fill(page, '电话', '13800000031');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('可用 ¥158,000.00，还差 ¥11,736.00').waitFor();
    await expectAccessible(page);
    const address = page.url();
    await page.getByRole('link', { name: '缺 ¥11,736.00，从现款划' }).click();
    await holds(page.getByRole('textbox', { name: '金额（元）' }), '11736.00');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '提交转账 ¥11,736.00' }).click();
    await typePayPassword(page);
    await page.getByRole('dialog').getByRole('button', { name: '转账 ¥11,736.00' }).click();
    await page.getByRole('heading', { name: '转账成功' }).waitFor();

    await moveTo(page, address);
    await holds(page.getByRole('textbox', { name: '收货人' }), '周敏');
    await act(page, '付尾款 ¥169,736.00', /：交付中/);
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
      { status: '71', paidAmount: 242_480, restAmount: 0 },
    ]);
  }));
