import {
  findDynamicForm,
  getDemand,
  listCategories,
  listDemands,
  saveDemand,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseFirstDay } from '../../../../test/form-hands';
import { accountApi, bodiesOf, renderPage } from '../../../../test/render-page';
import { Component } from './bulk-info-page';

const FIELDS = [
  {
    fieldCode: 'b',
    fieldName: '安装',
    fieldType: 'switch',
    isRequired: false,
    sort: 2,
    defaultValue: 'true',
  },
  { fieldCode: 'a', fieldName: '用途', fieldType: 'hologram', isRequired: true, sort: 1, maxLength: 3 },
];

function api() {
  return accountApi()
    .answer(listCategories, { data: [{ code: '100000', title: '冰箱', deleteFlag: 0, subCats: [] }] })
    .answer(findDynamicForm, { data: { id: '100000', formName: '冰箱大单需求', fieldList: FIELDS } });
}

const openForm = () => renderPage(Component, { path: '/bulkOrderInfo', address: '/bulkOrderInfo?mode=new' });

async function chooseCategory(title = '冰箱'): Promise<void> {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /品类/ }));
  fireEvent.click(await screen.findByTitle(title));
  await screen.findByRole('group', { name: `${title}大单需求` });
}

it('BIG-01d the fields of the category come in their order; one of an unknown kind is a text field', async () => {
  api();
  openForm();
  await chooseCategory();
  const group = screen.getByRole('group', { name: '冰箱大单需求' });
  expect([...group.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['用途', '安装']);
  screen.getByRole('textbox', { name: /用途/ });
  expect(screen.getByRole('switch', { name: /安装/ }).getAttribute('aria-checked')).toBe('true');
});

it('BIG-01 nothing is sent while a required field is missing or too long', async () => {
  const server = api().answer(saveDemand, { data: { id: '1', demandNo: 'XQ1' } });
  const { container } = openForm();
  await chooseCategory();
  fireEvent.change(screen.getByRole('textbox', { name: /用途/ }), { target: { value: '一二三四' } });
  fireEvent.submit(container.querySelector('form') ?? container);
  await screen.findByText('请填写需求名称');
  await screen.findByText('用途不能超过 3 个字符');
  await waitFor(() =>
    expect(server.requests.some(({ operationId }) => operationId === 'saveDemand')).toBe(false),
  );
});

it('BIG-01 what was typed for a category is there again after another one was chosen and left', async () => {
  const other = { id: '200000', formName: '空调大单需求', fieldList: FIELDS.slice(1) };
  const server = api().answer(listCategories, {
    data: [
      { code: '100000', title: '冰箱', deleteFlag: 0, subCats: [] },
      { code: '200000', title: '空调', deleteFlag: 0, subCats: [] },
    ],
  });
  openForm();
  await chooseCategory();
  fireEvent.change(screen.getByRole('textbox', { name: /用途/ }), { target: { value: '学校' } });
  fireEvent.click(screen.getByRole('switch', { name: /安装/ }));
  server.answer(findDynamicForm, { data: other });
  await chooseCategory('空调');
  expect(screen.getByRole('textbox', { name: /用途/ })).toHaveProperty('value', '');
  await chooseCategory();
  expect(screen.getByRole('textbox', { name: /用途/ })).toHaveProperty('value', '学校');
  expect(screen.getByRole('switch', { name: /安装/ }).getAttribute('aria-checked')).toBe('false');
});

it('BIG-01 a form that does not come says so, with a way to try again', async () => {
  const server = api().answer(findDynamicForm, { code: '0', msg: '该品类暂不支持提交需求' });
  openForm();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /品类/ }));
  fireEvent.click(await screen.findByText('冰箱'));
  await screen.findByText('该品类暂不支持提交需求');
  server.answer(findDynamicForm, { data: { id: '100000', formName: '空', fieldList: [] } });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('该品类没有其他内容要填写。');
});

it('BIG-01 BIG-01d what was typed into a new demand is there after a reload, and gone once it was sent', async () => {
  const server = api().answer(saveDemand, { data: { id: '1', demandNo: 'XQ1' } });
  const page = openForm();
  const text = (name: RegExp) => screen.getByRole('textbox', { name });
  await chooseCategory();
  fireEvent.change(text(/需求名称/), { target: { value: '学校空调' } });
  fireEvent.change(text(/需求数量/), { target: { value: '12' } });
  fireEvent.change(text(/联系人/), { target: { value: '王建国' } });
  fireEvent.change(text(/联系电话/), { target: { value: '13800000001' } });
  fireEvent.change(text(/用途/), { target: { value: '宿舍' } });
  await chooseFirstDay('截止日期');
  const day = screen.getByLabelText<HTMLInputElement>('截止日期').value;
  expect(day).not.toBe('');
  page.unmount();
  const { container } = openForm();
  await screen.findByRole('group', { name: '冰箱大单需求' });
  const values = [/需求名称/, /需求数量/, /联系人/, /联系电话/, /用途/].map(
    (name) => (text(name) as HTMLInputElement).value,
  );
  expect(values).toEqual(['学校空调', '12', '王建国', '13800000001', '宿舍']);
  expect(screen.getByLabelText('截止日期')).toHaveProperty('value', day);
  server.answer(getDemand, { code: '0', msg: '需求不存在' });
  fireEvent.submit(container.querySelector('form') ?? container);
  await screen.findByText('需求 XQ1 已保存');
  expect(bodiesOf(server, saveDemand.id)).toMatchObject([{ finalTime: `${day} 23:59:59` }]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('学校空调');
});

it('BIG-01 取消 leads to the demands, also in a tab without a page before, and forgets what was typed', async () => {
  api().answer(listDemands, { data: { records: [], total: 0, pageNum: 1, pageSize: 10 } });
  openForm();
  fireEvent.change(await screen.findByRole('textbox', { name: /需求名称/ }), {
    target: { value: '学校空调' },
  });
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(await screen.findAllByRole('link', { name: '提交大单需求' })).not.toEqual([]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('学校空调');
});
