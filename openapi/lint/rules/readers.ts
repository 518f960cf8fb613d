/** Texts for a reader who knows neither the portal nor its specification: codes, date formats, no requirement ids. */
import { list, operationRule, type Rule, record, schemaRule, text } from '../visit';

const DATED = /(Date|Time|Month|Deadline)$|^(date|deadline|month)$/;
// A span of hours, and the switches of a list of menus.
const NO_DATES = ['unloadTime', 'newFlagTime'];

/** A date says its form: `format: date`, `date-time`, `date-time-local` (no zone), or a pattern where it may be empty. */
export const datedProperties: Rule = schemaRule(function* (schema) {
  for (const [name, value] of Object.entries(record(schema['properties']))) {
    const { type, format, pattern } = record(value);
    const isText = type === 'string' && DATED.test(name) && !NO_DATES.includes(name);
    if (isText && format === undefined && pattern === undefined)
      yield `${name} is a date without format or pattern`;
  }
});

/** A status says its codes: 状态码：10 待审核、20 待发货. */
export const codedStatuses: Rule = schemaRule(function* (schema) {
  for (const [name, value] of Object.entries(record(schema['properties']))) {
    const { type, description } = record(value);
    const isCode = type === 'string' && /(^s|S)tatus$/.test(name) && /码/.test(text(description));
    if (isCode && !/\d+ ?[^\d\s]/.test(text(description))) yield `${name} does not say its codes`;
  }
});

/** Yes and no are booleans; a name that the specification states with codes keeps them. */
const STATED_FLAGS = /^(isDefault|isStock|isadmin|isCheck(KuanXian|FarWeek|CreditModel|WeekPromise))$/;

export const booleanFlags: Rule = schemaRule(function* (schema) {
  for (const [name, value] of Object.entries(record(schema['properties']))) {
    const isFlag = /^(is|can|has)[A-Z]/.test(name) && !STATED_FLAGS.test(name);
    const { type } = record(value);
    if (isFlag && type !== undefined && type !== 'boolean') yield `${name} is yes or no, and no boolean`;
  }
});

const REQUIREMENT = /\b[A-Z]{2,}-\d{2}[a-z]?\b/;

/** Requirements are named in x-requirements; the prose is for readers who do not know their numbers. */
export const requirementIds: Rule = operationRule(function* ({ node }) {
  if (REQUIREMENT.test(text(node['description'])))
    yield 'a requirement in the description; write it in x-requirements';
  for (const id of list(node['x-requirements']))
    if (!new RegExp(`^${REQUIREMENT.source}$`).test(text(id)))
      yield `x-requirements: ${text(id)} is no requirement`;
});
