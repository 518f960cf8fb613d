import {
  type RecommendedWord,
  splitKeywords,
  WORD_LIST_MS,
  WORD_PAGE_SIZE,
} from '@dealer-portal/rules/search';
import type { Input } from '@dealer-portal/sdk';
import { listRecommendedKeywords } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useCustomerCenter } from '#platform/customer-center';
import { type Account, useAccount } from '#platform/session/account';

type Params = Input<typeof listRecommendedKeywords>['body']['params'];

/** 1 the words that rotate in the box, 2 the list below it (SEARCH-03). */
type WordType = 1 | 2;

function keywordsQuery(
  account: Account,
  type: WordType,
  { center, isKnown }: ReturnType<typeof useCustomerCenter>,
) {
  const { user, saleInfo } = account;
  const params: Params = {
    bigChannel: saleInfo.channelGroup,
    smallChannel: saleInfo.channel,
    custCode: saleInfo.customerCode,
    type,
    userId: user.id,
    userName: user.userName,
    ...(center && { centerCode: center.centerCode }),
  };
  const body = { pageNum: 1, pageSize: WORD_PAGE_SIZE, params };
  return {
    ...accountQuery(listRecommendedKeywords, isKnown ? { body } : undefined, account),
    staleTime: WORD_LIST_MS,
    refetchInterval: WORD_LIST_MS,
  };
}

interface Words {
  readonly recommended: readonly RecommendedWord[];
  readonly defaults: readonly RecommendedWord[];
}

/** The recommended words of the customer's centre, fetched again every 30 minutes; none while they cannot be loaded (SEARCH-03, SEARCH-05). */
export function useKeywords(): Words {
  const account = useAccount();
  const center = useCustomerCenter();
  const defaults = useQuery(keywordsQuery(account, 1, center));
  const recommended = useQuery(keywordsQuery(account, 2, center));
  return {
    defaults: splitKeywords(defaults.data?.records ?? []).defaults,
    recommended: splitKeywords(recommended.data?.records ?? []).recommended,
  };
}
