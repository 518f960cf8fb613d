/**
 * The bounds of answers, given by one rule to every amount, count, share and code. The bundle gets
 * them; a field that says its own keeps that, and a code that may be empty says when in its description.
 */

type Node = Record<string, unknown>;

interface Document {
  readonly components: Readonly<Record<string, Node>>;
  readonly paths: Readonly<Record<string, Node>>;
}

/** The largest amount that a call may send, in yuan; no account of the world comes near it. */
const MOST_YUAN = 9_999_999_999.99;
/**
 * An amount in cents. The step is no `multipleOf`: tools that divide binary fractions would refuse a sixth of all right
 * answers by it. Ours read `x-step`. It is below zero where a balance, a
 * difference or a red invoice may be.
 */
export const AMOUNT = { 'x-step': 0.01, minimum: -MOST_YUAN, maximum: MOST_YUAN };
/** A price, a fee, a loan: never below zero. */
export const PRICE = { 'x-step': 0.01, minimum: 0, maximum: MOST_YUAN };
/** A number of things. */
export const COUNT = { minimum: 0 };
/** A code, number or id that every answer has: never empty. One that may be missing may be empty as well. */
export const CODE = { minLength: 1 };

const YUAN = /（元/;
const PRICE_NAME = /Price$/;
/** Ends of what stands before （元）. */
const NEVER_NEGATIVE =
  /(单价|供价|样机价|套餐价|普通价|零售价|工程价|报价|大单价|折扣价|政策价|年费|费用|手续费|寄库费|服务费|定金|尾款|本金|利息|贴息|订单金额|票面金额|授信总额|授信额度)$/;
const SPACE = /（(立方米|平方米)）/;
const CODE_NAME = /^(id|code)$|(Id|ID|No|NO|Code|CODE)$/;
/** How a description says that a code may be empty: 未开票为空, 仅提货有. */
export const MAY_BE_EMPTY: RegExp = /为空|时有|才有|仅.*有/;
/** Keywords that say more of a text than its length. */
const FORMS = ['format', 'pattern', 'enum', 'const', 'minLength'];

/** The bounds of a field of an answer; none where it is no amount, count or code, or has its own. */
export function boundsOf(name: string, field: Node): Node {
  const { type } = field;
  const description = String(field['description'] ?? '');
  if (type === 'number' && YUAN.test(description))
    return PRICE_NAME.test(name) || NEVER_NEGATIVE.test(description.split('（元')[0] ?? '') ? PRICE : AMOUNT;
  if ('enum' in field) return {}; // the values say it
  if (type === 'integer' || (type === 'number' && SPACE.test(description))) return COUNT;
  const isCode = type === 'string' && CODE_NAME.test(name) && !FORMS.some((form) => form in field);
  if (isCode && !MAY_BE_EMPTY.test(description)) return CODE;
  return {};
}

const record = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** The target of a reference to a component; any other value is returned unchanged. */
function followed({ components }: Document, value: unknown): unknown {
  const [, , kind = '', name = ''] = String(record(value)['$ref'] ?? '').split('/');
  return kind === '' ? value : components[kind]?.[name];
}

/** Every node below some, references followed, each once. */
function nodesBelow(document: Document, roots: readonly unknown[]): ReadonlySet<unknown> {
  const nodes = new Set<unknown>();
  const open = [...roots];
  while (open.length > 0) {
    const node = followed(document, open.pop());
    if (typeof node !== 'object' || node === null || nodes.has(node)) continue;
    nodes.add(node);
    open.push(...Object.values(node));
  }
  return nodes;
}

const schemasOf = (document: Document, holder: unknown): readonly unknown[] =>
  Object.values(record(record(followed(document, holder))['content'])).map(
    (media) => record(media)['schema'],
  );

/** The document whose answers have the bounds of `boundsOf`; what a call also sends keeps its own. */
export function withBounds<D extends Document>(source: D): D {
  const document = structuredClone(source);
  const operations = Object.values(document.paths).flatMap((pathItem) => Object.values(pathItem).map(record));
  const sent = nodesBelow(
    document,
    operations.flatMap((operation) => schemasOf(document, operation['requestBody'])),
  );
  const answered = nodesBelow(
    document,
    operations.flatMap((operation) =>
      Object.values(record(operation['responses'])).flatMap((response) => schemasOf(document, response)),
    ),
  );
  for (const node of answered) {
    if (sent.has(node)) continue;
    // What a field says of itself stands.
    const required = record(node)['required'];
    for (const [name, field] of Object.entries(record(record(node)['properties']))) {
      const bounds = boundsOf(name, record(field));
      const mayBeMissing = !Array.isArray(required) || !required.includes(name);
      if (bounds === CODE && mayBeMissing) continue;
      Object.assign(record(field), { ...bounds, ...record(field) });
    }
  }
  return document;
}
