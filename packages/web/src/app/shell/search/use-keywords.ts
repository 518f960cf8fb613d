import {
  type RecommendedWord,
  splitKeywords,
  WORD_LIST_MS,
  WORD_PAGE_SIZE,
} from '@dealer-portal/rules/search';
import type { Input } from '@dealer-portal/sdk';
import { listRecommendedKeywords } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { asideQuery } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';
import { shared } from '#platform/session/tab-answers';
import { type CustomerCenter, useCustomerCenter } from '#widgets/feedback/customer-center';

type Params = Input<typeof listRecommendedKeywords>['body']['params'];

/** 1 the words that rotate in the box, 2 the list below it (SEARCH-03). */
type WordType = 1 | 2;

/** Windows that were opened in one minute do not ask in one minute again. */
const SPREAD_MS = Math.round(Math.random() * 180_000);

function keywordsQuery(account: Account, type: WordType, { center, isKnown }: CustomerCenter) {
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
    ...shared(asideQuery(listRecommendedKeywords, isKnown ? { body } : undefined, account)),
    staleTime: WORD_LIST_MS,
    refetchInterval: WORD_LIST_MS + SPREAD_MS,
  };
}

/** The words that rotate in the box, fetched again every 30 minutes; none while they cannot be loaded (SEARCH-03, SEARCH-05). */
export function useDefaultWords(): readonly RecommendedWord[] {
  const { data } = useQuery(keywordsQuery(useAccount(), 1, useCustomerCenter(useIsFirstViewOver())));
  return splitKeywords(data?.records ?? []).defaults;
}

/**
 * The words below the box, asked for when somebody comes near it, and again when they are 30 minutes old.
 * @param isNear whether the mouse or the focus is on the box
 */
export function useRecommendedWords(isNear: boolean): readonly RecommendedWord[] {
  const query = keywordsQuery(useAccount(), 2, useCustomerCenter(isNear));
  const { data } = useQuery({ ...query, ...(!isNear && { enabled: false }) });
  return splitKeywords(data?.records ?? []).recommended;
}
