/** Stores: an application in steps that survives a reload, is refused and sent again. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { chooseOption, holds } from '../support/fields';
import { journey } from '../support/journey';
import { tokenOf } from '../support/portal';

const CODE = '8800123456';
/** A picture of one point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: POINT });

const upload = (page: Page, label: string, names: readonly string[]) =>
  page.getByLabel(`选择${label}文件`).setInputFiles(names.map(picture));

/** The applications of a kind that the server has. */
async function applications(page: Page, applyType: string) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { customerCode: CODE, applyType, pageNum: 1, pageSize: 1000 };
  const answer = await page.request.post('/new/api/customer/queryNetworkList', { headers, data });
  const { records } = (await answer.json()).data;
  return records as readonly { applyNo: string; status: string }[];
}

async function fillStore(page: Page): Promise<void> {
  await chooseOption(page, '门店', '腾达电器崂山店');
  await holds(page.getByRole('textbox', { name: '面积' }), '480');
  await page.getByRole('button', { name: '下一步：照片和证照' }).click();
}

async function fillPapers(page: Page): Promise<void> {
  await upload(page, '门头照片', ['门头.png']);
  await upload(page, '店内照片', ['冰箱区.png', '空调区.png', '洗衣机区.png', '厨电区.png']);
  await page.getByRole('button', { name: '移除 厨电区.png' }).waitFor();
  await page
    .getByLabel('选择营业执照文件')
    .setInputFiles({ ...picture('执照.heic'), mimeType: 'image/heic' });
  await page.getByText('格式不支持，请用 JPG、PNG、PDF').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: '移除 执照.heic' }).click();
  await upload(page, '营业执照', ['过期执照.png']);
  await page.getByRole('button', { name: '移除 过期执照.png' }).waitFor();
  // A file that is on its way holds the step back.
  await expect.poll(() => page.getByRole('button', { name: /^取消 / }).count()).toBe(0);
  const categories = page.getByRole('combobox', { name: '陈列类别' });
  await categories.click();
  for (const name of ['冰箱', '冷柜', '洗衣机', '空调', '热水器', '厨电'])
    await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click();
  await page.keyboard.press('Escape');
  // A press outside of an open list only closes the list.
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '下一步：核对' }).click();
}

it('FIN-11a ORDER-01 an application survives a reload, is sent once, refused with words, corrected and sent again', () =>
  journey({ persona: 'directAdmin', path: '/netvipapply' }, async (page) => {
    await fillStore(page);
    await page.getByText('草稿').first().waitFor();
    await page.reload();
    await fillPapers(page);
    await page.getByText('面积 480，达到 200 平方米').waitFor();
    await expectAccessible(page);
    const before = await applications(page, 'VIP');
    await page.getByRole('button', { name: '提交申请' }).dblclick();
    await page.getByRole('heading', { name: '已提交，等待审批' }).waitFor();
    const after = await applications(page, 'VIP');
    expect(after.length - before.length).toBe(1);
    const applyNo = after[0]?.applyNo ?? '';
    await page.getByRole('link', { name: '看进度' }).click();
    await page.getByText('营业执照快到期，请补充后再提交').first().waitFor();
    await page.getByRole('link', { name: '修改后再提交' }).click();
    await page.getByText('还没换').waitFor();
    await page.getByRole('button', { name: '下一步：照片和证照' }).click();
    await page.getByRole('button', { name: '移除 过期执照.png' }).click();
    await upload(page, '营业执照', ['新执照.png']);
    await page.getByRole('button', { name: '移除 新执照.png' }).waitFor();
    await page.getByRole('button', { name: '下一步：核对' }).click();
    await page.getByRole('button', { name: '再次提交' }).click();
    await page.getByRole('heading', { name: '已提交，等待审批' }).waitFor();
    const [latest] = await applications(page, 'VIP');
    expect(latest).toMatchObject({ applyNo, status: '10' });
  }));
