import { formatYuan } from '@dealer-portal/rules/money';
import { INTEREST_STATES } from '@dealer-portal/rules/states';
import { confirmBankInterest } from '@dealer-portal/sdk/operations';
import { useBatchPress } from '#kits/report/use-batch-press';
import { quietApi } from '#platform/calls/api';
import { dialogs } from '#platform/notices';
import type { Account } from '#platform/session/account';
import { sumText } from '#ui/text/sum-of';
import { dayText } from '#ui/text/wire-text';
import { DISCOUNTS, type Discount } from './discount-report';

/** Confirms interest after a question, since it is then taken from the account (FIN-04). */
export function useInterestConfirmation() {
  const { act, ...confirmation } = useBatchPress({
    report: DISCOUNTS,
    call: (rows: readonly Discount[], { saleInfo: { customerCode } }: Account) =>
      quietApi.call(confirmBankInterest, { body: { customerCode, idList: rows.map(({ id }) => id) } }),
    span: (rows) => {
      const days = rows.map(({ discountDate }) => dayText(discountDate)).sort();
      return { beginDate: days[0] ?? '', endDate: days.at(-1) ?? '' };
    },
    actedRow: ({ id, status, interest }) => ({ key: id, status, amount: interest }),
    doneStatus: INTEREST_STATES.confirmed.value,
    message: ({ done, doneAmount }) => `已确认 ${done.length} 笔贴息，${formatYuan(doneAmount)}`,
  });
  const confirm = (rows: readonly Discount[]) => {
    const amount = sumText(rows.map(({ interest }) => interest));
    return dialogs.confirm({
      title: `确认 ${rows.length} 笔贴息 ${amount}？`,
      content: '确认后从账户扣除，不能撤回。',
      okText: `确认 ${amount}`,
      cancelText: '不确认',
      onOk: () => act(rows),
    });
  };
  return { ...confirmation, confirm };
}
