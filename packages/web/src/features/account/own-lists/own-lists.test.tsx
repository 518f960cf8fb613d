import { ownListsFile } from '@dealer-portal/rules/own-lists';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOwnList, ownLists } from '#platform/browser/own-lists';
import { clearSession } from '#platform/session/session';
import { clearTemplates, keepTemplate, useTemplates } from '#widgets/templates/template-store';
import { answer, press } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { catchFiles } from '../../../test/saved-files';
import { Component } from './own-lists-page';

const template = (name: string) => ({ name, savedOn: '2026-11-20', lines: [] });

/** The page, and what another part of the portal shows of the templates. */
function Page() {
  const names = useTemplates().map(({ name }) => name);
  return (
    <>
      <Component />
      <output aria-label="模板">{names.join('、')}</output>
    </>
  );
}

const open = () => {
  accountApi();
  renderPage(Page, { path: '/personal/ownLists' });
};

function choose(text: string) {
  const input = screen.getByLabelText('清单和设置的文件');
  fireEvent.change(input, { target: { files: [new File([text], '清单.json')] } });
}

const templatesShown = () => screen.getByRole('status', { name: '模板' }).textContent;

beforeEach(() => {
  window.localStorage.clear();
  clearTemplates();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('AUTH-05a lists and settings are counted, exported as one file and cleared by a press', async () => {
  keepTemplate(template('周补货'));
  keepOwnList({ name: 'myOrderViews', value: [{ name: '待收', values: {} }] });
  const files = catchFiles();
  open();
  await screen.findByText('1 个 · 型号、数量和保存时的价格');
  screen.getByText('1 组 · 列表上方一按就用的筛选');
  await press('导出为一个文件');
  const text = (await files[0]?.blob.text()) ?? '';
  expect([text.includes('周补货'), text.includes('待收')]).toEqual([true, true]);
  await press('清除订货模板');
  await answer('清除订货模板');
  await waitFor(() => expect(screen.queryByText(/型号、数量/)).toBeNull());
  expect(templatesShown()).toBe('');
});

it('AUTH-05a a file brings its templates, takes none of this browser away, and sets nothing else', async () => {
  keepTemplate(template('周补货'));
  open();
  await screen.findByText('1 个 · 型号、数量和保存时的价格');
  const lists = [
    { name: 'orderTemplates', value: [template('周补货'), template('月初')] },
    { name: 'goodsView', value: 'grid' },
  ];
  choose(ownListsFile(lists, '2026-11-28').replace('"goodsView"', '"session"'));
  await screen.findByText('已导入 1 项；同名的模板和条件保留本机的');
  await screen.findByText('2 个 · 型号、数量和保存时的价格');
  expect(templatesShown()).toBe('周补货、月初');
  expect(ownLists().map(({ name }) => name)).toEqual(['orderTemplates']);
});

it('AUTH-05a another file is refused with its reason, and changes nothing', async () => {
  open();
  await screen.findByText('这个浏览器里还没有清单和设置');
  choose('型号,数量');
  await screen.findByText('清单.json：这不是从本门户导出的清单文件，什么也没有导入');
  expect(ownLists()).toEqual([]);
});

it('AUTH-05a templates, views and settings are there after a logout', () => {
  keepOwnList({ name: 'orderTemplates', value: [template('周补货')] });
  keepOwnList({ name: 'importRun', value: {} });
  window.localStorage.setItem('dealer-portal:settleDraft', '{}');
  clearSession();
  expect(ownLists().map(({ name }) => name)).toEqual(['orderTemplates', 'importRun']);
  expect(window.localStorage.getItem('dealer-portal:settleDraft')).toBeNull();
});

it('AUTH-05a where the browser may delete the lists the page says so, and asks it to keep them', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { storage: { value: { persisted: async () => false, persist } } }),
  );
  open();
  await screen.findByText(/浏览器可能删除这些内容/);
  await press('请浏览器保留');
  await screen.findByText('浏览器已答应保留这些内容。');
  expect(persist).toHaveBeenCalledOnce();
});
