/**
 * The words that comments, test titles and READMEs avoid, with plainer ones: old or rare ones alone. A word that most
 * readers know is never on the list, and length is a reviewer's question.
 */

/** A word as a pattern, and what to write in its place. */
const PLAINER: readonly (readonly [word: string, instead: string])[] = [
  ['mend(?:s|ed|ing)?', 'correct, fix'],
  ['anew', 'again'],
  ['deeds?', 'action, handler'],
  ['dearer', 'more expensive'],
  ['reckon(?:s|ed|ing)?', 'calculate'],
  ['as good as|as it were|so to speak', 'nothing, or the exact word'],
  ['lest', 'so that … not'],
  ['hence|thus', 'so'],
  ['(?:there|where)(?:by|of|in|upon)', 'a second sentence'],
  ['whence|naught|nought', 'from where, nothing'],
];

/** Names in backticks stay as they are. */
const ALLOWED = /`[^`]*`/g;

/** The avoided words in a text, each with its plainer one. */
export function avoidedWords(text: string): readonly string[] {
  const prose = text.replace(ALLOWED, ' ');
  return PLAINER.flatMap(([word, instead]) => {
    const match = new RegExp(`\\b(?:${word})\\b`, 'i').exec(prose);
    return match ? [`"${match[0]}": write ${instead}`] : [];
  });
}

const BLOCK = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\//gm;
const LINES = /^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm;
const TAIL = /(?<=\S[ \t]+)\/\/ .*$/gm;

/** The comments of a source file or a style sheet, without their marks. */
export function commentsOf(source: string): readonly string[] {
  const rest = source.replace(BLOCK, '');
  return [...(source.match(BLOCK) ?? []), ...(rest.match(LINES) ?? []), ...(rest.match(TAIL) ?? [])].map(
    (comment) => comment.replace(/^[ \t]*(?:\/\*+|\/\/+|\*(?!\/))[ \t]?|\s*\*\/$/gm, '').trim(),
  );
}
