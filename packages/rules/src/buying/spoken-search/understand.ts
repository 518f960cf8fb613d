/** What a search says, before it is decided how to search for it. */
import type { CapacityRange, FacetCategory } from '../goods';
import { takeCapacities, takeEnergy, takeRange } from './capacity';
import { takePrice } from './price';
import { isSlip } from './slips';
import { bareCapacity, takeArea, takeHousehold, withUnits } from './unsaid-size';
import {
  CATEGORY_WORDS,
  COLOURS,
  FILLERS,
  KIND_WORDS,
  NAME_WORDS,
  OFFER_WORDS,
  type OfferWord,
  OTHER_GOODS,
  WHOLE_WORDS,
} from './words';

/** What a search is read with. */
export interface SearchVocabulary {
  readonly categories: readonly FacetCategory[];
  /** Whether a whole Chinese word is typed so in pinyin, in full or by initials: xyj for 洗衣机. */
  readonly isPinyinOf: (word: string, letters: string) => boolean;
}

/** A category of the catalogue; one below another knows it, and what its title adds to that. */
export interface FoundCategory {
  readonly code: string;
  readonly title: string;
  readonly upper?: { readonly category: FoundCategory; readonly word: string } | undefined;
  /** The word of the category below it that was said. */
  readonly said?: string;
}

/** What was understood of a text. */
export interface Understood {
  readonly category: FoundCategory | undefined;
  readonly offers: readonly OfferWord[];
  readonly capacities: readonly string[];
  readonly energy: readonly string[];
  readonly colours: readonly string[];
  readonly price: ReturnType<typeof takePrice>['price'];
  readonly range: CapacityRange | undefined;
  /** Pieces of names and models. */
  readonly pieces: readonly string[];
  /** Those of them that say a kind of goods: 滚筒 stands in 滚筒洗衣机. */
  readonly kinds: readonly string[];
  /** Goods that the catalogue has no category for: 净水器. */
  readonly other: string | undefined;
  /** A number that may be a capacity, with the unit of the category: 10 of 洗衣机10. */
  readonly bare: { readonly piece: string; readonly capacity: string } | undefined;
  /** A category whose title a piece is a slip of, and that piece. */
  readonly near: { readonly category: FoundCategory; readonly piece: string } | undefined;
}

/** What a text says, by the words of the catalogue and the trade. */
export function understand(typed: string, vocabulary: SearchVocabulary): Understood {
  const titles = titlesOf(vocabulary.categories);
  const plain = withoutPinyin(typed, titles, vocabulary);
  const text = withUnits(plain, titlesAbove(takeCategory(plain, titles)));
  const priced = takePrice(text);
  const ranged = takeRange(priced.rest);
  const capacities = takeCapacities(ranged.rest);
  const energy = takeEnergy(capacities.rest);
  const offers = takeWords(energy.rest, Object.keys(OFFER_WORDS));
  const category = takeCategory(offers.rest, titles);
  const above = titlesAbove(category);
  const isSized = ranged.range !== undefined || capacities.found.length > 0;
  const area = isSized ? { rest: category.rest } : takeArea(category.rest, above);
  const unsaid = isSized || area.range ? area : takeHousehold(area.rest, above, category.before);
  const colours = takeWords(unsaid.rest, COLOURS);
  const pieces = piecesOf(colours.rest);
  const bare = isSized ? undefined : bareOf(pieces, above);
  const saysKind = (piece: string) =>
    piece.length > 1 && [...titles.keys()].some((title) => title.includes(piece));
  return {
    category: category.found,
    offers: [...new Set(offers.found.flatMap((word) => OFFER_WORDS[word] ?? []))],
    capacities: [...new Set(capacities.found)],
    energy: [...new Set(energy.found)],
    colours: colours.found,
    price: priced.price,
    range: ranged.range ?? unsaid.range,
    pieces,
    other: category.other,
    bare,
    kinds: pieces.filter(saysKind),
    near: category.found
      ? undefined
      : nearTitle(
          pieces.filter((piece) => !saysKind(piece)),
          titles,
        ),
  };
}

/** The titles of the catalogue and what people call them, each with its category; the longest word first. */
function titlesOf(categories: readonly FacetCategory[]): ReadonlyMap<string, FoundCategory> {
  const own = new Map<string, FoundCategory>();
  const add = ({ code, title, subCats }: FacetCategory, upper?: FoundCategory): void => {
    const category = title ? { code, title, upper: upper && upperOf(upper, title) } : undefined;
    if (title && category && !own.has(title)) own.set(title, category);
    for (const below of subCats ?? []) add(below, category);
  };
  // An upper category goes before one below it with the same title.
  for (const category of categories) add({ ...category, subCats: [] });
  for (const category of categories) add(category);
  const called = Object.entries(CATEGORY_WORDS).flatMap(([word, title]) => {
    const category = own.get(title);
    return category && !own.has(word) ? [[word, category] as const] : [];
  });
  // Of equally long words the one of a category below goes first: 柜机空调 is a 柜机.
  const depth = ({ upper }: FoundCategory) => (upper ? 1 : 0);
  return new Map(
    [...own, ...called].sort(
      ([left, one], [right, other]) => right.length - left.length || depth(other) - depth(one),
    ),
  );
}

