import { expect, it } from 'vitest';
import { readSource as read, sources } from './sources';

/** Where an own clock or an own text is read, and no answer of the server. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/web/src/ui/text/clock-time.ts': "the user's clock",
  'packages/web/src/ui/text/wire-text.ts': 'a minute that was read',
  'packages/web/src/ui/input/date/picker-day.ts': 'the one way from a read day to a field of dates',
  'packages/web/src/platform/session/server-time.ts': 'the header Date of HTTP, which has a form of its own',
  'packages/web/src/platform/observe/otlp.ts': 'the own time of a report, in the form of OTLP',
  'packages/web/src/app/self-check/checks.ts': 'the end of the stored session in milliseconds',
  'packages/web/src/widgets/sheet/read-cells.ts': 'a cell of a workbook that is a date already',
  'packages/web/src/kits/report/save-rows.ts': 'a day that was read, for a workbook',
};

/** `new Date(x)`, `dayjs(x)`, `Date.parse(x)`, and texts cut where a day or a time ends. */
const BY_HAND =
  /new Date\((?!\)|Date\.now)|\bdayjs\((?!\))|Date\.parse\(|(?<!period)\.slice\((?:0, ?(?:10|16|19)|5|5, ?(?:10|16)|'YYYY-'\.length)\)/;
/** `a.dueDate < b` and a sort of days by their texts. */
const AS_TEXT =
  /\b\w*(?:Date|Time|[dD]eadline) [<>]=? \w|compareTexts\([^)]*(?:Date|Time|[dD]ay|[dD]eadline)\b|(?:Date|Time)\) => \w*(?:Date|Time)\)\.(?:sort|toSorted)\(\)/;

const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));

it('SIDE-02 a page reads the days and times of an answer by the reader of the rules alone', () => {
  expect(pages.filter((path) => !EXCEPTIONS[path] && BY_HAND.test(read(path)))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((path) => !BY_HAND.test(read(path)))).toEqual([]);
});

it('SIDE-02 a page compares and sorts no days as texts', () => {
  expect(pages.filter((path) => AS_TEXT.test(read(path)))).toEqual([]);
});
