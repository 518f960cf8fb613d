import { formatYuan } from '@dealer-portal/rules/money';
import { PALETTE_ROOM } from '@dealer-portal/rules/palette';
import {
  queryAcceptanceBills,
  queryAccountStatement,
  queryFinanceHistory,
  queryInvoices,
  queryPaymentOrders,
} from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { AccountFacts } from '#platform/session/account-calls';
import type { RouteName } from '#routes';
import { joined, stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';
import { documentAddress, invoiceAddress } from '#widgets/document-line/document-address';
import { entryLine, type PaletteLine } from './palette-lines';

/** A document that has the number that was typed. */
interface FoundDocument {
  readonly number: string;
  /** Its day, state and amount. */
  readonly facts: readonly (string | undefined)[];
  readonly to: string | undefined;
}

interface Lookup {
  readonly noun: string;
  /** The pages of one of which the account needs the menu entry. */
  readonly pages: readonly RouteName[];
  /** Those of the first page that have the number. */
  readonly find: (
    client: QueryClient,
    account: AccountFacts,
    number: string,
  ) => Promise<readonly FoundDocument[]>;
}

/** A number names few documents: the first of them are shown, fewer than a page has. */
const SHOWN = 3;
const PAGE = { pageNum: 1, pageSize: PALETTE_ROOM.all };

const bodyOf = <F extends object>({ saleInfo: { customerCode } }: AccountFacts, filter: F) => ({
  body: { customerCode, ...filter, ...PAGE },
});

/** Where a number is looked for, beside the orders. */
const LOOKUPS: readonly Lookup[] = [
  {
    noun: '发票',
    pages: ['newInvoice', 'invoice'],
    find: async (client, account, invoiceNo) => {
      const query = asideQuery(queryInvoices, bodyOf(account, { invoiceNo }), account);
      const { records } = await client.fetchQuery(query);
      return records.map((invoice) => ({
        number: invoice.invoiceNo,
        facts: [dayText(invoice.invoiceDate), formatYuan(invoice.amount)],
        to: invoiceAddress(invoice),
      }));
    },
  },
  {
    noun: '凭证',
    pages: ['accountstatement'],
    find: async (client, account, voucherNo) => {
      const query = asideQuery(queryAccountStatement, bodyOf(account, { voucherNo }), account);
      const { records } = await client.fetchQuery(query);
      return records.map((voucher) => ({
        number: voucher.voucherNo,
        facts: [dayText(voucher.voucherDate), voucher.voucherTypeName],
        to: documentAddress('accountstatement', { voucherNo: voucher.voucherNo }),
      }));
    },
  },
  {
    noun: '付款单',
    pages: ['paymentOrders', 'payment', 'onlinePayment'],
    find: async (client, account, paymentNo) => {
      const query = asideQuery(queryPaymentOrders, bodyOf(account, { paymentNo }), account);
      const { records } = await client.fetchQuery(query);
      return records.map((payment) => ({
        number: payment.paymentNo,
        facts: [stateText(payment.statusName), formatYuan(payment.amount)],
        to: documentAddress('paymentDone', { paymentNo: payment.paymentNo }),
      }));
    },
  },
  {
    noun: '融资',
    pages: ['loanGetrepayment'],
    find: async (client, account, financeNo) => {
      const query = asideQuery(queryFinanceHistory, bodyOf(account, { financeNo }), account);
      const { records } = await client.fetchQuery(query);
      return records.map((loan) => ({
        number: loan.financeNo,
        facts: [stateText(loan.statusName), formatYuan(loan.amount)],
        to: documentAddress('loanGetrepayment', { financeNo: loan.financeNo }),
      }));
    },
  },
  {
    noun: '票据',
    pages: ['billCount'],
    find: async (client, account, billNo) => {
      const query = asideQuery(queryAcceptanceBills, bodyOf(account, { billNo }), account);
      const { records } = await client.fetchQuery(query);
      return records.map((bill) => ({
        number: bill.billNo,
        facts: [stateText(bill.statusName), formatYuan(bill.amount)],
        to: documentAddress('billCount', { billNo: bill.billNo }),
      }));
    },
  },
];

/** The documents that were found. */
export interface FoundDocuments {
  readonly lines: readonly PaletteLine[];
  readonly isLooking: boolean;
  /** The kinds whose list did not answer: a document of theirs may have the number all the same. */
  readonly lost: readonly string[];
  /** The kinds of which more have the number than are shown. */
  readonly more: readonly string[];
}

/**
 * The lines of the documents that have a number, of the kinds whose pages the account sees (SEARCH-01).
 * @param number undefined while nothing is looked for
 * @param sees whether a page is in the account's menus
 */
export function useDocuments(number: string | undefined, sees: (page: RouteName) => boolean): FoundDocuments {
  const account = useAccount();
  const { saletoCode, sendtoCode } = account;
  const { data, isFetching } = useQuery({
    queryKey: [...operationKey(queryInvoices), 'palette', { saletoCode, sendtoCode, number }],
    queryFn: ({ client }) => findDocuments(client, account, { number: number ?? '', sees }),
    enabled: number !== undefined,
    // The lists themselves are kept; one that did not answer is asked again.
    staleTime: 0,
  });
  return { ...((number && data) || NOTHING), isLooking: isFetching };
}

const NOTHING = { lines: [], lost: [], more: [] } as const;

interface Asked {
  readonly number: string;
  readonly sees: (page: RouteName) => boolean;
}

async function findDocuments(
  client: QueryClient,
  account: AccountFacts,
  { number, sees }: Asked,
): Promise<Omit<FoundDocuments, 'isLooking'>> {
  const lost: string[] = [];
  const more: string[] = [];
  const kinds = await Promise.all(
    LOOKUPS.filter(({ pages }) => pages.some(sees)).map(async ({ noun, find }) => {
      const found = await find(client, account, number).catch(() => {
        lost.push(noun);
        return [];
      });
      if (found.length > SHOWN) more.push(noun);
      return found.slice(0, SHOWN).map((document) => documentLine(noun, document));
    }),
  );
  return { lines: kinds.flat(2), lost, more };
}

function documentLine(noun: string, { number, facts, to }: FoundDocument): readonly PaletteLine[] {
  if (to === undefined) return [];
  const target = { kind: 'link', to } as const;
  const label = `${noun} ${number}`;
  return [entryLine({ id: to, label, place: joined(facts, ' · '), icon: 'document-done', target }, '单据')];
}
