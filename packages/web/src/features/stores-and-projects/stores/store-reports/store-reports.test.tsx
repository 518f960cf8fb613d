import {
  listActivities,
  queryStoreReports,
  submitStoreReport,
  uploadFile,
} from '@dealer-portal/sdk/operations';
import {
  listActivitiesExamples,
  queryNetworksExamples,
  queryStoreReportsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { slot } from '#platform/browser/storage';
import type { PageName } from '#routes';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const reportsApi = () =>
  accountApi().answerExamples(queryNetworksExamples, queryStoreReportsExamples, listActivitiesExamples);

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  // Without it uploads go by fetch, which the server of the test answers.
  vi.stubGlobal('XMLHttpRequest', undefined);
  localStorage.clear();
});

it('FIN-11g FIN-11a ORDER-01 a booth is reported once with what was typed before a reload; without a picture it is held', async () => {
  const server = reportsApi()
    .answer(submitStoreReport, { data: { reportNo: 'ZW20261120001' } })
    .answer(uploadFile, { data: { fileId: 'F7', fileName: '展位.png', url: '/provider/files/F7.png' } });
  await renderRoute('boothMaintenanceReport', '?reportNo=ZW20261120001');
  fireEvent.change(await screen.findByLabelText('展位情况'), { target: { value: '样机 6 台' } });
  cleanup();
  await renderRoute('boothMaintenanceReport', '?reportNo=ZW20261120001');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('展位情况')).value).toBe('样机 6 台');
  fireEvent.click(await button('上报展位'));
  await screen.findByText('请上传至少 1 张展位照片');
  const field = screen.getByLabelText('选择展位照片文件');
  fireEvent.change(field, { target: { files: [new File(['x'], '展位.png')] } });
  await screen.findByRole('img', { name: '展位.png' });
  const report = await button('上报展位');
  fireEvent.click(report);
  fireEvent.click(report);
  await screen.findByText('冰箱展位 A1已上报');
  expect(bodiesOf(server, submitStoreReport.id)).toEqual([
    {
      customerCode: '8800123456',
      reportType: 'BOOTH',
      reportNo: 'ZW20261120001',
      area: 36,
      content: '样机 6 台',
      pictureList: [{ picType: 'BOOTH', fileId: 'F7', fileName: '展位.png' }],
    },
  ]);
});

it('FIN-11a a picture of a draft that cannot be read takes neither the words nor the other pictures with it', async () => {
  reportsApi();
  const pictures = [{ fileId: 'F1' }, { fileId: 'F7', fileName: '展位.png', url: '/provider/files/F7.png' }];
  slot('local', 'boothReport-ZW20261120001', (_): _ is object => true).write({
    content: '样机 6 台',
    pictures,
  });
  await renderRoute('boothMaintenanceReport', '?reportNo=ZW20261120001');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('展位情况')).value).toBe('样机 6 台');
  expect((await screen.findAllByRole('img', { name: /png$/ })).length).toBe(1);
});

it.each([
  ['boothMaintenanceMain', '洗衣机展位 C1', undefined],
  ['indexNoReported', '空调展位 B2', '洗衣机展位 C1'],
  ['eventlist', '空调反季特惠', undefined],
  ['activeshopTab', '双十二门店焕新活动', '空调反季特惠'],
] as const)('FIN-11a %s lists %s', async (name: PageName, shownText, hidden) => {
  reportsApi();
  await renderRoute(name);
  await screen.findByText(shownText);
  if (hidden) expect(screen.queryByText(hidden)).toBeNull();
});

it('FIN-11b FIN-11a a store takes part in an activity; a refusal stays in the dialog', async () => {
  const server = reportsApi().answer(submitStoreReport, {
    code: '0',
    msg: '该网点已报名这个活动，不能重复提交',
  });
  await renderRoute('eventlist');
  fireEvent.click((await screen.findAllByRole('button', { name: /^报名/ }))[0] ?? document.body);
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '参加的门店' }));
  fireEvent.click((await screen.findAllByTitle('腾达电器崂山店（W370212008）')).at(-1) ?? document.body);
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '报名' }));
  await dialog.findByText('该网点已报名这个活动，不能重复提交');
  const [activity] = listActivitiesExamples.data().records;
  expect(bodiesOf(server, submitStoreReport.id)).toEqual([
    {
      customerCode: '8800123456',
      reportType: 'ACTIVITY',
      activityId: activity?.id,
      networkCode: 'W370212008',
    },
  ]);
  expect(server.requests.some(({ operationId }) => operationId === listActivities.id)).toBe(true);
  expect(server.requests.some(({ operationId }) => operationId === queryStoreReports.id)).toBe(true);
});
