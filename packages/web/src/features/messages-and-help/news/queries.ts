import { getNews } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One piece of news with its content; without a number nothing is fetched. */
export function newsQuery(scope: AccountScope, newsId: string) {
  return accountQuery(getNews, newsId === '' ? undefined : { path: { newsId } }, scope);
}
