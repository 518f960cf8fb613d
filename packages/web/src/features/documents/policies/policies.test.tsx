import {
  queryAppointmentContracts,
  queryPolicyDeliveries,
  queryPolicyPrizes,
} from '@dealer-portal/sdk/operations';
import {
  listCategoriesExamples,
  listCustomerInventoryExamples,
  queryAppointmentContractsExamples,
  queryEventWorksExamples,
  queryPolicyDeliveriesExamples,
  queryPolicyPrizesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const CUSTOMER = { customerCode: '8800123456' };
const FIRST = { pageNum: 1, pageSize: 10 };

beforeEach(() => {
  localStorage.clear();
});

it.each([
  ['releasePolicy', {}],
  ['policyTrack', {}],
  ['feeTracking', {}],
  ['policyTrackTob', { policyType: 'TOB' }],
  ['policyTrackToc', { policyType: 'TOC' }],
  ['countyPolicyTracking', { policyType: 'COUNTY' }],
] as const)('FIN-09a %s asks for its own policies, each of which leads to its prizes', async (name, type) => {
  const server = accountApi().answerExamples(queryPolicyDeliveriesExamples);
  await renderRoute(name);
  const [policy] = queryPolicyDeliveriesExamples.data().records;
  const link = await screen.findByRole('link', { name: policy?.policyNo ?? '' });
  expect(link.getAttribute('href')).toBe(`/polTrackTobDetail?policyNo=${policy?.policyNo}`);
  expect(bodiesOf(server, queryPolicyDeliveries.id)).toEqual([{ ...CUSTOMER, ...type, ...FIRST }]);
});

it('FIN-09b the earnings of orders stand with their order; the total of all is that of the server', async () => {
  const data = queryPolicyPrizesExamples.data();
  const server = accountApi().answer(queryPolicyPrizes, { data: { ...data, prizeTotal: 98_765 } });
  await renderRoute('feeAllotCashDetail', '?status=10');
  const orderNo = data.records[0]?.orderNo ?? '';
  const [link] = await screen.findAllByRole('link', { name: orderNo });
  expect(link?.getAttribute('href')).toBe(`/orderDetail?orderNo=${orderNo}`);
  screen.getByText('¥98,765.00');
  expect(bodiesOf(server, queryPolicyPrizes.id)).toEqual([{ ...CUSTOMER, status: '10', ...FIRST }]);
});

it('FIN-09c the stock report shows how long the stock of each product lasts', async () => {
  const server = accountApi()
    .answerExamples(listCustomerInventoryExamples)
    .answerExamples(listCategoriesExamples);
  await renderRoute('stockReportForms', '?productGroupCode=130000');
  const row = (await screen.findByText('KFR-35GW/01K')).closest('tr');
  expect(row?.textContent).toContain('12 天');
  const [request] = server.requests.filter(({ operationId }) => operationId === 'listCustomerInventory');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
    customerCode: '8800123456',
    productGroupCode: '130000',
  });
});

it('FIN-09d a contract of the panel opens with its target, and one that waits leads to its signing', async () => {
  const data = queryAppointmentContractsExamples.data();
  const [first] = data.records;
  if (!first) throw new Error('the example has no contract');
  const contract = { ...first, targetAmount: 1000, achievedAmount: 400, status: '10', statusName: '待签署' };
  const server = accountApi().answer(queryAppointmentContracts, { data: { ...data, records: [contract] } });
  await renderRoute('contractPanel');
  const link = await screen.findByRole('link', { name: first.contractNo });
  const address = `/contractPanel/detail?contractNo=${first.contractNo}`;
  expect(link.getAttribute('href')).toBe(address);
  document.body.innerHTML = '';
  await renderRoute('contractPanelDetail', `?contractNo=${first.contractNo}`);
  const facts = within(await screen.findByRole('region', { name: '合同信息' }));
  facts.getByText('还差');
  facts.getByText('¥600.00');
  expect(screen.getByRole('link', { name: '去签署' }).getAttribute('href')).toBe(
    `/signing/${first.contractNo}`,
  );
  expect(bodiesOf(server, queryAppointmentContracts.id).at(-1)).toMatchObject({
    contractNo: first.contractNo,
  });
});

it('FIN-09d a contract that does not exist says so and leads back to the panel', async () => {
  accountApi().answer(queryAppointmentContracts, { data: { total: 0, ...FIRST, records: [] } });
  await renderRoute('contractPanelDetail', '?contractNo=HT9');
  await screen.findByText('没有找到合同 HT9');
  expect(screen.getByRole('link', { name: '查看合同面板' }).getAttribute('href')).toBe('/contractPanel');
});

it('FIN-09e the event trace lists what was reported', async () => {
  accountApi().answerExamples(queryEventWorksExamples);
  await renderRoute('eventTrace');
  const [work] = queryEventWorksExamples.data().records;
  expect(await screen.findAllByText(work?.workNo ?? 'none')).not.toEqual([]);
});

it.each([
  ['annualcontract', '查看条款'],
  ['annualcontractNew', '查看条款'],
] as const)(
  'FIN-11a %s asks for the contracts of the years, and one that waits is signed',
  async (name, label) => {
    const [first] = queryAppointmentContractsExamples.data().records;
    if (!first) throw new Error('the example has no contract');
    const contract = {
      ...first,
      targetAmount: 1000,
      achievedAmount: 400,
      status: '10',
      statusName: '待签署',
    };
    const server = accountApi().answer(queryAppointmentContracts, {
      data: { total: 1, ...FIRST, records: [contract] },
    });
    await renderRoute(name, '?year=2027');
    const detail = await screen.findByRole('link', { name: new RegExp(label) });
    expect(detail.getAttribute('href')).toBe(`/annualcontractNewDetail?contractNo=${first.contractNo}`);
    const sign = screen.getByRole('link', { name: /^去签署/ });
    expect(sign.getAttribute('href')).toBe(`/signing/${first.contractNo}`);
    expect(bodiesOf(server, queryAppointmentContracts.id)).toEqual([
      { ...CUSTOMER, contractType: 'YEAR', year: '2027', ...FIRST },
    ]);
  },
);

it('FIN-11h FIN-11a the detail of a year shows its terms, its target next to the time, and the way to sign', async () => {
  const [first] = queryAppointmentContractsExamples.data().records;
  if (!first) throw new Error('the example has no contract');
  const term = { beginDate: '2020-01-01', endDate: '2020-12-31', status: '10', statusName: '待签署' };
  const contract = { ...first, ...term, targetAmount: 1000, achievedAmount: 400 };
  accountApi().answer(queryAppointmentContracts, { data: { total: 1, ...FIRST, records: [contract] } });
  await renderRoute('annualcontractNewDetail', `?contractNo=${first.contractNo}`);
  within(await screen.findByRole('region', { name: '合同条款' })).getByText('待签署，签署后开始计入目标');
  within(screen.getByRole('region', { name: '目标与完成' })).getByText('已到期，还差 ¥600.00');
  expect(screen.getByRole('link', { name: '去签署' }).getAttribute('href')).toBe(
    `/signing/${first.contractNo}`,
  );
});
