import type { Data } from '@dealer-portal/sdk';
import { listLetters } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountScope, accountQuery } from '#platform/calls/query';

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
  await queryClient.invalidateQueries({ queryKey: operationKey(listLetters) });
}
