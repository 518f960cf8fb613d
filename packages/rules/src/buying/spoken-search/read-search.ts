import { ENERGY_ATTRIBUTE, type FacetCategory } from '../goods';
import { readKeyword } from '../search/keyword';
import { bandOf, takeCapacities, takeEnergy, takePrice } from './capacity';
import { isModelPiece, modelSpellings } from './model-spellings';
import {
  CATEGORY_WORDS,
  COLOURS,
  FILLERS,
  KIND_WORDS,
  NAME_WORDS,
  OFFER_WORDS,
  type OfferWord,
} from './words';

/** What a search is read with. */
export interface SearchVocabulary {
  readonly categories: readonly FacetCategory[];
  /** Whether a whole Chinese word is typed so in pinyin, in full or by initials: xyj for 洗衣机. */
  readonly isPinyinOf: (word: string, letters: string) => boolean;
}

/** One way to search for what was said; an absent part narrows nothing. */
export interface SearchReading {
  /** What is sent as the keyword. */
  readonly keyword?: string;
  readonly categoryCode?: string;
  /** A tab of the shopping navigation (NAV-01). */
  readonly searchTab?: string;
  readonly attributeName?: string;
  readonly attributeValue?: string;
  readonly isInStock?: true;
  /** The key of a price band. */
  readonly price?: NonNullable<ReturnType<typeof bandOf>>['key'];
  readonly sort?: 'priceAsc' | 'priceDesc';
  /** What is searched, in words: 洗衣机, 10公斤, 特价. */
  readonly words: readonly string[];
}

/** So many ways there are at most: each may be a call. */
export const MOST_READINGS = 12;

/** A category of the catalogue; one below another knows it, and what its title adds to that. */
interface FoundCategory {
  readonly code: string;
  readonly title: string;
  readonly upper?: { readonly category: FoundCategory; readonly word: string } | undefined;
  /** The word of the category below it that was said. */
  readonly said?: string;
}

/** What was understood of a text. */
interface Understood {
  readonly category: FoundCategory | undefined;
  readonly offers: readonly OfferWord[];
  readonly capacities: readonly string[];
  readonly energy: readonly string[];
  readonly colours: readonly string[];
  readonly price: ReturnType<typeof takePrice>['price'];
  /** Pieces of names and models. */
  readonly pieces: readonly string[];
}

/**
 * The ways to search for what a person said, where the words as they stand find nothing; the nearest first, each
 * narrower than the next. 10公斤特价洗衣机 is the category 洗衣机 under 特价 with 10公斤; xyj is 洗衣机; HKA-J5O is
 * HKA-J50.
 * @param text as it was typed
 * @returns at most MOST_READINGS, none for a text that is understood as it stands alone
 * @see SEARCH-01
 */
export function readSearch(text: string, vocabulary: SearchVocabulary): readonly SearchReading[] {
  const typed = readKeyword(text);
  const said = understand(typed.toLowerCase(), vocabulary);
  const distinct = new Map(
    waysOf(said).flatMap((way) => {
      const reading = readingOf(way);
      const key = JSON.stringify(reading);
      return reading.words.length === 0 || isAsTyped(reading, typed) ? [] : [[key, reading] as const];
    }),
  );
  return [...distinct.values()].slice(0, MOST_READINGS);
}

/** The reading says no more than the text did. */
function isAsTyped({ words, ...reading }: SearchReading, typed: string): boolean {
  return Object.keys(reading).length === 1 && reading.keyword === typed.toLowerCase();
}

/** One choice of what was understood; capacities and energy may be asked for by attribute. */
interface Way extends Understood {
  readonly attribute?: readonly [name: string, value: string];
}

const NO_OFFERS = { offers: [], price: undefined } as const;

/** What was understood, with other spellings, by attributes, by a shade of the colour, without the offer, without the words; each in both categories. */
function waysOf(said: Understood): readonly Way[] {
  const { category, pieces, offers } = said;
  const bases = category?.upper ? [said, inUpper(said, category.upper)] : [said];
  const steps: readonly ((base: Understood) => readonly Way[])[] = [
    (base) => [base],
    respelled,
    byAttribute,
    byColour,
    (base) => (base.offers.length > 0 || base.price ? [{ ...base, ...NO_OFFERS }] : []),
    (base) => (base.category ? [withoutWords(base), { ...withoutWords(base), ...NO_OFFERS }] : []),
    (base) => (base.category ? [{ ...withoutWords(base), capacities: [], energy: [] }] : []),
    (base) => (base.category ? [{ ...NOTHING, category: base.category }] : []),
  ];
  return [
    ...steps.flatMap((step) => bases.flatMap(step)),
    ...pieces
      .filter((piece) => pieces.length > 1 && piece.length > 1)
      .map((piece) => ({ ...NOTHING, pieces: [piece] })),
    ...(offers.length > 0 ? [{ ...NOTHING, offers }] : []),
  ];
}

function withoutWords(said: Understood): Understood {
  const { category } = said;
  // The word of an upper category is the category that was said.
  const kept = category?.said === undefined ? [] : [category.said];
  return { ...said, pieces: kept, colours: [] };
}

function respelled(said: Understood): readonly Way[] {
  return said.pieces.filter(isModelPiece).flatMap((model) =>
    modelSpellings(model).map((spelling) => ({
      ...said,
      pieces: said.pieces.map((piece) => (piece === model ? spelling : piece)),
    })),
  );
}

