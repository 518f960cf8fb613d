/** The extensions that say how sure a call is and what it does. */
import { answerData } from '../resolve';
import { type Json, operationRule, type Rule, record, text } from '../visit';

const EVIDENCE = ['stated', 'method-inferred', 'path-inferred', 'inferred'];
const SHAPES = ['stated', 'assumed', 'unknown'];
const EFFECTS = ['read', 'write'];
const LONG_MS = 120_000;

function* oneOf(node: Json, name: string, known: readonly string[]): Iterable<string> {
  if (!known.includes(text(node[name]))) yield `${name} is one of ${known.join(', ')}`;
}

/** x-evidence says how much of method and path the specification states (CAT-03). */
export const evidence: Rule = operationRule(({ node }) => oneOf(node, 'x-evidence', EVIDENCE));

/** x-shape says how sure the answer's shape is; an unknown one has `data: {}`, and only an unknown one. */
export const shape: Rule = operationRule(function* (operation) {
  yield* oneOf(operation.node, 'x-shape', SHAPES);
  const data = answerData(operation);
  const isOpen = data !== undefined && Object.keys(data.node).every((key) => key === 'description');
  const isUnknown = operation.node['x-shape'] === 'unknown';
  if (isUnknown && !isOpen) yield 'x-shape unknown goes with data: {}';
  if (isOpen && !isUnknown) yield 'data: {} goes with x-shape unknown';
});

/** x-source names the section of the specification. */
export const source: Rule = operationRule(function* ({ node }) {
  if (!/[12]§\d/.test(text(node['x-source']))) yield 'x-source names a section, e.g. 2§7 Cart';
});

/** x-effect says what a call does to state, and no description says again that it only reads (CAT-03). */
export const effect: Rule = operationRule(function* ({ node }) {
  yield* oneOf(node, 'x-effect', EFFECTS);
  if (/\breads only\b|\bonly reads\b|\bread-only\b/i.test(text(node['description'])))
    yield 'x-effect alone says that a call only reads';
});

/** The one long time-out (HTTP-01); every other call has the client's 60 s. */
export const timeout: Rule = operationRule(function* ({ node }) {
  const value = node['x-timeout-ms'];
  if (value !== undefined && value !== LONG_MS) yield `x-timeout-ms is ${LONG_MS} or absent`;
});

/** security where it differs from the root: the user's session, the automation client, or a browser's own redirect. */
export const security: Rule = operationRule(function* ({ node }) {
  const stated = node['security'];
  if (stated === undefined) return;
  const isPublic = Array.isArray(stated) && stated.length === 0;
  if (isPublic && !('302' in record(node['responses']))) yield 'only a redirect needs no security';
  const known = ['bearer', 'basic,clientCode,clientSecret'];
  const schemes = Array.isArray(stated)
    ? stated.map((option) => Object.keys(record(option)).sort().join())
    : ['?'];
  if (!schemes.every((scheme) => known.includes(scheme)))
    yield 'security is bearer, or basic with code and secret';
});
