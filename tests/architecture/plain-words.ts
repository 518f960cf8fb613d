/** The words that comments, test titles and READMEs avoid, with plainer ones, and the length of their sentences. */

/** A word as a pattern, and what to write in its place. */
const PLAINER: readonly (readonly [word: string, instead: string])[] = [
  ['tells?|told|telling', 'report, show, say; message'],
  ['mend(?:s|ed|ing)?', 'correct, fix'],
  ['anew', 'again'],
  ['besides?', 'next to, in addition to'],
  ['whole|wholly', 'complete, entire'],
  ['deeds?', 'action, handler'],
  ['(?:in|out of) force', 'current, valid'],
  ['dearer', 'more expensive'],
  ['poor(?:er)?', 'insufficient'],
  ['reckon(?:s|ed|ing)?', 'calculate'],
  ['as good as|as it were|so to speak', 'nothing, or the exact word'],
  ['lest', 'so that … not'],
  ['hence|thus', 'so'],
  ['(?:there|where)(?:by|of|in|upon|ever)', 'a second sentence'],
  ['(?:who|whom|what|which)(?:ever)', 'every, any'],
  ['whence|naught|nought', 'from where, nothing'],
];

/** Right uses: a whole-vehicle order, a whole-house order, whole numbers, an option, and names in backticks. */
const ALLOWED = /`[^`]*`|--whole|\bWHOLE\b|\b[Ww]hole(?:[- ](?:vehicles?|house)| numbers?)\b/g;

/** A clause in place of a noun: `What the user sees` is the user's view. */
const CLAUSE = /^(?:What|Whose|Whom|Who)\b/;

/** The most words of a sentence. Length is a smell: below the bound a reviewer decides. */
const WORDS = 40;

/** The sentences of a text; a line that begins with `@` or `-` begins a new one. */
function sentences(text: string): readonly string[] {
  return text
    .split(/\n(?=[@-])/)
    .flatMap((part) => part.replace(/\s+/g, ' ').split(/(?<=[.!?])["”)]? (?=[A-Z`'"“(\p{Script=Han}])/u))
    .map((sentence) => sentence.trim());
}

/** The sentences of a text that are too long. */
export function longSentences(text: string): readonly string[] {
  return sentences(text).filter((sentence) => sentence.split(' ').length > WORDS);
}

/** A list item's or a heading's mark. */
const MARK = /^\s*(?:[-#]+|\d+\.) /;

/** The prose of a Markdown file: its paragraphs, list items and cells of tables. Code in a line counts as one word. */
export function proseOf(markdown: string): readonly string[] {
  return markdown
    .replace(/^( *)```[\s\S]*?^\1```$|<!--.*?-->/gm, '')
    .replace(/`[^`]*`/g, (code) => code.replace(/[\s|]/g, '_'))
    .replace(/\]\([^)]*\)|[*[\]]/g, '')
    .replace(/^\|.*$/gm, (row) => row.replaceAll('|', '\n\n'))
    .split(/\n\s*\n|\n(?=\s*(?:[-#]+|\d+\.) )/)
    .map((part) => part.replace(MARK, '').trim())
    .filter((part) => part !== '');
}

/** The avoided words in a text, each with its plainer one. */
export function avoidedWords(text: string): readonly string[] {
  const prose = text.replace(ALLOWED, ' ');
  return PLAINER.flatMap(([word, instead]) => {
    const match = new RegExp(`\\b(?:${word})\\b`, 'i').exec(prose);
    return match ? [`"${match[0]}": write ${instead}`] : [];
  });
}

/** Problems of a comment: avoided words, clauses in place of nouns, and sentences that are too long. */
export function commentProblems(comment: string): readonly string[] {
  return [
    ...avoidedWords(comment),
    ...sentences(comment)
      .filter((sentence) => CLAUSE.test(sentence))
      .map((sentence) => `"${sentence.slice(0, 30)}…": begin with a noun`),
    ...longSentences(comment).map((sentence) => `"${sentence.slice(0, 30)}…": at most ${WORDS} words`),
  ];
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
