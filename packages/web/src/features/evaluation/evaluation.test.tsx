import { getEvaluateStatus, listEvaluateAttributes, submitEvaluate } from '@dealer-portal/sdk/operations';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

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

it('what was evaluated is shown with its answer', async () => {
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
