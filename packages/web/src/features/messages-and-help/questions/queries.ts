import type { Data, Input } from '@dealer-portal/sdk';
import { getCommonQuestion, queryCommonQuestions } from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS, accountQuery, invalidateCalls } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

export type Question = Data<typeof queryCommonQuestions>['records'][number];

type QuestionFilter = Omit<Input<typeof queryCommonQuestions>['body'], 'customerCode'>;

/** One page of common questions in their order (QUEST-01). */
export function questionsQuery(account: Account, filter: QuestionFilter) {
  const body = { customerCode: account.saleInfo.customerCode, ...filter };
  return accountQuery(queryCommonQuestions, { body }, account);
}

/** All common questions that a filter leaves, for their kinds (QUEST-01). */
export function allQuestionsQuery(account: Account, filter: QuestionFilter = {}) {
  const body = { customerCode: account.saleInfo.customerCode, ...filter, ...ALL_ROWS };
  return asideRecords(queryCommonQuestions, { body }, account);
}

/** One question with its answer; without a number nothing is fetched (QUEST-01). */
export function questionQuery(account: Account, id: string) {
  return accountQuery(getCommonQuestion, id === '' ? undefined : { query: { id } }, account);
}

/** Lists and details are fetched again. */
export async function refreshQuestions(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [queryCommonQuestions, getCommonQuestion]);
}

interface QuestionKind {
  readonly value: string;
  readonly label: string;
}

/** The kinds that the given questions have. Assumption: no call lists them. */
export function kindsOf(questions: readonly Question[]): readonly QuestionKind[] {
  const kinds = new Map(
    questions.flatMap(({ typeCode, typeName }) => (typeCode ? [[typeCode, typeName ?? typeCode]] : [])),
  );
  return [...kinds].map(([value, label]) => ({ value, label }));
}
