import { type MonthOutcome, monthState } from '@dealer-portal/rules/month-close';
import { StatusTag } from '#ui/text/status-tag';

/** The state of a month as a tag: 一致 only where both balances are equal. */
export function drawMonthState(month: MonthOutcome) {
  const { text, tone } = monthState(month);
  return <StatusTag tone={tone}>{text}</StatusTag>;
}
