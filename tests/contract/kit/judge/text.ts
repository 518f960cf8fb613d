import { isRecord } from '../input/schema';
import type { Problem } from './problem';

/** No text holds these: what is below the blank, except ends of lines and tabs, and the mark of a byte order. */
const CONTROLS = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ufeff';

/** What is wrong with a text of an answer, whatever it says. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\?{3,}|^\?{2,}|[\u4e00-\u9fff]\?{2,}|\?{2,}[\u4e00-\u9fff]/, 'question marks in place of characters'],
  [/&(amp|lt|gt|quot|apos|nbsp|#\d{2,5}|#x[0-9a-f]{2,4});/i, 'entities of HTML in place of characters'],
  [/(%E[3-9]%[89AB][0-9A-F]%[89AB][0-9A-F]){2,}/i, 'an address in place of characters'],
  [/\\u[0-9a-f]{4}/i, 'escapes of JSON in place of characters'],
  [new RegExp(`[${CONTROLS}]`), 'a control character'],
  [/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/, 'half a character'],
  [
    /^(null|undefined|NaN|-?Infinity|Invalid [Dd]ate)$|\[object \w+\]|NaN-NaN|[\u4e00-\u9fff](null|undefined|NaN)(?!\w)|(?<!\w)(null|undefined|NaN)[\u4e00-\u9fff]/,
    'a value of a program',
  ],
  [/\$\{\w+\}|\{\{\s*[\w.]+\s*\}\}|\{\d\}|(?<![\d.%])%[sd](?![\w%])/, 'a placeholder in place of a value'],
  [/Ã[\u0080-\u00bf]|â€|æ[\u0080-\u00bf\u2018-\u201d]|锘|烫烫|屯屯/, 'text that was decoded wrongly'],
];

const CODES = /(No|Code|Id|Sn)$|^(id|sn)$/;
/** Signs that nobody sees, and digits of another width. */
const STRANGE_IN_CODE = /[\u00a0\u200b-\u200f\u2028-\u202e\u2060\uff10-\uff19]/;
/** Names of fields whose texts are shown as they are, without markup. */
const NAMES = /(Name|Address|[tT]itle)$/;
const MARKUP = /<\/?(a|b|i|p|br|em|font|span|strong|div|td|tr|img|script)\b[^>]*>/i;
/** With two dots at least: a login and a domain have one. */
const TRANSLATION_KEY = /^[a-z]\w*(\.\w+){2,}$/;
const ADDRESSES = /url|link|href|src|path/i;
const COUNTS = /^(total|count|number|quantity|stock|num|qty)$|(Count|Number|Quantity|Stock|Num|Qty)$/;
const MONEY = /amount|price|balance|money|fee$/i;

/** The name of a field without its place in a list. */
type Visit = (value: unknown, place: string, name: string) => void;

/**
 * Texts and figures that no backend means.
 * @param isSent whether the run itself sent such a text, which then comes back
 * @param root what the value is called in a report
 */
export function textProblems(
  data: unknown,
  isSent: (text: string) => boolean,
  root = 'data',
): readonly Problem[] {
  const problems = new Map<string, Problem>();
  const add = (check: Problem['check'], place: string, message: string) => {
    const key = `${check} ${place}`;
    if (!problems.has(key)) problems.set(key, { check, place, message });
  };
  const visit: Visit = (value, place, name) => {
    if (Array.isArray(value)) for (const item of value) visit(item, `${place}[]`, name);
    else if (isRecord(value)) {
      for (const [key, child] of Object.entries(value)) visit(child, `${place}.${key}`, key);
    } else if (typeof value === 'number')
      for (const message of numberFaults(name, value)) add('figure', place, message);
    else if (typeof value === 'string' && value !== '') {
      for (const [pattern, message] of FAULTS) {
        if (!pattern.test(value) || (ADDRESSES.test(name) && message.startsWith('an address'))) continue;
        if (!isSent(value)) add('text', place, message);
      }
      for (const message of namedFaults(name, value)) if (!isSent(value)) add('text', place, message);
      if (/^\s*(?:(?:javascript|vbscript):|data:text\/html)/i.test(value) && !isSent(value))
        add('text', place, 'a link that runs a script');
      if (
        /^(0000|0001|1970-01-01|1900-01-01|9999)-?/.test(value) &&
        /(Date|Time|Day)$/.test(name) &&
        !isSent(value)
      ) {
        add('text', place, 'a moment that stands for none');
      }
    }
  };
  visit(data, root, '');
  return [...problems.values()];
}

/** What is wrong with a text in a field of a name. */
function namedFaults(name: string, value: string): readonly string[] {
  const isCode = CODES.test(name);
  const isName = NAMES.test(name);
  return [
    ...(isCode && value !== value.trim() ? ['a code with blanks around it'] : []),
    ...(isCode && STRANGE_IN_CODE.test(value) ? ['a code with signs that nobody can type'] : []),
    ...(isName && /\S {2,}$/.test(value) ? ['a name that is filled up with blanks'] : []),
    ...(isName && MARKUP.test(value) ? ['markup in a name'] : []),
    ...(isName && !/file/i.test(name) && TRANSLATION_KEY.test(value)
      ? ['a key of translation in place of a name']
      : []),
  ];
}

function numberFaults(name: string, value: number): readonly string[] {
  const faults: string[] = [];
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    faults.push('a number that loses its last digits');
  if (COUNTS.test(name) && value < 0) faults.push('a count below nothing');
  if (/price$/i.test(name) && value < 0) faults.push('a price below nothing');
  const places = /\.(\d+)/.exec(String(value))?.[1]?.length ?? 0;
  if (MONEY.test(name) && !/rate|ratio|percent/i.test(name) && places > 2)
    faults.push('an amount with parts of a cent');
  return faults;
}
