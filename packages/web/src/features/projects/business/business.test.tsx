import { getProject, queryProjects, submitProjectStep } from '@dealer-portal/sdk/operations';
import {
  getProjectExamples,
  queryProjectsExamples,
  submitProjectStepExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

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
const QUESTION = '把商机“食堂冷柜”登记为工程？';

beforeEach(() => localStorage.clear());

async function ask() {
  await renderRoute('newBusinessCenterView', '?projectNo=SJ1');
  fireEvent.click(await screen.findByRole('button', { name: '登记为工程' }));
  return within(await screen.findByRole('dialog', { name: QUESTION }));
}

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

it('FIN-10a an opportunity becomes a project once, by a question, with all that is known of it', async () => {
  const server = accountApi()
    .answer(getProject, { data: OPPORTUNITY })
    .answerExamples(submitProjectStepExamples);
  const press = (await ask()).getByRole('button', { name: '登记为工程' });
  fireEvent.click(press);
  fireEvent.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodiesOf(server, submitProjectStep.id)).toEqual([
    {
      customerCode: '8800123456',
      step: 'REGISTER',
      projectNo: 'SJ1',
      projectName: '食堂冷柜',
      agentFlag: '0',
      productList: GOODS,
      customerName: '青岛高新孵化器',
      contactName: '韩梅',
      contactPhone: '13800000037',
      address: '城阳区智力岛路1号',
      wishDate: '2027-03-01',
    },
  ]);
});

it('FIN-10a a refusal stays in the question', async () => {
  const msg = '该环节已办理，请刷新后查看';
  accountApi().answer(getProject, { data: OPPORTUNITY }).answer(submitProjectStep, { code: '0', msg });
  const dialog = await ask();
  fireEvent.click(dialog.getByRole('button', { name: '登记为工程' }));
  await dialog.findByText(`没有登记：${msg}`);
});

it.each([
  [{ ...OPPORTUNITY, address: '', productList: [] }],
  [{ ...OPPORTUNITY, status: '20', statusName: '核实中' }],
])('FIN-10a what lacks something, or is a project already, is not registered', async (data) => {
  accountApi().answer(getProject, { data });
  await renderRoute('newBusinessCenterView', '?projectNo=SJ1');
  const button = await screen.findByRole('button', { name: '登记为工程' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('FIN-10a an opportunity that is unknown is said in the words of the server; without a number the list is offered', async () => {
  accountApi().answer(getProject, { code: '0', msg: '没有找到该工程，请核对工程号' });
  await renderRoute('newBusinessCenterView', '?projectNo=SJ404');
  await screen.findByText('没有找到该工程，请核对工程号');
  document.body.innerHTML = '';
  await renderRoute('newBusinessCenterView');
  await screen.findByText('请从商机中心选择一个商机');
});
