import {
  queryNetworks,
  revokeNetworkApply,
  submitNetworkApply,
  uploadFile,
} from '@dealer-portal/sdk/operations';
import {
  getPotentialCustomerExamples,
  listActivitiesExamples,
  listHccProductLineStatusesExamples,
  listNetworkApplyNodesExamples,
  listPotentialCustomersExamples,
  listSaleOrgsExamples,
  queryIndustriesExamples,
  queryNetworksExamples,
  queryStoreReportsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { slot } from '#platform/browser/storage';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const NETWORKS = queryNetworksExamples.data().records;
const REFUSED = 'VIP20261119001';
const PENDING = 'WD20261117003';
const REDECORATION = 'CZ20261012002';
const paper = (fileId: string) => ({ fileId, fileName: `${fileId}.jpg`, size: 1000 });

const FIELDS = {
  networkCode: 'W370212008',
  networkName: '腾达电器崂山店',
  saleOrgCode: '8001',
  address: '株洲路187号',
  area: '480',
  contactName: '王建国',
  contactPhone: '13800000001',
  industryCodeList: ['100000', '110000', '120000', '130000', '140000', '150000'],
  STORE: [paper('F1')],
  INSIDE: ['F2', 'F3', 'F4', 'F5'].map(paper),
  LICENSE: [paper('F6')],
};

const storesApi = () =>
  accountApi().answerExamples(
    queryNetworksExamples,
    queryIndustriesExamples,
    listHccProductLineStatusesExamples,
    listSaleOrgsExamples,
    listNetworkApplyNodesExamples,
    queryStoreReportsExamples,
    listActivitiesExamples,
    listPotentialCustomersExamples,
    getPotentialCustomerExamples,
  );

const keepDraft = (step: number, fields: object = FIELDS) =>
  slot('local', 'storeApply-VIP', (value): value is object => typeof value === 'object').write({
    step,
    savedAt: '2026-11-21T10:20:00Z',
    fields,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

function choose(label: string, file: File): void {
  const field = screen.getByLabelText(`选择${label}文件`);
  fireEvent.change(field, { target: { files: [file] } });
}

beforeEach(() => {
  // Without it uploads go by fetch, which the server of the test answers.
  vi.stubGlobal('XMLHttpRequest', undefined);
  localStorage.clear();
});

it('FIN-11f FIN-11a ORDER-01 a draft goes on at its step after a reload, and a double press sends it once, completely', async () => {
  const server = storesApi().answer(submitNetworkApply, { data: { applyNo: 'VIP20261123001' } });
  keepDraft(2);
  await renderRoute('netvipapply');
  await screen.findByText('面积 480，达到 200 平方米');
  const submit = await button('提交申请');
  fireEvent.click(submit);
  fireEvent.click(submit);
  await screen.findByText('VIP20261123001');
  const { STORE, INSIDE, LICENSE, area, ...texts } = FIELDS;
  const pictures = [...STORE, ...INSIDE, ...LICENSE].map(({ fileId, fileName }) => ({ fileId, fileName }));
  expect(bodiesOf(server, submitNetworkApply.id)).toEqual([
    {
      customerCode: '8800123456',
      applyType: 'VIP',
      ...texts,
      area: Number(area),
      pictureList: pictures.map((picture, at) => ({
        picType: at === 0 ? 'STORE' : at === 5 ? 'LICENSE' : 'INSIDE',
        ...picture,
      })),
    },
  ]);
  cleanup();
  await renderRoute('storeapplication');
  expect(screen.queryByText('接着填')).toBeNull();
});

it('FIN-11a a problem is shown at its field and next to the button, and nothing is sent', async () => {
  const server = storesApi();
  keepDraft(1, { ...FIELDS, INSIDE: [], contactPhone: '1380000001' });
  await renderRoute('netvipapply');
  await press('下一步：核对');
  await screen.findByText('还差 4 张：至少 4 张，每个陈列区各 1 张');
  screen.getByText('手机号是 11 位，现在 10 位');
  expect((await screen.findAllByRole('alert')).at(-1)?.textContent).toContain('还有 2 处要改');
  expect(bodiesOf(server, submitNetworkApply.id)).toEqual([]);
});

it('FIN-11a a file of another kind, one that is too large and one that the server refuses say why and are taken back', async () => {
  const server = storesApi().answer(uploadFile, { code: '0', msg: '图片打不开，请换一张' });
  keepDraft(1, { ...FIELDS, LICENSE: [] });
  await renderRoute('netvipapply');
  await screen.findByLabelText('选择营业执照文件');
  choose('营业执照', new File(['x'], '执照.heic'));
  await screen.findByText('格式不支持，请用 JPG、PNG、PDF');
  const large = new File(['x'], '大.jpg');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  choose('营业执照', large);
  await screen.findByText('大.jpg 超过 10 MB，请压缩后再传');
  expect(server.requests.filter(({ operationId }) => operationId === uploadFile.id)).toEqual([]);
  choose('营业执照', new File(['x'], '坏.jpg'));
  await screen.findByText('图片打不开，请换一张');
  for (const name of ['执照.heic', '大.jpg', '坏.jpg']) await press(`移除 ${name}`);
  expect(screen.queryByText('图片打不开，请换一张')).toBeNull();
});

it('FIN-11a a stored file is kept in the draft, and put back after it was taken out', async () => {
  storesApi().answer(uploadFile, {
    data: { fileId: 'F9', fileName: '新.png', url: '/provider/files/F9.png' },
  });
  keepDraft(1, { ...FIELDS, LICENSE: [] });
  await renderRoute('netvipapply');
  await screen.findByLabelText('选择营业执照文件');
  choose('营业执照', new File(['x'], '新.png'));
  await screen.findByRole('img', { name: '新.png' });
  await press('移除 新.png');
  expect(screen.queryByRole('img', { name: '新.png' })).toBeNull();
  await press('撤销');
  await screen.findByRole('img', { name: '新.png' });
  cleanup();
  await renderRoute('netvipapply');
  await screen.findByRole('img', { name: '新.png' });
});

it('FIN-11a a refused application says by whom and why, and is sent again once its problems are changed', async () => {
  const server = storesApi().answer(submitNetworkApply, { code: '0', msg: '网点资料正在维护，请明天再提交' });
  await renderRoute('netvipapply', `?type=VIP&applyNo=${REFUSED}`);
  const table = within(await screen.findByRole('region', { name: '要改的地方' }));
  table.getByText('厨电区看不到价签');
  expect(table.getAllByText('还没换')).toHaveLength(2);
  cleanup();
  slot('local', 'storeApply-VIP', (value): value is object => typeof value === 'object').write({
    step: 2,
    savedAt: '2026-11-21T10:20:00Z',
    applyNo: REFUSED,
    fields: FIELDS,
  });
  await renderRoute('netvipapply', `?type=VIP&applyNo=${REFUSED}`);
  await press('再次提交');
  await screen.findByText('网点资料正在维护，请明天再提交');
  expect(bodiesOf(server, submitNetworkApply.id)).toMatchObject([{ applyNo: REFUSED, applyType: 'VIP' }]);
  expect(slot('local', 'storeApply-VIP', (value): value is object => value !== null).read()).toBeDefined();
});

it('FIN-11a an application without an answer is found in the list by its new number, or may be sent again', async () => {
  const server = storesApi().answer(submitNetworkApply, () => new Response('', { status: 504 }));
  keepDraft(2);
  await renderRoute('netvipapply');
  const submit = await button('提交申请');
  fireEvent.click(submit);
  await screen.findByText('没有收到结果，申请记录中也没有这一份，可以再次提交。');
  const [first] = NETWORKS;
  if (!first) throw new Error('the example has no application');
  const placed = { ...first, applyNo: 'VIP20261123009', status: '10', statusName: '审批中' };
  server.answer(queryNetworks, {
    data: { total: 4, pageNum: 1, pageSize: 1000, records: [placed, ...NETWORKS] },
  });
  fireEvent.click(await button('提交申请'));
  await screen.findByText('VIP20261123009');
});

it('FIN-11a an application that is being decided is taken back after a question; a refusal is shown in its words', async () => {
  const server = storesApi().answer(revokeNetworkApply, { code: '0', msg: '该申请已有审批结果，不能撤回' });
  await renderRoute('applydetail', `?applyNo=${PENDING}`);
  await press('撤回申请');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '撤回申请' }));
  await screen.findByText('该申请已有审批结果，不能撤回');
  expect(bodiesOf(server, revokeNetworkApply.id)).toEqual([{ customerCode: '8800123456', applyNo: PENDING }]);
});