function byAttribute(said: Understood): readonly Way[] {
  const { capacities, energy, colours } = said;
  const [capacity] = capacities;
  const [level] = energy;
  const [colour] = colours;
  return [
    ...(level ? [{ ...said, energy: energy.slice(1), attribute: [ENERGY_ATTRIBUTE, level] as const }] : []),
    ...(capacity ? [{ ...said, capacities: capacities.slice(1), attribute: ['', capacity] as const }] : []),
    ...(colour ? [{ ...said, colours: colours.slice(1), attribute: ['颜色', colour] as const }] : []),
  ];
}

/** Makers name their colours: 白色 is a piece of 月光白 without its last character, 色. */
function byColour(said: Understood): readonly Way[] {
  const shades = said.colours.map((colour) => colour.replace(/色$/u, ''));
  return shades.length > 0 ? [{ ...said, colours: [], pieces: [...shades, ...said.pieces] }] : [];
}

/** Where no product carries the category itself. */
function inUpper(said: Understood, { category, word }: NonNullable<FoundCategory['upper']>): Way {
  return { ...said, category: { ...category, said: word }, pieces: [word, ...said.pieces] };
}

const NOTHING: Understood = {
  category: undefined,
  offers: [],
  capacities: [],
  energy: [],
  colours: [],
  price: undefined,
  pieces: [],
};

function readingOf({
  attribute,
  category,
  offers,
  capacities,
  energy,
  colours,
  price,
  pieces,
}: Way): SearchReading {
  const keyword = [...capacities, ...energy, ...colours, ...pieces].join(' ');
  const tab = offers.find((offer) => offer !== '有货' && offer !== '便宜');
  const band = price && bandOf(price);
  const isCheapest = offers.includes('便宜') || (price?.to !== undefined && !band);
  const sort = isCheapest ? '价格从低到高' : '价格从高到低';
  const isSorted = isCheapest || (price !== undefined && !band);
  return {
    ...(keyword && { keyword }),
    ...(category && { categoryCode: category.code }),
    ...(tab && { searchTab: tab }),
    ...(attribute && { ...(attribute[0] && { attributeName: attribute[0] }), attributeValue: attribute[1] }),
    ...(offers.includes('有货') && { isInStock: true as const }),
    ...(band && { price: band.key }),
    ...(isSorted && { sort: isCheapest ? ('priceAsc' as const) : ('priceDesc' as const) }),
    words: [
      ...(category ? [category.title] : []),
      ...(attribute ? [attribute[1]] : []),
      ...(keyword ? keyword.split(' ') : []),
      ...(tab ? [tab] : []),
      ...(offers.includes('有货') ? ['有货'] : []),
      ...(band ? [band.label] : []),
      ...(isSorted ? [sort] : []),
    ],
  };
}

function understand(typed: string, vocabulary: SearchVocabulary): Understood {
  const titles = titlesOf(vocabulary.categories);
  const text = withoutPinyin(typed, titles, vocabulary);
  const priced = takePrice(text);
  const capacities = takeCapacities(priced.rest);
  const energy = takeEnergy(capacities.rest);
  const offers = takeWords(energy.rest, Object.keys(OFFER_WORDS));
  const category = takeCategory(offers.rest, titles);
  const colours = takeWords(category.rest, COLOURS);
  return {
    category: category.found,
    offers: [...new Set(offers.found.flatMap((word) => OFFER_WORDS[word] ?? []))],
    capacities: [...new Set(capacities.found)],
    energy: [...new Set(energy.found)],
    colours: colours.found,
    price: priced.price,
    pieces: piecesOf(colours.rest),
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
  return new Map([...own, ...called].sort(([left], [right]) => right.length - left.length));
}

/** 滚筒洗衣机 below 洗衣机 is a 洗衣机 with the word 滚筒. */
function upperOf(category: FoundCategory, title: string): FoundCategory['upper'] {
  return { category, word: title.replace(category.title, '') || title };
}

/** Runs of letters that are a word of the trade in pinyin, in Chinese; a model's own letters stay. */
function withoutPinyin(
  text: string,
  titles: ReadonlyMap<string, unknown>,
  { isPinyinOf }: SearchVocabulary,
): string {
  const words = [...titles.keys(), ...Object.keys(OFFER_WORDS), ...Object.keys(KIND_WORDS), ...NAME_WORDS];
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

/** The longest title in the text. 滚筒 and 洗衣机 apart are the category 洗衣机 with a word of the name. */
function takeCategory(text: string, titles: ReadonlyMap<string, FoundCategory>) {
  for (const [word, category] of titles) {
    if (text.includes(word)) return { found: category, rest: text.replace(word, ' ') };
  }
  return { found: undefined, rest: text };
}

/** What is left, in pieces: without what only asks, and apart where known words meet. */
function piecesOf(text: string): readonly string[] {
  const names = takeWords(text, [...Object.keys(KIND_WORDS), ...NAME_WORDS]);
  const rest = takeWords(
    names.rest.replace(/[，,。.！!？?、；;：:（）()“”"']+(?=\s|$)|[，。！？、；：（）“”"']/gu, ' '),
    FILLERS,
  ).rest;
  const left = rest.split(/\s+/u).filter((piece) => piece !== '' && piece !== '-');
  return [...new Set([...names.found.map((word) => KIND_WORDS[word] ?? word), ...left])];
}
