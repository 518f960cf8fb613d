/** The browsers of the shops: Windows 7 ends at Chrome 109, and 360 and QQ browsers stand on Chromium 108 and later. */

/** The oldest Chromium in which everything works; below it a page says which browser helps. */
export const OLDEST_CHROMIUM = 109;

/** The oldest browsers as the compiler takes them, for scripts and for sheets. */
export const BROWSER_TARGETS = [`chrome${OLDEST_CHROMIUM}`, 'firefox115', 'safari16.4'];

/** Functions that came after it; a built file must not call one without asking for it first. */
export const NEWER_FUNCTIONS: readonly (readonly [name: string, chromium: number, use: RegExp])[] = [
  ['toSorted', 110, /\.toSorted\(/],
  ['toReversed', 110, /\.toReversed\(/],
  ['toSpliced', 110, /\.toSpliced\(/],
  ['isWellFormed', 111, /\.(?:is|to)WellFormed\(/],
  ['Object.groupBy', 117, /\b(?:Object|Map)\.groupBy\(/],
  ['AbortSignal.any', 116, /AbortSignal\.any\(/],
  ['Promise.withResolvers', 119, /\.withResolvers\(/],
  ['URL.canParse', 120, /URL\.(?:canParse|parse)\(/],
  ['Array.fromAsync', 121, /\.fromAsync\(/],
  [
    'helpers of iterators',
    122,
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|flatMap|take|drop)\(|Iterator\.from\(/,
  ],
  [
    'functions of sets',
    122,
    /new Set\([^()]*\)\.(?:union|intersection|difference|isSubsetOf|isSupersetOf)\(/,
  ],
  ['Promise.try', 128, /Promise\.try\(/],
  ['scheduler.yield', 129, /scheduler\.yield\(/],
  ['RegExp.escape', 136, /RegExp\.escape\(/],
];

/** Parts of sheets that came after it. Where an older browser leaves one out, the place says what it then shows. */
export const NEWER_STYLES: readonly (readonly [
  name: string,
  chromium: number,
  use: RegExp,
  without?: string,
])[] = [
  ['color-mix', 111, /color-mix\(/, 'the line between joined fields of antd has the colour of the others'],
  ['text-wrap: balance', 114, /text-wrap:/, 'a label of antd breaks where it is full'],
  ['subgrid', 117, /subgrid/, 'every time of a timeline has one width (@supports)'],
  ['nesting', 112, /[{;}]\s*&/],
  ['@starting-style', 117, /@starting-style/],
  ['@scope', 118, /@scope\b/],
  ['light-dark', 123, /light-dark\(/],
  ['field-sizing', 123, /field-sizing:/],
  ['anchors', 125, /anchor-name:|position-anchor:|anchor\(/],
  ['interpolate-size', 129, /interpolate-size:/],
  ['popover', 114, /:popover-open/],
];
