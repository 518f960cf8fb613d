import {
  checkConsentToUse,
  checkReverseAuthority,
  getCustomerFlagData,
  getPermissionList,
  getRedInvoicePermission,
  getSaleInfo,
  getUnfreezeFlags,
  getUserInfo,
  listShipTos,
} from '@dealer-portal/sdk/operations';
import { type FakeApi, fakeApi } from '@dealer-portal/sdk/testing';
import {
  checkAccountGateExamples,
  checkReverseAuthorityExamples,
  getCartCountExamples,
  getCustomerFlagDataExamples,
  getHotspotImagesExamples,
  getPermissionListExamples,
  getRedInvoicePermissionExamples,
  getSaleInfoExamples,
  getTrafficCartCountExamples,
  getTransferCartCountExamples,
  getUnfreezeFlagsExamples,
  getUserInfoExamples,
  listCustomerCentersExamples,
  listRecommendedKeywordsExamples,
  listShipTosExamples,
  listTodosExamples,
  listUnreadMessageTypesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { vi } from 'vitest';
import type { Account } from '#platform/session/account';

export type Persona = Exclude<(typeof getCustomerFlagDataExamples)['names'][number], 'refused'>;

/** The users of the examples, one for each set of rules (openapi/world/personas.yaml). */
export const PERSONAS: readonly Persona[] = getCustomerFlagDataExamples.names.filter(
  (name) => name !== 'refused',
);

/** The account of a persona, as its pages know it. */
export function personaAccount(persona: Persona): Account {
  const user = getUserInfoExamples.data(persona);
  const shipTos = listShipTosExamples.data(persona);
  const { saletoCode, saletoCodeSub = saletoCode, userName, customers = [] } = user;
  return {
    user,
    shipTos,
    saletoCode,
    saletoCodeSub,
    saleInfo: getSaleInfoExamples.data(persona),
    soldTos: customers,
    sendtoCode: shipTos[0]?.sendtoCode ?? '',
    accountCode: userName,
    shipToLabel: '',
    chooseSoldTo: () => undefined,
  };
}

/** A server for tests of the shell: it knows the account, the permissions and the counts of a persona. */
export function personaApi(persona: Persona): FakeApi {
  const server = fakeApi()
    .answer(checkConsentToUse, { data: true })
    .answer(getUserInfo, { data: getUserInfoExamples.data(persona) })
    .answer(getSaleInfo, { data: getSaleInfoExamples.data(persona) })
    .answer(listShipTos, { data: listShipTosExamples.data(persona) })
    .answer(getPermissionList, { data: getPermissionListExamples.data(persona) })
    .answer(getRedInvoicePermission, { data: getRedInvoicePermissionExamples.data(persona) })
    .answer(checkReverseAuthority, { data: checkReverseAuthorityExamples.data(persona) })
    .answer(getCustomerFlagData, { data: getCustomerFlagDataExamples.data(persona) })
    .answer(getUnfreezeFlags, { data: getUnfreezeFlagsExamples.data(persona) })
    .answerExamples(
      checkAccountGateExamples,
      getCartCountExamples,
      getTrafficCartCountExamples,
      getTransferCartCountExamples,
      listUnreadMessageTypesExamples,
      listTodosExamples,
      getHotspotImagesExamples,
      listCustomerCentersExamples,
      listRecommendedKeywordsExamples,
    );
  vi.stubGlobal('fetch', server.fetch);
  return server;
}
