import { openableAddress } from '../../base/link';

/** A recommended keyword by wire names (SEARCH-03). */
export interface RecommendedWord {
  readonly id: number | string;
  readonly recoWord: string;
  /** 1 opens `url` in a new tab. */
  readonly openWay?: number | string | null | undefined;
  readonly url?: string | null | undefined;
  /** 2 puts the word into the recommended list, anything else makes it a default word. */
  readonly searchSeat?: number | string | null | undefined;
  /** The meaning of the word, such as `能效等级:一级`. Assumption: it is shown next to the word and not searched. */
  readonly attributeText?: string | null | undefined;
}

/** How long a default word stays in the box, in milliseconds (SEARCH-03). */
export const DEFAULT_WORD_MS = 20_000;

/** After how long the recommended list is fetched again, in milliseconds (SEARCH-03). */
export const WORD_LIST_MS = 30 * 60_000;

/** How many words a page of them holds (SEARCH-03). */
export const WORD_PAGE_SIZE = 4;

/** The words by their place: the list below the box, and the default words that rotate in it. */
export function splitKeywords(texts: readonly RecommendedWord[]): {
  readonly recommended: readonly RecommendedWord[];
  readonly defaults: readonly RecommendedWord[];
} {
  const isListed = ({ searchSeat }: RecommendedWord): boolean => String(searchSeat) === '2';
  return {
    recommended: texts.filter(isListed),
    defaults: texts.filter((word) => !isListed(word)),
  };
}

/** The default word on show `elapsed` milliseconds after the first one appeared; undefined without words (SEARCH-03). */
export function defaultWordAt(
  texts: readonly RecommendedWord[],
  elapsed: number,
): RecommendedWord | undefined {
  return texts[Math.floor(Math.max(0, elapsed) / DEFAULT_WORD_MS) % texts.length];
}

/**
 * Whether the recommended list is fetched again: 30 minutes after it was, or when it never was (SEARCH-03).
 * @param fetchedAt when the list came; undefined while none has
 */
export function isWordListStale(fetchedAt: Date | undefined, now: Date): boolean {
  return fetchedAt === undefined || now.getTime() - fetchedAt.getTime() >= WORD_LIST_MS;
}

/** The user who clicked, as the click record names it. */
export interface Clicker {
  readonly userId: string;
  readonly userName: string;
}

/** The record of a click on a recommended word, and its effect (SEARCH-03). */
export interface WordClick {
  readonly record: {
    readonly recoId: number | string;
    readonly clicPersId: string;
    readonly clicPersName: string;
  };
  readonly opens:
    | { readonly kind: 'window'; readonly url: string }
    | { readonly kind: 'search'; readonly keyword: string };
}

/** A click records itself, then opens the word's url when openWay is 1 and the url leads somewhere, else searches it (SEARCH-03). */
export function recommendedClick(word: RecommendedWord, { userId, userName }: Clicker): WordClick {
  const url = String(word.openWay) === '1' ? openableAddress(word.url) : undefined;
  return {
    record: { recoId: word.id, clicPersId: userId, clicPersName: userName },
    opens: url ? { kind: 'window', url } : { kind: 'search', keyword: word.recoWord },
  };
}
