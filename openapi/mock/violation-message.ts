import type { Violation } from './prism';

const PLACES: Readonly<Record<string, string>> = {
  body: '正文',
  query: '查询参数',
  path: '路径参数',
  header: '请求头',
};

/** The message by Ajv keyword; the figure is taken from Prism's own text, which ends in it. */
const MESSAGES: Readonly<Record<string, (detail: string) => string>> = {
  required: (name) => `缺少必填字段 ${name}`,
  type: (type) => `类型应为 ${type}`,
  enum: (values) => `只能是 ${values}`,
  minimum: (limit) => `应${limit}`,
  maximum: (limit) => `应${limit}`,
  exclusiveMinimum: (limit) => `应${limit}`,
  exclusiveMaximum: (limit) => `应${limit}`,
  multipleOf: (step) => (step === '0.01' ? '最多两位小数' : `应为 ${step} 的整数倍`),
  minLength: (count) => `至少 ${count} 个字符`,
  maxLength: (count) => `最多 ${count} 个字符`,
  minItems: (count) => `至少 ${count} 项`,
  maxItems: (count) => `最多 ${count} 项`,
  uniqueItems: () => '不能有重复项',
  pattern: () => '格式不正确',
  format: () => '格式不正确',
};

const DETAILS: Readonly<Record<string, RegExp>> = {
  required: /required property '(.*)'/s,
  type: /must be (.*)$/s,
  enum: /allowed values: (.*)$/s,
  minimum: /must be (.*)$/s,
  maximum: /must be (.*)$/s,
  exclusiveMinimum: /must be (.*)$/s,
  exclusiveMaximum: /must be (.*)$/s,
  multipleOf: /multiple of (.*)$/s,
};

/** How many faults one message names. */
const MOST_NAMED = 3;

/**
 * The Chinese sentence that names the wrong fields and their faults to a caller.
 * @param violations at least one
 * @param names parameter names in their own spelling; Prism gives those of the query in lower case
 */
export function violationMessage(violations: readonly Violation[], names: readonly string[]): string {
  const sentences = [...new Set(violations.map((violation) => sentence(violation, names)))];
  const unnamed = sentences.length - MOST_NAMED;
  return `请求参数不正确：${sentences.slice(0, MOST_NAMED).join('；')}${unnamed > 0 ? `；另有 ${unnamed} 处` : ''}`;
}

function sentence(violation: Violation, names: readonly string[]): string {
  const [place = '', ...steps] = violation.path ?? [];
  const keyword = String(violation.code ?? '');
  const ownSpelling = (name: string) =>
    names.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
  if (place === '' && keyword === 'required') return '缺少请求正文';
  const detail = DETAILS[keyword]?.exec(violation.message)?.[1] ?? /(\d+)/.exec(violation.message)?.[1] ?? '';
  const word =
    MESSAGES[keyword]?.(keyword === 'required' && place !== 'body' ? ownSpelling(detail) : detail) ??
    '不符合要求';
  const field = steps.map(ownSpelling).join('.');
  return `${PLACES[place] ?? place}${field ? ` ${field} ` : ''}${word}`;
}
