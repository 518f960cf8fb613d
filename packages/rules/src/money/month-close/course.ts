/** The events of a month, from its end to its confirmation (FIN-02). */
import { type Amount, formatYuan } from '../../base/money';
import { compareNewest, wireDay, wireMinute } from '../../base/shanghai';
import { PERIOD_STATES } from '../../base/states';

/** Something that happened. */
export interface CloseEvent {
  /** 2026-11-22 10:36, or the day alone where no time is known. */
  readonly time: string;
  readonly text: string;
  /** The user who did it, where known. */
  readonly user?: string | undefined;
}

/** A month as the calls give it, and what was done for its close. */
export interface CourseFacts {
  readonly period: string;
  readonly endDate: string;
  /** The statement of the month; undefined while the company has not closed it. */
  readonly statement:
    | {
        readonly status: string;
        readonly companyBalance: Amount;
        readonly confirmUser?: string | undefined;
        readonly confirmTime?: string | undefined;
      }
    | undefined;
  /** Invoices of the month; signed ones have a day. */
  readonly invoices: readonly { readonly signDate?: string | undefined }[];
  /** The explanations, readings and decisions so far. */
  readonly done: readonly CloseEvent[];
}

/** Everything that happened to a month, newest first (FIN-02). */
export function closeCourse(facts: CourseFacts): readonly CloseEvent[] {
  const { period, endDate, statement, invoices, done } = facts;
  const ended = { time: `${wireDay(endDate) ?? endDate} 24:00`, text: `${Number(period.slice(5))} 月结账` };
  const events = [...confirmation(statement), ...done, ...signings(invoices), ...(statement ? [ended] : [])];
  return [...events].sort((left, right) => compareNewest(left.time, right.time));
}

/** Invoices carry the day of their signing only: those of one day are one event. */
function signings(invoices: CourseFacts['invoices']): readonly CloseEvent[] {
  const counts = new Map<string, number>();
  for (const { signDate } of invoices) if (signDate) counts.set(signDate, (counts.get(signDate) ?? 0) + 1);
  return [...counts].map(([time, count]) => ({ time, text: `签收发票 ${count} 张` }));
}

function confirmation(statement: CourseFacts['statement']): readonly CloseEvent[] {
  if (statement?.status !== PERIOD_STATES.confirmed.value || !statement.confirmTime) return [];
  const { confirmTime, confirmUser, companyBalance } = statement;
  const text = `确认，期末余额 ${formatYuan(companyBalance)}`;
  return [{ time: wireMinute(confirmTime) ?? confirmTime, text, user: confirmUser }];
}

/** A rebate that can be used, as the wire gives it. */
export interface LeftRebate {
  /** 2026-10, or a quarter or year of a contract. */
  readonly period?: string | undefined;
}

/**
 * Whether a rebate was there when the month ended, so that it was left for later; one of a later month was not.
 * Assumption: a rebate without a month, such as one of a contract, was there.
 */
export function wasLeft({ period }: LeftRebate, month: string): boolean {
  return !period || !/^\d{4}-\d{2}$/.test(period) || period <= month;
}