it.each([
  ['netvipdetail', REFUSED, '申请内容'],
  ['redecorationDetail', REDECORATION, '腾达电器崂山店，重装'],
  ['applydetail', 'WD9', '没有找到申请 WD9'],
] as const)('FIN-11d FIN-11a %s of %s shows %s', async (name, applyNo, text) => {
  storesApi();
  await renderRoute(name, `?applyNo=${applyNo}`);
  await screen.findByText(text);
});

it('FIN-11a the start page begins with drafts, and each kind has one action', async () => {
  storesApi();
  slot('local', 'storeApply-CLOSE', (value): value is object => value !== null).write({
    step: 1,
    savedAt: '2026-11-21T10:20:00Z',
    fields: {},
  });
  await renderRoute('storeapplication');
  const rows = within(await screen.findByRole('list', { name: '可以办理的申请' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('关闭网点');
  const linkOf = (at: number) => rows[at]?.querySelector('a')?.getAttribute('href');
  expect(linkOf(0)).toBe('/netvipapply?type=CLOSE');
  expect(linkOf(1)).toBe(`/netvipdetail?applyNo=${REFUSED}`);
  expect(rows).toHaveLength(6);
  await screen.findByText('3 个展位，2 个要上报');
  fireEvent.click((await screen.findAllByRole('button', { name: /^查看/ }))[0] ?? document.body);
  await screen.findByText('赵阳 13800000021');
});

it('FIN-11c FIN-11a applying lists the applications of stores', async () => {
  storesApi();
  await renderRoute('applying');
  await screen.findByText('腾达电器西海岸店');
});
