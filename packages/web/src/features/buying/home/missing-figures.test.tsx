import { getCreditCenter, queryDeliveryNotes } from '@dealer-portal/sdk/operations';
import {
  getCreditCenterExamples,
  getOrderMonthSummaryExamples,
  listPayerBalancesExamples,
  queryAllOrdersExamples,
  queryDeliveryNotesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { personaApi } from '../../../test/persona-api';
import { renderPage } from '../../../test/render-page';
import { MoneyStrip } from './money-strip';
import { ArrivalPanel } from './order-panels';
import { useHomeRights } from './use-home-rights';

function Panels() {
  return (
    <>
      <MoneyStrip rights={useHomeRights()} />
      <ArrivalPanel />
    </>
  );
}

function Home() {
  return (
    <PermissionsProvider fallback={null}>
      <Panels />
    </PermissionsProvider>
  );
}

it('FIN-01a a figure that is missing in the first record leaves a dash with its word on home, never another figure', async () => {
  const credit = { ...getCreditCenterExamples.data('credit') };
  Reflect.deleteProperty(credit, 'creditAmount');
  const deliveries = structuredClone(queryDeliveryNotesExamples.data('page'));
  Reflect.deleteProperty(deliveries.records[0] ?? {}, 'number');
  personaApi('directAdmin')
    .answerExamples(getOrderMonthSummaryExamples, listPayerBalancesExamples, queryAllOrdersExamples)
    .answer(getCreditCenter, { data: credit })
    .answer(queryDeliveryNotes, { data: deliveries });
  renderPage(Home, { path: '/index' });
  const limit = await screen.findByText('额度', { exact: false });
  expect(limit.textContent).toContain('额度 —');
  expect([screen.queryByText('未开通'), screen.queryByText(/已用/)]).toEqual([null, null]);
  await screen.findAllByText(/在途 — 台/);
  expect(document.body.textContent).not.toMatch(/NaN|undefined/);
});