/** 滚筒洗衣机 below 洗衣机 is a 洗衣机 with the word 滚筒. */
function upperOf(category: FoundCategory, title: string): FoundCategory['upper'] {
  return { category, word: title.replace(category.title, '') || title };
}

/** Runs of letters that are a word of the trade in pinyin, in Chinese; a model's own letters stay. */
function withoutPinyin(
  text: string,
  titles: ReadonlyMap<string, FoundCategory>,
  { isPinyinOf }: SearchVocabulary,
): string {
  // What the catalogue calls a thing goes before what people call it: xyj is 洗衣机, not 吸烟机.
  const [own, called] = [true, false].map((isOwn) =>
    [...titles].flatMap(([word, { title }]) => ((word === title) === isOwn ? [word] : [])),
  );
  const words = [
    ...(own ?? []),
    ...(called ?? []),
    ...Object.keys(OFFER_WORDS),
    ...Object.keys(KIND_WORDS),
    ...NAME_WORDS,
  ];
  return text.replace(/(?<![-/.])[a-z]{2,20}(?![-/.])/gu, (letters) => {
    if (letters === 'kg' || letters === 'kw') return letters;
    return words.find((word) => isPinyinOf(word, letters)) ?? letters;
  });
}

function takeWords(
  text: string,
  words: readonly string[],
): { readonly found: readonly string[]; readonly rest: string } {
  let rest = text;
  const found = longestFirst(words).filter((word) => {
    if (!rest.includes(word)) return false;
    rest = rest.replaceAll(word, ' ');
    return true;
  });
  return { found, rest };
}

function longestFirst(words: readonly string[]): readonly string[] {
  return [...words].sort((left, right) => right.length - left.length);
}

interface TakenCategory extends Pick<Understood, 'other'> {
  readonly found: FoundCategory | undefined;
  /** What was said before its word. */
  readonly before: string;
  readonly rest: string;
}

/** The titles of the category that was said and of the one above it; none where none was said. */
function titlesAbove({ found }: TakenCategory): readonly string[] {
  return found ? [found.title, found.upper?.category.title ?? ''] : [];
}

/** The first piece that is a number of the category's own sizes. */
function bareOf(pieces: readonly string[], titles: readonly string[]): Understood['bare'] {
  return pieces.flatMap((piece) => {
    const capacity = bareCapacity(piece, titles);
    return capacity === undefined ? [] : [{ piece, capacity }];
  })[0];
}

/** The longest title in the text. 滚筒 and 洗衣机 apart are the category 洗衣机 with a word of the name. */
function takeCategory(text: string, titles: ReadonlyMap<string, FoundCategory>): TakenCategory {
  const others = OTHER_GOODS.filter((goods) => !titles.has(goods) && text.includes(goods));
  for (const [word, category] of titles) {
    if (others.some((goods) => goods.includes(word))) continue;
    const at = text.indexOf(word);
    if (at >= 0)
      return { found: category, before: text.slice(0, at), rest: text.replace(word, ' '), other: undefined };
  }
  return { found: undefined, before: '', rest: text, other: others[0] };
}

/** The category whose title a piece of Chinese looks or sounds like; none where two are equally near. */
function nearTitle(
  pieces: readonly string[],
  titles: ReadonlyMap<string, FoundCategory>,
): Understood['near'] {
  for (const piece of pieces) {
    const near = [...titles].filter(([title]) => isSlip(piece, title)).map(([, category]) => category);
    const [category] = near;
    if (category && near.every(({ code }) => code === category.code)) return { category, piece };
  }
  return undefined;
}

/** What is left, in pieces: without what only asks, and apart where known words meet. */
function piecesOf(text: string): readonly string[] {
  const names = takeWords(text, [...Object.keys(KIND_WORDS), ...NAME_WORDS]);
  const rest = takeWords(
    names.rest.replace(/[，,。.！!？?、；;：:（）()“”"']+(?=\s|$)|[，。！？、；：（）“”"']/gu, ' '),
    FILLERS,
  ).rest;
  const left = rest.split(/\s+/u).filter((piece) => !['', '-', '大', '小'].includes(piece));
  const words = left.map((piece) => WHOLE_WORDS[piece] ?? piece);
  return [...new Set([...names.found.map((word) => KIND_WORDS[word] ?? word), ...words])];
}
