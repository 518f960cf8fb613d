import { daysBetween, daysUntil } from '../../base/shanghai';

/** From when to when an acceptance bill runs, as YYYY-MM-DD. */
export interface BillDates {
  readonly issueDate: string | undefined;
  readonly dueDate: string | undefined;
}

/** An acceptance bill runs a year at most, one issued from 2023 on half a year. Assumption: the longer term holds for both. */
const MOST_DAYS = 366;

/** Why a bill cannot be entered with these days, by field; the day of `now` in Shanghai counts (FIN-04). */
export function billDateProblems({ issueDate, dueDate }: BillDates, now: Date): Partial<BillDates> {
  return {
    issueDate: issueDate === undefined ? undefined : issueProblem(issueDate, now),
    dueDate: dueDate === undefined ? undefined : dueProblem(dueDate, issueDate, now),
  };
}

function issueProblem(issueDate: string, now: Date): string | undefined {
  const left = daysUntil(issueDate, now);
  if (left === undefined) return '出票日期无法识别';
  return left > 0 ? '出票日期不能在今天以后' : undefined;
}

function dueProblem(dueDate: string, issueDate: string | undefined, now: Date): string | undefined {
  const left = daysUntil(dueDate, now);
  if (left === undefined) return '到期日期无法识别';
  const term = daysBetween(issueDate, dueDate);
  if (term !== undefined && term <= 0) return '到期日期要在出票日期以后';
  if (term !== undefined && term > MOST_DAYS) return '到期日期离出票日期超过一年，请核对';
  return left <= 0 ? '票据已到期，不能录入' : undefined;
}
