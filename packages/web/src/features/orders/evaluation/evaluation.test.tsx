import {
  getEvaluateStatus,
  listEvaluateAttributes,
  submitEvaluate,
  uploadFile,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { openPortal } from '../../../test/open-portal';

const KEY = '?orderNo=6010086605&customerCode=8800123456';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it.each([
  ['0', '请为本次服务评分'],
  ['2', '评价已截止'],
])('an evaluation in state %s says: %s', async (status, text) => {
  exampleApi().answer(getEvaluateStatus, {
    data: { orderNo: '6010086605', status, statusName: '', deadline: '2026-12-08' },
  });
  openPortal(`/indexcontent${KEY}`);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('a finished evaluation is shown with its answer', async () => {
  exampleApi().answer(getEvaluateStatus, {
    data: { orderNo: '6010086605', status: '1', statusName: '已评价' },
  });
  openPortal(`/indexcontent${KEY}`);
  expect(await screen.findByText('4.5 分')).toBeTruthy();
});

it('a required question must have a score; the scores are submitted and thanked for', async () => {
  const server = exampleApi()
    .answer(listEvaluateAttributes, {
      data: [
        {
          attributeCode: 'A01',
          attributeName: '送货及时',
          maxScore: 5,
          isRequired: true,
          tagList: ['按时送达'],
        },
      ],
    })
    .answer(submitEvaluate, { code: '1', msg: '成功' });
  openPortal(`/evaluationcontent${KEY}`);
  fireEvent.click(await screen.findByRole('button', { name: '提交评价' }));
  expect(await screen.findByText('请评分')).toBeTruthy();
  const fourth = document.querySelectorAll('.ant-rate [role="radio"]')[3];
  if (fourth) fireEvent.click(fourth);
  fireEvent.click(await screen.findByRole('checkbox', { name: '按时送达' }));
  fireEvent.click(screen.getByRole('button', { name: '提交评价' }));
  await heading('评价已提交');
  const sent = server.requests.find(({ operationId }) => operationId === 'submitEvaluate');
  expect(sent?.body).toMatchObject({
    orderNo: '6010086605',
    customerCode: '8800123456',
    type: 'ORDER',
    attributeList: [{ attributeCode: 'A01', score: 4, tagList: ['按时送达'] }],
  });
});

it('AUTH-04 a link without a number, opened without a session, asks the server nothing', async () => {
  const server = exampleApi();
  window.localStorage.clear();
  openPortal('/evaluationcontent');
  expect(await screen.findByText('评价链接不完整')).toBeTruthy();
  expect(server.requests).toEqual([]);
});

it('FIN-11a /evaluate without a number offers the orders that were signed for, and shows what was evaluated', async () => {
  exampleApi().answer(getEvaluateStatus, {
    data: { orderNo: '6010086605', status: '1', statusName: '已评价' },
  });
  openPortal('/evaluate');
  const links = await screen.findAllByRole('link', { name: /^评价(?!反馈)/ });
  expect(links[0]?.getAttribute('href')).toContain('/evaluate?orderNo=');
  openPortal('/evaluate?orderNo=6010086605');
  expect(await screen.findByText('4.5 分')).toBeTruthy();
});

it('FIN-11e FIN-11a photos are stored at once, can be taken out, and go with the evaluation once; a refusal keeps them', async () => {
  // Without it uploads go by fetch, which the server of the test answers.
  vi.stubGlobal('XMLHttpRequest', undefined);
  let count = 0;
  const server = exampleApi()
    .answer(getEvaluateStatus, { data: { orderNo: '6010086605', status: '0', statusName: '待评价' } })
    .answer(listEvaluateAttributes, {
      data: [{ attributeCode: 'A01', attributeName: '送货及时', maxScore: 5 }],
    })
    .answer(uploadFile, () => {
      count += 1;
      const data = { fileId: `F${count}`, fileName: `${count}.png`, url: `/files/F${count}.png` };
      return Response.json({ code: '1', msg: '成功', data });
    })
    .answer(submitEvaluate, { code: '0', msg: '评价已截止，不能提交' });
  openPortal('/evaluate?orderNo=6010086605');
  const field = await screen.findByLabelText('选择评价照片文件');
  const files = ['外箱.png', '铭牌.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent.change(field, { target: { files } });
  await screen.findByRole('img', { name: '外箱.png' });
  await screen.findByRole('img', { name: '铭牌.png' });
  fireEvent.click(screen.getByRole('button', { name: '移除 外箱.png' }));
  const submit = screen.getByRole('button', { name: '提交评价' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await screen.findByText('评价已截止，不能提交');
  expect(screen.getByRole('img', { name: '铭牌.png' })).toBeTruthy();
  server.answer(submitEvaluate, { code: '1', msg: '成功' });
  await waitFor(() => expect(submit.className).not.toContain('loading'));
  fireEvent.click(submit);
  await screen.findByText('评价已提交，感谢您的评价');
  const sent = server.requests.filter(({ operationId }) => operationId === submitEvaluate.id);
  expect(sent.map(({ body }) => Reflect.get(Object(body), 'imageList'))).toEqual([
    ['/files/F2.png'],
    ['/files/F2.png'],
  ]);
  const stored = server.requests.filter(({ operationId }) => operationId === uploadFile.id);
  expect(stored).toHaveLength(2);
});
