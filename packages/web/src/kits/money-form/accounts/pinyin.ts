import { useEffect, useState } from 'react';
import { loadPinyin, type MatchesPinyin } from '#ui/choice/pinyin';

let loaded: MatchesPinyin | undefined;

const findsNone: MatchesPinyin = () => false;

/**
 * Names by pinyin. They come when a picker is opened: until then, and without a network, a text finds codes, names and
 * amounts.
 */
export function usePinyin(isOpen: boolean): MatchesPinyin {
  const [matcher, setMatcher] = useState(() => loaded);
  useEffect(() => {
    if (!isOpen || matcher) return;
    loadPinyin().then(
      ({ matches }) => {
        loaded = matches;
        setMatcher(() => matches);
      },
      () => undefined,
    );
  }, [isOpen, matcher]);
  return matcher ?? findsNone;
}
