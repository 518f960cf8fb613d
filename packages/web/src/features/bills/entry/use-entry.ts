import { readAmount } from '@dealer-portal/rules/input';
import { readBillNumber } from '@dealer-portal/rules/invoices';
import type { Ops } from '@dealer-portal/sdk';
import { queryAcceptanceBills, submitAcceptanceBill } from '@dealer-portal/sdk/operations';
import type { Dayjs } from 'dayjs';
import { quietApi } from '#platform/calls/api';
import { useListWrite } from '#widgets/report/use-list-write';

export const DAY = 'YYYY-MM-DD';

/** The values of the form after its checks. */
export interface EntryDraft {
  readonly billNo: string;
  readonly billType: 'BANK' | 'COMMERCIAL';
  readonly amount: string;
  readonly issueDate: Dayjs;
  readonly dueDate: Dayjs;
  readonly drawerName?: string;
  readonly acceptorName?: string;
  readonly payerCode: string;
}

type Entry = Ops['submitAcceptanceBill']['input']['body'];

/** Enters a bill (FIN-04). */
export function useEntry(onDone: () => void) {
  return useListWrite({
    call: (draft: EntryDraft, { saleInfo: { customerCode } }) =>
      quietApi.call(submitAcceptanceBill, { body: { customerCode, ...entryOf(draft) } }),
    lists: [queryAcceptanceBills],
    act: '录入',
    message: (_, { billNo }) => `票据 ${billNo.replace(/\s/g, '')} 已录入，等待审核`,
    onDone,
  });
}

function entryOf(draft: EntryDraft): Omit<Entry, 'customerCode'> {
  const { billNo, billType, amount, issueDate, dueDate, payerCode } = draft;
  const number = readBillNumber(billNo);
  const sum = readAmount(amount);
  const [drawerName, acceptorName] = [draft.drawerName?.trim(), draft.acceptorName?.trim()];
  return {
    billNo: number.ok ? number.billNo : billNo,
    billType,
    amount: Number(sum.ok ? sum.amount : amount),
    issueDate: issueDate.format(DAY),
    dueDate: dueDate.format(DAY),
    payerCode,
    ...(drawerName && { drawerName }),
    ...(acceptorName && { acceptorName }),
  };
}
