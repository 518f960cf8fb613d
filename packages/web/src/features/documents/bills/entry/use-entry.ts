import { readAmount } from '@dealer-portal/rules/input';
import { readBillNumber } from '@dealer-portal/rules/invoices';
import { formatYuan, sentFigure } from '@dealer-portal/rules/money';
import type { Ops } from '@dealer-portal/sdk';
import { queryAcceptanceBills, submitAcceptanceBill } from '@dealer-portal/sdk/operations';
import type { Dayjs } from 'dayjs';
import { useListWrite } from '#kits/report/use-list-write';
import { quietApi } from '#platform/calls/api';
import { dialogs } from '#platform/notices';

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

/** Asks with the bill and its amount, then enters it (FIN-04). */
export function useEntry(onDone: () => void) {
  const { send, isPending, refusal } = useListWrite({
    call: (draft: EntryDraft, { saleInfo: { customerCode } }) =>
      quietApi.call(submitAcceptanceBill, { body: { customerCode, ...entryOf(draft) } }),
    lists: [queryAcceptanceBills],
    act: '录入',
    message: (_, { billNo }) => `票据 ${billNo.replace(/\s/g, '')} 已录入，等待审核`,
    onDone,
  });
  const ask = (draft: EntryDraft) => {
    const { billNo, amount, dueDate, payerCode } = entryOf(draft);
    const sum = formatYuan(amount);
    return dialogs.confirm({
      title: `录入票据 ${billNo}，${sum}？`,
      content: `${dueDate} 到期，记入付款方 ${payerCode}。录入后由公司审核，通过后入账。`,
      okText: `录入 ${sum}`,
      cancelText: '再核对',
      onOk: () => send(draft),
    });
  };
  return { ask, isPending, refusal };
}

function entryOf(draft: EntryDraft): Omit<Entry, 'customerCode'> {
  const { billNo, billType, amount, issueDate, dueDate, payerCode } = draft;
  const number = readBillNumber(billNo);
  const sum = readAmount(amount);
  const [drawerName, acceptorName] = [draft.drawerName?.trim(), draft.acceptorName?.trim()];
  return {
    billNo: number.ok ? number.billNo : billNo,
    billType,
    amount: sentFigure(sum.ok ? sum.amount : amount),
    issueDate: issueDate.format(DAY),
    dueDate: dueDate.format(DAY),
    payerCode,
    ...(drawerName && { drawerName }),
    ...(acceptorName && { acceptorName }),
  };
}
