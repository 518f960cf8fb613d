import type { Data } from '@dealer-portal/sdk';
import { listLetters } from '@dealer-portal/sdk/operations';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery, invalidateCalls } from '#platform/calls/query';

export type Letter = Data<typeof listLetters>['records'][number];

interface LetterFilter {
  /** 0 waits for confirmation. */
  readonly status?: '0';
  readonly id?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of letters, newest first. */
export function lettersQuery(scope: AccountScope, filter: LetterFilter) {
  return accountQuery(listLetters, { query: { customerCode: scope.saletoCode, ...filter } }, scope);
}

/** Every list of letters is fetched again. */
export async function refreshLetters(queryClient: QueryClient): Promise<void> {
  await invalidateCalls(queryClient, [listLetters]);
}
