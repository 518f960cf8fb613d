import {
  getUserInfo,
  listCustomerCenters,
  prefillEventWork,
  submitEventWork,
} from '@dealer-portal/sdk/operations';
import { getUserInfoExamples, listCustomerCentersExamples } from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { openPortal } from '../../../test/open-portal';

async function report(content: string) {
  fireEvent.change(await screen.findByLabelText('问题描述'), { target: { value: content } });
  fireEvent.click(screen.getByRole('button', { name: '提交反馈' }));
}

it('VALID-04 SEARCH-05b a problem is submitted in the name of the user, with what the address handed over', async () => {
  const server = exampleApi().answer(submitEventWork, { data: { workNo: 'EW1' } });
  openPortal('/question-report-new?orderNo=6010086603&type=LOGISTICS');
  await screen.findByDisplayValue('6010086603');
  await report('送货时间不一致');
  expect(await screen.findByText(/工单号 EW1/)).toBeTruthy();
  const sent = server.requests.find(({ operationId }) => operationId === 'submitEventWork');
  expect(sent?.body).toMatchObject({
    type: 'LOGISTICS',
    orderNo: '6010086603',
    content: '送货时间不一致',
    eventWorkCustomer: {
      source: 'E',
      accountName: '王建国',
      customerCode: '8800123456',
      centerCode: '37',
      centerName: '青岛中心',
    },
  });
});

it('SEARCH-05b a report that is submitted before the centre of the customer is known waits for it', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = exampleApi()
    .answer(submitEventWork, { data: { workNo: 'EW1' } })
    .answer(listCustomerCenters, async () => {
      await asked;
      return { code: '1', data: listCustomerCentersExamples.data() };
    });
  openPortal('/question-report-new?orderNo=6010086603');
  await screen.findByDisplayValue('6010086603');
  await report('送货时间不一致');
  const sent = () => server.requests.find(({ operationId }) => operationId === 'submitEventWork');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(sent()).toBeUndefined();
  answer();
  expect(await screen.findByText(/工单号 EW1/)).toBeTruthy();
  expect(sent()?.body).toMatchObject({ eventWorkCustomer: { centerCode: '37', centerName: '青岛中心' } });
});

it('VALID-04 what was typed about one order is not sent about another: a second address begins an empty report', async () => {
  exampleApi();
  const router = openPortal('/question-report-new?orderNo=6010086603');
  fireEvent.change(await screen.findByLabelText('问题描述'), { target: { value: '少一台' } });
  await act(() => router.navigate('/question-report-new?orderNo=6010086604'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('问题描述').value).toBe(''));
  expect(document.querySelector<HTMLInputElement>('input[id$="orderNo"]')?.value).toBe('6010086604');
});

it('VALID-04 a problem that was taken without a number is submitted all the same', async () => {
  exampleApi().answer(submitEventWork, { data: undefined });
  openPortal('/question-report-new');
  await report('系统打不开');
  expect(await screen.findByText('反馈已提交')).toBeTruthy();
  expect(screen.getByText('处理进度可在事件追踪中查看。')).toBeTruthy();
});

it('VALID-04 without submitter information the button is closed with the reason, and nothing is sent', async () => {
  const { data } = getUserInfoExamples.answer();
  if (!data) throw new Error('the example has no data');
  const server = exampleApi().answer(getUserInfo, { data: { ...data, id: '' } });
  openPortal('/question-report-new');
  await report('系统打不开');
  const button = screen.getByRole('button', { name: '提交反馈' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.focus(button);
  expect(await screen.findByText('提交人信息不能为空')).toBeTruthy();
  expect(server.requests.some(({ operationId }) => operationId === 'submitEventWork')).toBe(false);
});

it('EVENT-01 EVENT-01a EVENT-01b the facts of the order come from the server when the user asks; what was typed stays, and all is submitted', async () => {
  const facts = {
    brand: '海尔',
    shopCode: 'S1',
    invoiceStatus: '未开票',
    settlementNo: 'JS1',
    userName: '李',
    model: 'X',
  };
  const server = exampleApi()
    .answer(prefillEventWork, { data: { prefillId: 'PF1', eventWork: facts } })
    .answer(submitEventWork, { data: { workNo: 'EW1' } });
  openPortal('/question-report-new?orderNo=6010086603&model=65R5-PRO');
  const fill = await screen.findByRole('button', { name: '带出订单信息' });
  expect(server.requests.some(({ operationId }) => operationId === 'prefillEventWork')).toBe(false);
  fireEvent.click(fill);
  await screen.findByText('已带出订单信息，请核对');
  await report('发票未开');
  await screen.findByText(/工单号 EW1/);
  const sent = server.requests.find(({ operationId }) => operationId === 'submitEventWork');
  expect(sent?.body).toMatchObject({ ...facts, model: '65R5-PRO', orderNo: '6010086603' });
});
