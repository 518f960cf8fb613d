import {
  getProject,
  listPayerBalances,
  queryAppointmentContracts,
  queryProjects,
  submitProjectStep,
  suggestProductModels,
  transformMoney,
  uploadFile,
} from '@dealer-portal/sdk/operations';
import { getProjectExamples, queryProjectsExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ask, choose, press, typeText } from '../../../test/form-hands';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';
import type { ProjectDetail } from './queries';

const PROJECT: ProjectDetail = getProjectExamples.data();
const PAYERS = [
  { payerCode: '8800123456', customerName: '现款户', payerType: '01', balance: 1_000_000 },
  { payerCode: '8800200104', customerName: '工程账户', payerType: '04', balance: 158_000 },
  { payerCode: '8800200107', customerName: '返利户', payerType: '07', balance: 27_210 },
];
const DONE = {
  projectNo: PROJECT.projectNo,
  stage: '50',
  stageName: '交付',
  status: '51',
  statusName: '交付中',
};

const server = (project: ProjectDetail = PROJECT) =>
  accountApi()
    .answerExamples(queryProjectsExamples)
    .answer(queryAppointmentContracts, { data: { total: 0, pageNum: 1, pageSize: 1, records: [] } })
    .answer(listPayerBalances, { data: PAYERS })
    .answer(transformMoney, { data: '壹拾陆万玖仟柒佰叁拾陆元整' })
    .answer(getProject, { data: project });

const view = (query = `?projectNo=${PROJECT.projectNo}`) => renderRoute('newProjectCenterView', query);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-10a a list says why each project waits and leads to its next step', async () => {
  server();
  await renderRoute('projectList');
  const row = (await screen.findByText('崂山人才公寓热水器')).closest('tr');
  expect(row?.textContent).toContain('EC60-PT5 60 台11-25 前补资料');
  expect(await screen.findByText('待我处理', { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^付尾款约交付/ }).getAttribute('href')).toBe(
    `/newProjectCenterView?projectNo=${PROJECT.projectNo}`,
  );
  // The nearest day of all is the one filled button; other steps are framed, and mere looking is a link.
  const kinds = [...document.querySelectorAll('.row-actions a')].map(
    ({ className, textContent }) =>
      `${textContent} ${/button-(primary|default)/.exec(className)?.[1] ?? 'link'}`,
  );
  expect(kinds).toContain('补资料 primary');
  expect(kinds).toContain('付尾款约交付 default');
  expect(kinds.filter((kind) => kind.endsWith('primary'))).toHaveLength(1);
});

it('FIN-10a what a list is told late has its place before: the words beside the tools, the numbers of the stages', async () => {
  let tellFigures = () => {};
  const figures = new Promise<void>((done) => {
    tellFigures = done;
  });
  server().answer(queryProjects, async ({ request }) => {
    if (request.body.pageSize === 1) await figures;
    return { data: queryProjectsExamples.data() };
  });
  await renderRoute('projectList', '?keyword=XM');
  await screen.findByText('崂山人才公寓热水器');
  expect(document.querySelector('.project-due-words')?.textContent).toBe('待我处理 — 个');
  // The views of the title do not give way to the agreement, which may be known after them.
  const views = document.querySelector('.page-header-context > :first-child');
  expect(views?.textContent).toContain('保存当前条件');
  const counts = () => [...document.querySelectorAll('.state-strip-count')];
  expect(counts()[0]?.textContent).toBe('全部 — 个');
  tellFigures();
  await waitFor(() => expect(counts()[0]?.textContent).toBe('全部 6 个'));
  // One text each: a unit behind the number would move when the number comes.
  expect(counts().map(({ childNodes }) => childNodes.length)).toEqual(Array(8).fill(1));
  expect(document.querySelector('.project-due-words')?.textContent).toBe('待我处理 4 个，最近 11-25');
});

it('FIN-10b FIN-10a the rest: a payer with too little is named, then it is paid once for a double press', async () => {
  const api = server().answer(submitProjectStep, { data: DONE });
  await view();
  const link = await screen.findByRole('link', { name: '缺 ¥11,736.00，从现款划' });
  expect(link.getAttribute('href')).toBe(
    '/haierDigitalTransfer?toPayerCode=8800200104&transferMoney=11736.00',
  );
  await typeText('收货人', '周敏');
  await typeText('电话', '138');
  await press('核对');
  await screen.findByText('请填写 11 位手机号');
  await screen.findByText('可用 ¥158,000.00，还差 ¥11,736.00');
  await choose('付款方', /^现款户/);
  await typeText('电话', '13800000031');
  const button = await ask('付尾款 ¥169,736.00');
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByText(`${PROJECT.projectNo}：交付中`);
  expect(bodiesOf(api, submitProjectStep.id)).toEqual([
    {
      customerCode: '8800123456',
      step: 'DELIVER',
      projectNo: PROJECT.projectNo,
      payerCode: '8800123456',
      payPassword: '123456',
      deliverWay: 'ONCE',
      deliverDate: '2026-12-14',
      address: PROJECT.address,
      receiverName: '周敏',
      receiverPhone: '13800000031',
    },
  ]);
});

it('FIN-10a a refusal keeps what was filled in, and a lost answer is found in the project', async () => {
  const quoted = { ...PROJECT, status: '32', stage: '30', dueDate: '2026-11-30', paidAmount: 0 };
  const api = server(quoted).answer(submitProjectStep, {
    code: '0',
    msg: '报价已过有效期，请重新申请工程价',
  });
  await view();
  fireEvent.click(await ask('接受报价'));
  await screen.findByText(/报价已过有效期，请重新申请工程价/);
  await press('返回修改');
  api.answer(submitProjectStep, () => new Response('', { status: 504 }));
  const button = await ask('接受报价');
  api.answer(getProject, { data: { ...quoted, status: '40', stage: '40' } });
  fireEvent.click(button);
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但接受报价已提交');
  screen.getByRole('heading', { name: /到这一步：看报价/ });
  await press('下一步');
  await screen.findByRole('heading', { name: /下单，付定金/ });
  await screen.findByRole('button', { name: '核对' });
});

