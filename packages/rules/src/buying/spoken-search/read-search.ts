import { capacityKey, capacityText, ENERGY_ATTRIBUTE } from '../goods';
import { readKeyword } from '../search/keyword';
import { takeRange } from './capacity';
import { isModelPiece, modelSpellings } from './model-spellings';
import { bandOf, bandsWithin } from './price';
import { type FoundCategory, type SearchVocabulary, type Understood, understand } from './understand';

/** One way to search for what was said; an absent part narrows nothing. */
export interface SearchReading {
  /** What is sent as the keyword. */
  readonly keyword?: string;
  readonly categoryCode?: string;
  /** A tab of the shopping navigation (NAV-01). */
  readonly searchTab?: string;
  readonly attributeName?: string;
  readonly attributeValue?: string;
  /** A range of capacities, as the facet carries it (`capacityKey`). */
  readonly capacity?: string;
  readonly isInStock?: true;
  /** The key of a price band. */
  readonly price?: NonNullable<ReturnType<typeof bandOf>>['key'];
  readonly sort?: 'priceAsc' | 'priceDesc';
  /** What is searched, in words: 洗衣机, 10公斤, 特价. */
  readonly words: readonly string[];
}

/** So many ways there are at most: each may be a call. */
export const MOST_READINGS = 12;

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
  const read = new Set<string>();
  const steps = stepsOf(said).map((ways) =>
    ways.map(readingOf).filter((reading) => {
      // Without the name of other goods anything at all would be found.
      if (said.other && !reading.keyword?.includes(said.other)) return false;
      const key = JSON.stringify(reading);
      const isNew = !read.has(key) && reading.words.length > 0 && !isAsTyped(reading, typed);
      read.add(key);
      return isNew;
    }),
  );
  return withinMost(steps);
}

/** As many as there may be: the longest step gives way, the first one last, so that each keeps a place. */
function withinMost(steps: readonly (readonly SearchReading[])[]): readonly SearchReading[] {
  const places = steps.map(({ length }) => length);
  for (let excess = steps.flat().length - MOST_READINGS; excess > 0; excess -= 1) {
    const longest = Math.max(...places);
    places[Math.max(0, places.indexOf(longest, 1))] = longest - 1;
  }
  return steps.flatMap((step, at) => step.slice(0, places[at]));
}

/** The reading says no more than the text did. */
function isAsTyped({ words, ...reading }: SearchReading, typed: string): boolean {
  return Object.keys(reading).length === 1 && reading.keyword === typed.toLowerCase();
}

/** One choice of what was understood; capacities and energy may be asked for by attribute. */
interface Way extends Understood {
  /** What is dearest comes first. */
  readonly isDearest?: true;
  readonly attribute?: readonly [name: string, value: string];
}

const NO_OFFERS = { offers: [], price: undefined } as const;

/** So many bands of a price are asked for in each step; those of a wider one in the first alone. */
const MOST_BANDS = 2;

/** What was understood, with other spellings, by attributes, by a shade of the colour, without the offer, without the words; each in both categories. */
function stepsOf(said: Understood): readonly (readonly Way[])[] {
  const { category, pieces, offers } = said;
  const inBoth = (ways: readonly Understood[]) => {
    const upper = category?.upper;
    return upper ? [...ways, ...ways.map((way) => inUpper(way, upper))] : ways;
  };
  const priced = (said.bare ? [withUnit(said, said.bare), said] : [said]).flatMap(pricedWays);
  const bases = inBoth(priced.length > MOST_BANDS ? [{ ...said, price: undefined }] : priced);
  const wider: readonly ((base: Understood) => readonly Way[])[] = [
    respelled,
    byAttribute,
    byColour,
    fewerWords,
    nearCapacity,
    byNear,
    (base) => (base.offers.length > 0 || said.price ? [{ ...base, ...NO_OFFERS }] : []),
    (base) => (base.category ? [withoutWords(base)] : []),
    (base) => (base.category ? [{ ...withoutWords(base), ...NO_OFFERS }] : []),
    (base) =>
      base.category ? [{ ...withoutWords(base), capacities: [], energy: [], range: undefined }] : [],
    (base) => (base.category ? [{ ...NOTHING, category: base.category }] : []),
    (base) => (base.range && !base.category && base.pieces.length > 0 ? [{ ...base, range: undefined }] : []),
  ];
  return [
    inBoth(priced),
    ...wider.map((step) => bases.flatMap(step)),
    pieces
      .filter((piece) => pieces.length > 1 && piece.length > 1)
      .map((piece) => ({ ...NOTHING, pieces: [piece] })),
    offers.length > 0 ? [{ ...NOTHING, offers }] : [],
  ];
}

