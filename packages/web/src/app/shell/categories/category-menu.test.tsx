import { listCategories, recordCategoryAdClick } from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { listCategoriesExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

let api: FakeApi;

beforeEach(() => {
  api = personaApi('directAdmin')
    .answerExamples(listCategoriesExamples)
    .answer(recordCategoryAdClick, { code: '1' });
});

async function open() {
  await renderShell(MainLayout);
  await userEvent.click(screen.getByRole('button', { name: '全部分类' }));
  const panel = within(screen.getByRole('dialog', { name: '全部分类' }));
  await panel.findByRole('link', { name: '冷柜' });
  return panel;
}

const hrefOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');

it('CAT-01b lists the top-level categories without the deleted ones', async () => {
  const [first, ...rest] = listCategoriesExamples.data();
  if (first) api.answer(listCategories, { data: [{ ...first, deleteFlag: 1 }, ...rest] });
  const panel = await open();
  expect(panel.queryByRole('link', { name: '冰箱' })).toBeNull();
});

it('CAT-01c CAT-01e a category, a sub-category and a tag lead to the results with code, attribute and stock types', async () => {
  const panel = await open();
  await userEvent.hover(panel.getByRole('link', { name: '冰箱' }));
  expect(hrefOf(panel.getByRole('link', { name: '冰箱' }))).toBe(
    '/malllist?categoryCode=100000&stockTypes=CENTER,YC',
  );
  expect(hrefOf(panel.getByRole('link', { name: '十字门' }))).toBe(
    '/malllist?categoryCode=100200&stockTypes=CENTER,YC',
  );
  expect(hrefOf(panel.getByRole('link', { name: '一级能效' }))).toBe(
    '/malllist?categoryCode=100000&attributeName=能效等级&attributeValue=一级&stockTypes=CENTER,YC',
  );
});

it('CAT-01 a category shows its icon and leads to the page that it names; a name of no such page to the results', async () => {
  const [first, second, ...rest] = listCategoriesExamples.data();
  if (first && second) {
    const named = [
      { ...first, routeName: 'newlist' },
      { ...second, routeName: 'nowhere' },
    ];
    api.answer(listCategories, { data: [...named, ...rest] });
  }
  const panel = await open();
  const link = panel.getByRole('link', { name: '冰箱' });
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/provider/pictures/100000.svg');
  expect(hrefOf(link)).toBe('/newlist?categoryCode=100000&stockTypes=CENTER,YC');
  expect(hrefOf(panel.getByRole('link', { name: '冷柜' }))).toMatch(/^\/malllist\?categoryCode=110000/);
});

it('CAT-01 by finger a press shows what a category holds, and 全部 goes there', async () => {
  const panel = await open();
  await userEvent.pointer({ keys: '[TouchA]', target: panel.getByRole('link', { name: '冷柜' }) });
  expect(screen.getByRole('heading', { name: '/index' })).toBeDefined();
  await userEvent.pointer({ keys: '[TouchA]', target: panel.getByRole('link', { name: '全部冷柜' }) });
  await screen.findByRole('heading', { name: /categoryCode=110000/ });
});

it('CAT-02 category 230000 has its five ecosystems', async () => {
  const panel = await open();
  await userEvent.hover(panel.getByRole('link', { name: '智家生态' }));
  const subs = panel
    .getAllByRole('link')
    .map(hrefOf)
    .filter((href) => /categoryCode=230[1-9]/.test(href));
  expect(subs.map((href) => /\d{6}/.exec(href)?.[0])).toEqual([
    '230100',
    '230200',
    '230300',
    '230400',
    '230500',
  ]);
});

it('CAT-01 by keyboard: arrows walk the categories and into their details and back, Escape closes', async () => {
  await renderShell(MainLayout);
  screen.getByRole('button', { name: '全部分类' }).focus();
  await userEvent.keyboard('{Enter}');
  const panel = within(screen.getByRole('dialog', { name: '全部分类' }));
  await panel.findByRole('link', { name: '冰箱' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('冷柜');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('全部冷柜');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('变温冷柜');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('冷柜');
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), document.activeElement?.textContent]).toEqual([null, '全部分类']);
});

it('CAT-02d an ad records its click and opens the product', async () => {
  const panel = await open();
  await userEvent.hover(panel.getByRole('link', { name: '冰箱' }));
  await userEvent.click(panel.getByRole('button', { name: '冰箱推荐' }));
  await screen.findByRole('heading', { name: '/detail/GR0536A01' });
  const click = api.requests.find(({ operationId }) => operationId === 'recordCategoryAdClick');
  expect(click?.body).toMatchObject({ categoryCode: '100000', customerCode: '8800123456' });
});

it('CAT-02d an ad with an address opens it in a new tab, even when the click could not be recorded', async () => {
  const openWindow = vi.fn();
  vi.stubGlobal('open', openWindow);
  const [first] = listCategoriesExamples.data();
  const ad = { pictureUrl: '/a.svg', redirectionMethod: 2, rediretionContent: 'https://promo.example.cn/1' };
  if (first)
    api.answer(listCategories, {
      data: [
        { ...first, images: [ad] },
        { ...first, code: '110000', title: '冷柜' },
      ],
    });
  api.answer(recordCategoryAdClick, { code: '0', msg: '失败' });
  const panel = await open();
  await userEvent.hover(panel.getByRole('link', { name: '冰箱' }));
  await userEvent.click(panel.getByRole('button', { name: '冰箱推荐' }));
  expect(openWindow).toHaveBeenCalledWith('https://promo.example.cn/1', '_blank', 'noopener');
});

it('CAT-01a CAT-01d resting on 全部分类 lists the categories; the one pointed at shows the pictures of its ads', async () => {
  await renderShell(MainLayout);
  await userEvent.hover(screen.getByRole('button', { name: '全部分类' }));
  const panel = within(screen.getByRole('dialog', { name: '全部分类' }));
  // Before anything is pointed at, the room of the ads has those of the first category.
  await panel.findByRole('button', { name: '冰箱推荐' });
  await userEvent.hover(panel.getByRole('link', { name: '冷柜' }));
  expect(panel.queryByRole('button', { name: '冰箱推荐' })).toBeNull();
  await userEvent.hover(panel.getByRole('link', { name: '冰箱' }));
  const ad = panel.getByRole('button', { name: '冰箱推荐' });
  expect(ad.querySelector('img')?.getAttribute('src')).toMatch(/^\//);
});
