/** From when to when an acceptance bill runs, as YYYY-MM-DD. */
export interface BillDates {
  readonly issueDate: string | undefined;
  readonly dueDate: string | undefined;
}

/** Why a bill cannot be entered with these days, by field; `today` is that of the user (FIN-04). */
export function billDateProblems({ issueDate, dueDate }: BillDates, today: string): Partial<BillDates> {
  return {
    issueDate: issueDate !== undefined && issueDate > today ? '出票日期不能在今天以后' : undefined,
    dueDate: dueProblem({ issueDate, dueDate }, today),
  };
}

function dueProblem({ issueDate, dueDate }: BillDates, today: string): string | undefined {
  if (dueDate === undefined) return undefined;
  if (issueDate !== undefined && dueDate <= issueDate) return '到期日期要在出票日期以后';
  return dueDate <= today ? '票据已到期，不能录入' : undefined;
}
