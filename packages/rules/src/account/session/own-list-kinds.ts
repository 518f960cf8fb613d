/** What an account has arranged for itself in a browser. */
export type OwnListKind = 'templates' | 'views' | 'columns' | 'import' | 'settings' | 'seen';

/** The names under which the portal stores each kind. */
const NAMES: readonly (readonly [kind: OwnListKind, name: RegExp])[] = [
  ['templates', /^orderTemplates$/],
  ['views', /Views$/],
  ['columns', /Columns$/],
  ['import', /^importRun$/],
  [
    'settings',
    /^(toolOrder:.*|columnSettings|startsWithGoods|goodsView|safeDays-.*|toured|matchRules|ownAccountCodes:.*|ownAlerts)$/,
  ],
  ['seen', /^(viewedProducts|followedSeen)/],
];

/**
 * The kind of a stored value that the account has arranged for itself: a logout keeps it, and one file takes it to
 * another browser (AUTH-05).
 * @param name the name of the value; behind `@` the account that it belongs to
 * @returns undefined for what is none of it
 */
export function ownListKind(name: string): OwnListKind | undefined {
  const bare = name.replace(/@[^@]*$/, '');
  return NAMES.find(([, pattern]) => pattern.test(bare))?.[0];
}
