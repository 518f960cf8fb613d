import type { Data } from '@dealer-portal/sdk';
import { getNews, listNews } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

export type News = Data<typeof listNews>['records'][number];

interface NewsFilter {
  readonly keyword?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of news, newest first. */
export function newsListQuery(scope: AccountScope, filter: NewsFilter) {
  return accountQuery(listNews, { query: { customerCode: scope.saletoCode, ...filter } }, scope);
}

/** One piece of news with its content; without a number nothing is fetched. */
export function newsQuery(scope: AccountScope, newsId: string) {
  return accountQuery(getNews, newsId === '' ? undefined : { path: { newsId } }, scope);
}
