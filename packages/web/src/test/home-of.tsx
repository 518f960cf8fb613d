/** The home page of a persona, for tests. */
import {
  addListToCartExamples,
  getCreditCenterExamples,
  getOrderMonthSummaryExamples,
  listBigActivitiesExamples,
  listCustomerInventoryExamples,
  listNewProductRecommendationsExamples,
  listPackagesExamples,
  listPayerBalancesExamples,
  listPricesExamples,
  listSpecialPricesExamples,
  listStockExamples,
  listTodosExamples,
  queryAllOrdersExamples,
  queryDeliveryNotesExamples,
  queryMyOrdersExamples,
  queryProductsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { PermissionsProvider } from '#platform/permissions';
import { Component } from '../features/buying/home/home-page';
import { type Persona, personaApi } from './persona-api';
import { renderPage } from './render-page';

function Home() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

/** The server of a persona, with everything that its home page may ask for. */
export function homeOf(persona: Persona) {
  const server = personaApi(persona).answerExamples(
    addListToCartExamples,
    getCreditCenterExamples,
    getOrderMonthSummaryExamples,
    listBigActivitiesExamples,
    listCustomerInventoryExamples,
    listNewProductRecommendationsExamples,
    listPackagesExamples,
    listPayerBalancesExamples,
    listPricesExamples,
    listSpecialPricesExamples,
    listStockExamples,
    listTodosExamples,
    queryAllOrdersExamples,
    queryDeliveryNotesExamples,
    queryMyOrdersExamples,
    queryProductsExamples,
  );
  return server;
}

/** Opens the home page. */
export const openHome = () => renderPage(Home, { path: '/index' });
