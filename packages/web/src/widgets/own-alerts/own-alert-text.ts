import { formatYuan } from '@dealer-portal/rules/money';
import type { OwnAlert } from '@dealer-portal/rules/runway';
import { href } from '#routes';

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

/** The last digits tell one bill from another. */
const BILL_DIGITS = 6;

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
  const { end, days } = alert;
  const { kind, number, amount } = end;
  const day = days === undefined ? undefined : end.day;
  const unread = days === undefined ? '，到期日读不出' : '';
  const key = `${kind} ${number}`;
  if (kind === 'rebate') {
    const text = ['返利', number, `还有 ${formatYuan(amount)} 没用${unread}`].filter(Boolean).join(' ');
    return { key, text, day, days, to: href('myRebateNew'), act: '去兑现' };
  }
  const bill = `票据${number && ` …${number.slice(-BILL_DIGITS)}`} ${formatYuan(amount)}`;
  const text = days !== undefined && days < 0 ? `${bill} 过了到期日还没有兑付` : `${bill} 到期${unread}`;
  return { key, text, day, days, to: href('billCount'), act: '看票据' };
}
