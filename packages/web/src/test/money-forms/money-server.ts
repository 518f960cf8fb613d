import type { OperationId } from '@dealer-portal/sdk';
import {
  checkLiquidateApply,
  checkTransferPolicy,
  checkTransferWindow,
  getAccountFlow,
  getFinanceRepayDetail,
  listPaymentAccounts,
  queryCreditApplies,
  queryFinanceHistory,
  queryFundsTransfers,
  queryPosAgreements,
  queryRebates,
  queryTransfers,
} from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  listPaymentAccountsExamples,
  queryRebatesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { vi } from 'vitest';
import { movementJournal } from '#kits/money-form/movement-journal';
import { forgetRefusal } from '#platform/session/refused-token';
import { storeSession } from '#platform/session/session';
import { releaseTab } from '#platform/session/tab-session';
import { exampleApi } from '../example-api';

/** The fate of a call: answered, cut off before it arrives, or refused since the session is over. */
export type Network = 'open' | 'cut' | 'over';

export interface MoneyServer {
  /** Sets what becomes of every call from now on. */
  readonly set: (network: Network) => void;
  /** The server has carried out the next call of the operation, and its answer waits until this is called. */
  readonly hold: (call: OperationId) => () => void;
  /** Calls of the operation are refused with a sentence from now on; without one they are carried out again. */
  readonly refuse: (call: OperationId, msg?: string) => void;
  /** The operations of all requests, in their order. */
  readonly asked: readonly string[];
  /** The requests of an operation, call by call. */
  readonly bodies: (call: OperationId) => readonly unknown[];
}

/** The account of digital money is open for the forms that go through it, and not yet applied for elsewhere. */
const WALLET = listPaymentAccountsExamples.data().filter(({ accountType }) => accountType === 'DIGITAL');
const asksForWallet = ([input]: Parameters<typeof fetch>): boolean =>
  new URL(input instanceof Request ? input.url : input, 'http://portal').searchParams.get('accountType') ===
  'DIGITAL';

const NOTHING = { total: 0, pageNum: 1, pageSize: 10 } as const;

/** A server with all that the forms need to know, lists without records, and a network that can fail. */
export function moneyServer(): MoneyServer {
  // Movements that other tests of this worker have left without an answer do not block one here.
  for (const { id } of movementJournal.read()) movementJournal.note(id, { type: 'miss' });
  const [open] = listPaymentAccountsExamples.data();
  const { loan } = getFinanceRepayDetailExamples.data();
  const unused = queryRebatesExamples.data().records.filter(({ usedAmount }) => usedAmount === 0);
  const api = exampleApi()
    .answer(checkTransferWindow, { data: true })
    .answer(checkTransferPolicy, { data: true })
    .answer(checkLiquidateApply, { data: { canApply: true } })
    .answer(listPaymentAccounts, { data: open ? [open] : [] })
    .answer(getAccountFlow, { code: '1', msg: '成功' })
    .answer(getFinanceRepayDetail, {
      data: { loan: { ...loan, financeNo: 'RZ1', status: '20', statusName: '还款中' }, repayList: [] },
    })
    .answer(queryTransfers, { data: { ...NOTHING, records: [] } })
    .answer(queryFundsTransfers, { data: { ...NOTHING, records: [] } })
    .answer(queryFinanceHistory, { data: { ...NOTHING, records: [] } })
    .answer(queryCreditApplies, { data: { ...NOTHING, records: [] } })
    .answer(queryRebates, { data: { ...NOTHING, total: 1, records: unused } })
    .answer(queryPosAgreements, { data: { ...NOTHING, records: [] } });
  let network: Network = 'open';
  let held: { readonly call: OperationId; readonly until: Promise<void> } | undefined;
  const refusals = new Map<string, string>();
  const answer: typeof fetch = async (...fetchArguments) => {
    if (network === 'cut') throw new TypeError('Failed to fetch');
    if (network === 'over') return Response.json({ status: 500, msg: '登录已失效' });
    const response = await api.fetch(...fetchArguments);
    if (asksForWallet(fetchArguments)) return Response.json({ code: '1', msg: '成功', data: WALLET });
    const call = api.requests.at(-1)?.operationId;
    if (call === held?.call) await held?.until;
    const msg = call && refusals.get(call);
    return msg === undefined ? response : Response.json({ code: '0', msg });
  };
  vi.stubGlobal('fetch', answer);
  return {
    set: (next) => {
      network = next;
    },
    hold: (call) => {
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { call, until };
      return () => {
        held = undefined;
        release();
      };
    },
    refuse: (call, msg) => {
      if (msg === undefined) refusals.delete(call);
      else refusals.set(call, msg);
    },
    get asked() {
      return api.requests.map(({ operationId }) => operationId);
    },
    bodies: (call) => api.requests.filter(({ operationId }) => operationId === call).map(({ body }) => body),
  };
}

/** The session as it is after the user has signed in again, which loads the portal again. */
export function signInAgain(): void {
  releaseTab();
  forgetRefusal();
  storeSession({ token: 'T2', endsAt: Date.now() + 86_400_000 });
}