it('FIN-10b FIN-10a an acceptance needs its day and pictures, and nothing is sent before', async () => {
  const due = { ...PROJECT, status: '60', stage: '60' };
  const file = { fileId: 'F9', fileName: '验收.png', url: '/provider/files/F9.png', size: 3 };
  const api = server(due)
    .answer(uploadFile, { data: file })
    .answer(submitProjectStep, { data: { ...DONE, status: '61', statusName: '验收审核中' } });
  sessionStorage.setItem(
    'dealer-portal:draft-project-ACCEPT-XM20261103001:8800123456@U1',
    JSON.stringify({ acceptDate: '2026-11-20' }),
  );
  await renderRoute('newProjectAcceptView', `?projectNo=${PROJECT.projectNo}`);
  await press('核对');
  await screen.findByText('请上传业主签字的验收照片');
  expect(bodiesOf(api, submitProjectStep.id)).toEqual([]);
});

it('FIN-10b FIN-10a a registration says what is wrong at its field, and is sent as it was checked', async () => {
  const api = server()
    .answer(suggestProductModels, {
      data: [{ productCode: 'GA3500D01', productModel: 'KFR-35GW/01K', productName: '壁挂空调' }],
    })
    .answer(submitProjectStep, { data: { ...DONE, status: '20', statusName: '核实中' } });
  await renderRoute('newProject');
  await typeText('工程名称', '会议中心空调');
  fireEvent.change(await screen.findByRole('combobox', { name: '工程客户' }), {
    target: { value: '青岛安居置业' },
  });
  await typeText('工程地址', '香港东路195号');
  await typeText('客户电话', '12');
  await press('核对');
  await screen.findByText('请填写 11 位手机号');
  await screen.findByText('请至少选一种商品');
  await typeText('客户电话', '');
  await userEvent.type(screen.getByRole('combobox', { name: '商品' }), 'KFR');
  await userEvent.click(await screen.findByTitle('KFR-35GW/01K 壁挂空调'));
  await typeText('KFR-35GW/01K 数量', '20');
  const button = await ask('登记');
  fireEvent.click(button);
  fireEvent.click(button);
  await screen.findByRole('link', { name: '看这个工程' });
  expect(bodiesOf(api, submitProjectStep.id)).toEqual([
    {
      customerCode: '8800123456',
      step: 'REGISTER',
      projectName: '会议中心空调',
      customerName: '青岛安居置业',
      address: '香港东路195号',
      agentFlag: '0',
      productList: [{ productCode: 'GA3500D01', number: 20 }],
      fileList: [],
    },
  ]);
});

it('FIN-10a a draft is kept at the server, and a refusal of it is shown', async () => {
  const api = server().answer(submitProjectStep, { code: '0', msg: '这一步还缺内容，请填完再提交' });
  await renderRoute('easynew');
  await typeText('工程名称', '会议中心空调');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '存草稿' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await press('存草稿');
  await screen.findByText('没有存草稿：这一步还缺内容，请填完再提交');
  expect(bodiesOf(api, submitProjectStep.id)).toMatchObject([{ step: 'SAVE', projectName: '会议中心空调' }]);
});

it('FIN-10a a word with the customer is written down; what was paid for is not withdrawn', async () => {
  const api = server().answer(submitProjectStep, { data: DONE });
  await renderRoute('newProjectCare');
  fireEvent.click((await screen.findAllByRole('button', { name: /^写跟进/ }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: /^记 ?下$/ }));
  await dialog.findByText('请填写跟进内容');
  fireEvent.change(dialog.getByRole('textbox', { name: '跟进内容' }), { target: { value: '约周五看样' } });
  fireEvent.click(dialog.getByRole('button', { name: /^记 ?下$/ }));
  await screen.findByText('跟进已记下');
  expect(bodiesOf(api, submitProjectStep.id)).toEqual([
    { customerCode: '8800123456', step: 'FOLLOW', projectNo: 'XM20261118002', remark: '约周五看样' },
  ]);
});

it('FIN-10a money that was paid holds a project: it says why it cannot be withdrawn', async () => {
  server();
  await view();
  const button = await screen.findByRole('button', { name: '撤回' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('FIN-10a board, funnel and overview count the same projects', async () => {
  server();
  await renderRoute('easyboard');
  expect(
    within(await screen.findByRole('region', { name: '交付' })).getByText('¥242,480.00', {
      selector: 'h2 *',
    }),
  ).toBeTruthy();
  await renderRoute('easyhpsview');
  const row = (await screen.findByRole('link', { name: '交付' })).closest('tr');
  expect(row?.textContent).toContain('3 个¥297,736.0050 %');
  await renderRoute('easyindex');
  await screen.findByRole('heading', { name: '待我处理 4 个' });
});

it.each([
  ['easycustmsg', ['全部合计']],
  ['easyverify', []],
  ['easyapply', ['全部合计']],
] as const)('FIN-10a %s sums what its columns show, once: %j', async (name, lines) => {
  server();
  await renderRoute(name);
  await screen.findByRole('grid');
  const labels = [...document.querySelectorAll('tfoot tr')].map(
    (row) => row.querySelector('td')?.textContent,
  );
  expect(labels).toEqual(lines);
});
