import {
  getProject,
  listPayerBalances,
  queryProjects,
  submitProjectStep,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import {
  getProjectExamples,
  queryProjectsExamples,
  submitProjectStepExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const [PROJECT] = queryProjectsExamples.data().records;
const OPPORTUNITY = {
  ...getProjectExamples.data(),
  projectNo: 'SJ1',
  projectName: '食堂冷柜',
  status: '00',
  statusName: '待跟进',
  customerName: '青岛高新孵化器',
  contactName: '韩梅',
  contactPhone: '13800000037',
  agentFlag: '0',
  address: '城阳区智力岛路1号',
  wishDate: '2027-03-01',
};
const GOODS = OPPORTUNITY.productList.map(({ productCode, number }) => ({ productCode, number }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['billManagement', 'ORDER'],
  ['turnoverOrder', 'ORDER'],
  ['newTurnoverOrder', 'ORDER'],
  ['newBusinessCenter', 'BUSINESS'],
] as const)('FIN-10a %s asks for its own projects', async (name, listType) => {
  const server = accountApi().answerExamples(queryProjectsExamples);
  await renderRoute(name);
  await screen.findAllByText(PROJECT?.projectNo ?? 'none');
  expect(bodiesOf(server, queryProjects.id)).toEqual([
    { customerCode: '8800123456', listType, pageNum: 1, pageSize: 10 },
  ]);
});

it('FIN-10a goods of a turnover order say how many are still to come', async () => {
  const [goods] = PROJECT?.productList ?? [];
  if (!PROJECT || !goods) throw new Error('the example has no project with goods');
  const records = [{ ...PROJECT, productList: [{ ...goods, number: 50, deliveredNumber: 18 }] }];
  accountApi().answer(queryProjects, { data: { ...queryProjectsExamples.data(), total: 1, records } });
  await renderRoute('turnoverOrder');
  const row = (await screen.findByText(goods.productModel ?? goods.productCode)).closest('tr');
  expect(row?.textContent).toContain('50 台18 台32 台');
});

it('FIN-10a ORDER-01 an opportunity is registered by the steps of a project, prefilled with all known facts, once', async () => {
  const server = accountApi()
    .answer(getProject, { data: OPPORTUNITY })
    .answerExamples(queryProjectsExamples, submitProjectStepExamples)
    .answer(listPayerBalances, { data: [] })
    .answer(transformMoney, { data: '零元整' });
  await renderRoute('newBusinessCenterView', '?projectNo=SJ1');
  const link = await screen.findByRole('link', { name: '登记为工程' });
  expect(link.getAttribute('href')).toBe('/newProject?projectNo=SJ1');
  cleanup();
  await renderRoute('newProject', '?projectNo=SJ1');
  fireEvent.click(await screen.findByRole('button', { name: '核对' }));
  fireEvent.click(await screen.findByRole('button', { name: '提交登记' }));
  const press = within(await screen.findByRole('dialog')).getByRole('button', { name: '登记' });
  fireEvent.click(press);
  fireEvent.click(press);
  await screen.findByRole('link', { name: '看这个工程' });
  expect(bodiesOf(server, submitProjectStep.id)).toEqual([
    {
      customerCode: '8800123456',
      step: 'REGISTER',
      projectNo: 'SJ1',
      projectName: '食堂冷柜',
      agentFlag: '0',
      productList: GOODS,
      fileList: [],
      customerName: '青岛高新孵化器',
      contactName: '韩梅',
      contactPhone: '13800000037',
      address: '城阳区智力岛路1号',
      wishDate: '2027-03-01',
    },
  ]);
});

it('FIN-10a an opportunity that is a project already leads there, and is not registered again', async () => {
  accountApi().answer(getProject, { data: { ...OPPORTUNITY, status: '20', statusName: '核实中' } });
  await renderRoute('newBusinessCenterView', '?projectNo=SJ1');
  const link = await screen.findByRole('link', { name: '看这个工程' });
  expect(link.getAttribute('href')).toBe('/newProjectCenterView?projectNo=SJ1');
  expect(screen.queryByRole('link', { name: '登记为工程' })).toBeNull();
});

it('FIN-10a an opportunity that is unknown is said in the words of the server; without a number the list is offered', async () => {
  accountApi().answer(getProject, { code: '0', msg: '没有找到该工程，请核对工程号' });
  await renderRoute('newBusinessCenterView', '?projectNo=SJ404');
  await screen.findByText('没有找到该工程，请核对工程号');
  document.body.innerHTML = '';
  await renderRoute('newBusinessCenterView');
  await screen.findByText('请从商机中心选择一个商机');
});
