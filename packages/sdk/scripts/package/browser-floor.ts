/**
 * What browsers at the floor of the README lack: Chrome and Edge 109, Firefox 115, Safari 16.4. The compiler's library of
 * ES2022 keeps newer methods of the language out; of browsers it knows no ages.
 */
const NEWER: readonly RegExp[] = [
  /\bURL\.(canParse|parse)\b/,
  /\bAbortSignal\.any\b/,
  /\bPromise\.(withResolvers|try)\b/,
  /\bArray\.fromAsync\b/,
  /\b(Object|Map)\.groupBy\b/,
  /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|transferToFixedLength)\b/,
  /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\b/,
  /\bIterator\.from\b/,
  /\bResponse\.json\b/,
  /\bReadableStream\.from\b/,
  /\bcrypto\.randomUUID\b/,
  /\bRegExp\.escape\b|\/[gimsuy]*v[gimsuy]*\.(test|exec)/,
  /\bnavigator\.scheduling\b|\bscheduler\.(yield|postTask)\b/,
];

/** The names in a text of JavaScript that browsers at the floor do not know. */
export function newerThanFloor(text: string): string[] {
  return NEWER.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
