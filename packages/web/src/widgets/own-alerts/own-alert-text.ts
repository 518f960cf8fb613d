import { formatYuan } from '@dealer-portal/rules/money';
import type { OwnAlert } from '@dealer-portal/rules/runway';
import { href } from '#routes';
import { billName, OVERDUE_BILL, rebateName } from '../bills/bill-name';

/** What an alert says, when it is due, and where it is acted on. */
export interface AlertText {
  readonly key: string;
  readonly text: string;
  /** 2026-12-01; undefined where it has no day. */
  readonly day: string | undefined;
  readonly days: number | undefined;
  readonly to: string;
  readonly act: string;
}

/** An alert in words. */
export function alertText(alert: OwnAlert): AlertText {
  if (alert.kind === 'balance') {
    const { total, below } = alert;
    const limit = formatYuan(below);
    const text =
      total === undefined
        ? `可订货余额读不出，不知道是否低于 ${limit}`
        : `可订货余额 ${formatYuan(total)}，低于 ${limit}`;
    return { key: 'balance', text, day: undefined, days: undefined, to: href('payment'), act: '去付款' };
  }
  if (alert.kind === 'noAccount') {
    const text = `没有可订货的账户，不能提醒余额低于 ${formatYuan(alert.below)}`;
    return { key: 'balance', text, day: undefined, days: undefined, to: href('payerZY'), act: '看付款方' };
  }
  const { end, days } = alert;
  const { kind, number, amount } = end;
  const day = days === undefined ? undefined : end.day;
  const unread = days === undefined ? '，到期日读不出' : '';
  const key = `${kind} ${number}`;
  if (kind === 'rebate') {
    const text = `${rebateName(number)} 还有 ${formatYuan(amount)} 没用${unread}`;
    return { key, text, day, days, to: href('myRebateNew'), act: '去兑现' };
  }
  const bill = `${billName(number)} ${formatYuan(amount)}`;
  const text = days !== undefined && days < 0 ? `${bill} ${OVERDUE_BILL}` : `${bill} 到期${unread}`;
  return { key, text, day, days, to: href('billCount'), act: '看票据' };
}
