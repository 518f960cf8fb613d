/** Identity-card numbers against idcard and validator: right answers first, then time (VALID-02). */

import idcard from 'idcard';
import validator from 'validator';
import type { Figure } from '../../../packages/rules/bench/measure';
import { isIdentityCard } from '../../../packages/rules/src/account/identity';
import { shanghaiDay } from '../../../packages/rules/src/base/shanghai';
import { makeIdentityCard } from '../../../packages/rules/test/make-identity-card';

// The peers read the machine's clock, so this side is given the same moment.
const now = new Date();
const today = shanghaiDay(now);
const REGION = 370202;
const born = (birth: number): string => makeIdentityCard(REGION, birth, 12);
const swapped = (card: string): string => `${card.slice(0, 15)}${card[16]}${card[15]}${card.slice(17)}`;

function nextCheck(card: string): string {
  const characters = '0123456789X';
  return card.slice(0, 17) + characters[(characters.indexOf(card.slice(17)) + 1) % 11];
}

/** A card whose check character is X. */
function withX(): string {
  const cards = Array.from({ length: 100 }, (_, sequence) => makeIdentityCard(REGION, 19900101, sequence));
  return cards.find((card) => card.endsWith('X')) ?? '';
}

const plain = born(19900307);

/** The 20 categories, each with its verdict and its cards; a category is wrong when one of its answers is. */
const categories: readonly (readonly [name: string, isRight: boolean, cards: readonly unknown[]])[] = [
  ['18 digits', true, [plain, born(19751231), born(20040630)]],
  ['15 digits', true, ['370202900307001', '110105491231002']],
  ['capital X', true, [withX(), '11010519491231002X']],
  ['small x', true, [withX().toLowerCase(), '11010519491231002x']],
  ['29 February of a leap year', true, [born(20000229), born(20040229)]],
  ['born today', true, [born(today)]],
  ['130 years old today', true, [born(today - 1_300_000)]],
  [
    'every kind of province',
    true,
    [11, 37, 50, 71, 81, 82].map((code) => makeIdentityCard(code * 10_000 + 101, 19900307, 5)),
  ],
  ['wrong check digit', false, [nextCheck(plain), nextCheck(withX())]],
  ['neighbours changed over', false, [swapped(makeIdentityCard(REGION, 19900307, 140))]],
  ['unknown province', false, ['00', '16', '38', '60', '99'].map((code) => `${code}0101${plain.slice(6)}`)],
  ['30 February', false, [born(19900230), born(20000230)]],
  ['29 February of another year', false, [born(19900229), born(19000229)]],
  ['month 0 or 13', false, [born(19900007), born(19901307)]],
  ['day 0 or 32', false, [born(19900300), born(19900332)]],
  [
    'born tomorrow or later',
    false,
    [born(shanghaiDay(new Date(now.getTime() + 86_400_000))), born(today + 10_000)],
  ],
  ['131 years old', false, [born(today - 1_310_000), born(18000101)]],
  ['wrong date in 15 digits', false, ['370202900230001', '370202901301001', '370202900332001']],
  [
    'wrong length or letter inside',
    false,
    [plain.slice(1), `${plain}1`, '', `${plain.slice(0, 9)}A${plain.slice(10)}`, ` ${plain}`],
  ],
  ['not a text', false, [null, undefined, 370202, {}, []]],
];

type Check = (card: never) => unknown;

const checks: Readonly<Record<string, Check>> = {
  ours: (card) => isIdentityCard(card, now),
  idcard: (card) => idcard.verify(card),
  validator: (card) => validator.isIdentityCard(card, 'zh-CN'),
};

function answersRight(check: Check, card: unknown, isRight: boolean): boolean {
  try {
    return check(card as never) === isRight;
  } catch {
    // A check that throws on what a form may hold has not answered.
    return false;
  }
}

function verdict(name: string, check: Check): string {
  const wrong = categories.filter(
    ([, isRight, cards]) => !cards.every((card) => answersRight(check, card, isRight)),
  );
  const names = wrong.map(([category]) => category).join(', ');
  return `${name}: ${categories.length - wrong.length} of ${categories.length} right${names && `; wrong: ${names}`}`;
}

/** 1,000 different cards, seven in ten right. */
const mix = Array.from({ length: 1000 }, (_, at) => {
  const card = makeIdentityCard(REGION + (at % 5), 19_500_101 + (at % 60) * 10_000 + (at % 12) * 100, at);
  return at % 10 < 7
    ? card
    : at % 10 === 7
      ? nextCheck(card)
      : at % 10 === 8
        ? `99${card.slice(2)}`
        : card.slice(1);
});

function counting(check: Check): () => number {
  return () => {
    let right = 0;
    for (const card of mix) if (check(card as never)) right += 1;
    return right;
  };
}

export const figures: readonly Figure[] = [
  {
    name: 'identity cards, 1,000 different ones, 70 % right',
    candidates: Object.entries(checks).map(([name, check]) => ({ name, run: counting(check) })),
    ratios: [
      { of: 'ours', over: 'idcard', bar: 0.25 },
      { of: 'ours', over: 'validator' },
    ],
    notes: () => [
      ...Object.entries(checks).map(([name, check]) => verdict(name, check)),
      'growth: constant, each character is read at most twice',
    ],
  },
];
