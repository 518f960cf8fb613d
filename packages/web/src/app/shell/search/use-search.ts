import { searchTab } from '@dealer-portal/rules/category';
import {
  addToHistory,
  type RecommendedWord,
  readHistory,
  recommendedClick,
  type SearchSubmit,
  searchSubmit,
} from '@dealer-portal/rules/search';
import { recordKeywordClick } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { openWindow } from '#platform/browser/open-window';
import { emitPageSearch } from '#platform/browser/page-search';
import { asideApi } from '#platform/calls/api';
import { countPress } from '#platform/calls/count-press';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { keepKeyword, searchHistory, storedSearchTab } from '#widgets/shopping-tabs/search-keyword';

interface Search {
  /** The user's keywords, newest first (SEARCH-02). */
  readonly history: readonly string[];
  readonly forgetHistory: () => void;
  /** Searches the text, or the default word when it is blank (SEARCH-01). */
  readonly submit: (text: string, defaultWord?: string) => SearchSubmit['kind'];
  /** A click on a recommended word (SEARCH-03). */
  readonly clickWord: (word: RecommendedWord) => void;
}

/**
 * The actions of the search box: to the results, or to the page that searches within itself; the history is kept per
 * user.
 */
export function useSearch(): Search {
  const { user } = useAccount();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const stored = searchHistory(user.id);
  const [history, setHistory] = useState(() => readHistory(stored.read()));
  const keep = (next: readonly string[]) => {
    stored.write(next);
    setHistory(next);
  };
  const submit = (text: string, defaultWord?: string) => {
    const step = searchSubmit({ text, defaultWord }, pathname, new Date());
    if (step.kind === 'nothing' || step.kind === 'refused') return step.kind;
    keep(addToHistory(history, step.keyword));
    if (step.kind === 'emit') {
      emitPageSearch(step.keyword);
      return step.kind;
    }
    const stamp = String(step.stamp);
    keepKeyword(stamp, step.keyword);
    // The tab that was chosen last narrows the search; the results name it and offer the way out (SEARCH-04).
    const tab = searchTab(storedSearchTab.read() ?? '');
    const params = new URLSearchParams({ keyword: stamp, q: step.keyword, ...(tab && { tab }) });
    void navigate(`${href('malllist')}?${params}`);
    return step.kind;
  };
  const clickWord = (word: RecommendedWord) => {
    const { record, opens } = recommendedClick(word, { userId: user.id, userName: user.userName });
    // A click that could not be recorded must not keep the user from where the word leads.
    const body = { ...record, recoId: String(record.recoId) };
    countPress(`word ${body.recoId}`, () => void asideApi.call(recordKeywordClick, { body }));
    if (opens.kind === 'window') openWindow(opens.url);
    else submit(opens.keyword);
  };
  return { history, forgetHistory: () => keep([]), submit, clickWord };
}