/** 洗衣机10 is 10公斤. */
function withUnit(said: Understood, { piece, capacity }: NonNullable<Understood['bare']>): Understood {
  return { ...said, capacities: [capacity], pieces: said.pieces.filter((other) => other !== piece) };
}

/** No product has just that capacity: those a tenth smaller or larger. */
function nearCapacity(said: Understood): readonly Way[] {
  const [capacity = ''] = said.capacities;
  if (said.range) return [];
  const { range } = takeRange(`${capacity}左右`);
  return range ? [{ ...said, capacities: said.capacities.slice(1), range }] : [];
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

/** Makers name their colours: 白色 is a piece of 月光白 without its last character, 色, and 深灰 a kind of 灰. */
function byColour(said: Understood): readonly Way[] {
  const shades = said.colours.map((colour) => colour.replace(/色$/u, ''));
  const plain = said.colours.map((colour) => /(.)色?$/u.exec(colour)?.[1] ?? colour);
  return [shades, plain]
    .filter(({ length }) => length > 0)
    .map((words) => ({ ...said, colours: [], pieces: [...words, ...said.pieces] }));
}

/** Not each word has to be in a name: first those that say the kind, then each by itself, with all that was said beside. */
function fewerWords(said: Understood): readonly Way[] {
  const { pieces, kinds, capacities, offers, range, price } = said;
  const isNarrow = capacities.length + offers.length > 0 || range !== undefined || price !== undefined;
  if (pieces.length < 2 || !isNarrow) return [];
  const others = pieces.filter((piece) => !kinds.includes(piece) && piece.length > 1);
  return [kinds, ...[...kinds, ...others].map((piece) => [piece])]
    .filter(({ length }) => length > 0 && length < pieces.length)
    .map((kept) => ({ ...said, pieces: kept }));
}

/** A slip in the title of a category: 空凋 is 空调. */
function byNear(said: Understood): readonly Way[] {
  const { near } = said;
  if (!near) return [];
  const pieces = said.pieces.filter((piece) => piece !== near.piece);
  return [{ ...said, category: near.category, pieces }];
}

/** A price between two numbers, by the bands that it meets; of a wider one the cheapest first. */
function pricedWays(said: Understood): readonly Way[] {
  const asked = said.price;
  const bands = asked && !bandOf(asked) ? bandsWithin(asked) : [];
  if (bands.length === 0) return [said];
  return bands.map(({ isWhole, ...price }) => {
    // Of a band below the number that was said the dearest are nearest to it.
    if (asked?.isAbout && price.to < (asked.to ?? 0)) return { ...said, price, isDearest: true };
    return { ...said, price, offers: isWhole ? said.offers : [...said.offers, '便宜'] };
  });
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
  range: undefined,
  pieces: [],
  kinds: [],
  other: undefined,
  bare: undefined,
  near: undefined,
};

function readingOf({
  attribute,
  category,
  offers,
  capacities,
  energy,
  colours,
  price,
  range,
  pieces,
  isDearest,
}: Way): SearchReading {
  const keyword = [...capacities, ...energy, ...colours, ...pieces].join(' ');
  const tab = offers.find((offer) => offer !== '有货' && offer !== '便宜');
  const band = price && bandOf(price);
  const isCheapest = offers.includes('便宜') || (price?.to !== undefined && !band);
  const sort = isCheapest ? '价格从低到高' : '价格从高到低';
  const isSorted = isCheapest || isDearest || (price !== undefined && !band);
  return {
    ...(keyword && { keyword }),
    ...(category && { categoryCode: category.code }),
    ...(tab && { searchTab: tab }),
    ...(attribute && { ...(attribute[0] && { attributeName: attribute[0] }), attributeValue: attribute[1] }),
    ...(range && { capacity: capacityKey(range) }),
    ...(offers.includes('有货') && { isInStock: true as const }),
    ...(band && { price: band.key }),
    ...(isSorted && { sort: isCheapest ? ('priceAsc' as const) : ('priceDesc' as const) }),
    words: [
      ...(category ? [category.title] : []),
      ...(attribute ? [attribute[1]] : []),
      ...(range ? [capacityText(capacityKey(range))] : []),
      ...(keyword ? keyword.split(' ') : []),
      ...(tab ? [tab] : []),
      ...(offers.includes('有货') ? ['有货'] : []),
      ...(band ? [band.label] : []),
      ...(isSorted ? [sort] : []),
    ],
  };
}
