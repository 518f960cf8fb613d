/** Whether a text has a key as its pinyin, or as the initials of it. */
export type MatchesPinyin = (text: string, key: string) => boolean;

interface Pinyin {
  /** Some of the text is typed so: `dd` for 我的订单. */
  readonly matches: MatchesPinyin;
  /** The whole text is typed so: `xyj` for 洗衣机. */
  readonly isWhole: MatchesPinyin;
}

/** Chinese by its pinyin; the 20 KB come when they are wanted. */
export async function loadPinyin(): Promise<Pinyin> {
  const { default: PinyinMatch } = await import('pinyin-match');
  return {
    matches: (text, key) => PinyinMatch.match(text, key) !== false,
    isWhole: (text, key) => {
      const place = PinyinMatch.match(text, key);
      return place !== false && place[0] === 0 && place[1] === text.length - 1;
    },
  };
}
