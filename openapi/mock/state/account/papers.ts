import type { OperationId } from '../../../bundle/operation-ids';
/** Papers that wait for the dealer: reconciliations, invoices and contracts, each settled once by its act (HEAD-04). */
import { type Fields, fields, list, text, texts } from '../memory/input';
import { paged } from '../memory/pages';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';

/** What was settled, by the number of the paper: the fields that changed. */
const papers = slice('papers', () => ({ settled: {} as Readonly<Record<string, Fields>> }));

/** Whether the dealer has settled the paper with this number. */
export function isSettled(dealer: Dealer, paperNo: string): boolean {
  return papers(dealer).settled[paperNo] !== undefined;
}

/** Settles papers; false when all of them were settled before. */
function settle(dealer: Dealer, paperNos: readonly string[], change: Fields): boolean {
  const current = papers(dealer);
  if (paperNos.every((paperNo) => isSettled(dealer, paperNo))) return false;
  current.settled = {
    ...current.settled,
    ...Object.fromEntries(paperNos.map((paperNo) => [paperNo, change])),
  };
  return true;
}

/** The page that was asked for of the papers of the description, each as it was left. */
function papersOf(operationId: OperationId, key: string) {
  return (dealer: Dealer, { input, done }: Call) => {
    const page = fields(dealer.example(operationId));
    const { settled } = papers(dealer);
    const records = list(page, 'records').map((row) => ({ ...row, ...settled[text(row, key)] }));
    return done(fields(paged({ data: { ...page, records } }, input))['data']);
  };
}

export const paperHandlers: Handlers = {
  queryReconciliations: papersOf('queryReconciliations', 'id'),
  queryInvoices: papersOf('queryInvoices', 'invoiceNo'),
  queryAppointmentContracts: papersOf('queryAppointmentContracts', 'contractNo'),

  confirmReconciliation: (dealer, { input, done, refuse }) => {
    const isAgreed = input['isAgree'] === true;
    if (!isAgreed && text(input, 'reason') === '') return refuse('needReason');
    const change = isAgreed ? { status: '1', statusName: '已确认' } : { status: '2', statusName: '有异议' };
    return settle(dealer, [text(input, 'id')], change) ? done() : refuse('confirmed2');
  },

  signInvoices: (dealer, { input, done, refuse }) => {
    const change = { status: '20', statusName: '已签收' };
    return settle(dealer, texts(input, 'invoiceNoList'), change) ? done() : refuse('signed2');
  },

  // The contract is signed at the provider's; the mock takes it as signed when its address was asked for.
  signFinanceContract: (dealer, { input, done, refuse }) => {
    const htCode = text(input, 'htCode');
    const { url } = fields(dealer.example('signFinanceContract'));
    const address = String(url).replace(/[^/]+$/, htCode);
    return settle(dealer, [htCode], { status: '20', statusName: '履行中' })
      ? done({ url: address })
      : refuse('signed');
  },
};
