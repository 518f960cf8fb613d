import { describe, expect, it } from 'vitest';
import { TOKENS } from './tokens';

type Colour = {
  [Name in keyof typeof TOKENS]: (typeof TOKENS)[Name] extends `#${string}` ? Name : never;
}[keyof typeof TOKENS];

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = (TOKENS[colour].match(/[\da-f]{2}/gi) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: Colour, second: Colour): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS: readonly Colour[] = ['text', 'text-secondary', 'text-faint', 'primary', 'primary-hover'];
const GROUNDS: readonly Colour[] = ['paper', 'page', 'tint', 'tint-strong', 'primary-tint', 'row-selected'];
const PAIRS: readonly (readonly [text: Colour, ground: Colour])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...(['due', 'error', 'success'] as const).flatMap((text) => [
    [text, 'paper'] as const,
    [text, 'tint'] as const,
    [text, `${text}-tint`] as const,
    ['text', `${text}-tint`] as const,
  ]),
  ['paper', 'primary'],
  ['paper', 'bar'],
  ['bar-text', 'bar'],
];

describe('every text can be read', () => {
  it.each(PAIRS)('%s on %s has contrast 4.5', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each<Colour>(['paper', 'tint', 'tint-strong'])(
    'the border of a control stands out from %s by 3',
    (ground) => {
      expect(contrast('control', ground)).toBeGreaterThanOrEqual(3);
    },
  );
});
