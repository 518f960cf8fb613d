import { useEffect, useState } from 'react';

/** Whether a text has a key as its pinyin, or as the initials of it. */
export type MatchesPinyin = (text: string, key: string) => boolean;

let loaded: MatchesPinyin | undefined;

async function loadPinyin(): Promise<MatchesPinyin> {
  const { default: PinyinMatch } = await import('pinyin-match');
  return (text, key) => PinyinMatch.match(text, key) !== false;
}

const findsNone: MatchesPinyin = () => false;

/**
 * Names by pinyin. Their 20 KB come when a picker is opened: until then, and without a network, a text finds codes, names
 * and amounts.
 */
export function usePinyin(isOpen: boolean): MatchesPinyin {
  const [matcher, setMatcher] = useState(() => loaded);
  useEffect(() => {
    if (!isOpen || matcher) return;
    loadPinyin().then(
      (fetched) => {
        loaded = fetched;
        setMatcher(() => fetched);
      },
      () => undefined,
    );
  }, [isOpen, matcher]);
  return matcher ?? findsNone;
}
