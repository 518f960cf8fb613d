/** Where an operation stands and what it is called. */
import { hasChinese, list, operationRule, type Rule, record, text } from '../visit';

/** One operation per file, named by its id, in the folder of its tag. */
export const fileName: Rule = operationRule(function* ({ node, file }) {
  const expectedFile = `/paths/${text(list(node['tags'])[0])}/${text(node['operationId'])}.yaml`;
  if (!file.endsWith(expectedFile)) yield `the file is not ${expectedFile.slice(1)}`;
});

/** The first line of the file says method and path as the index has them. */
export const pathComment: Rule = operationRule(function* ({ method, path, text: body }) {
  const expectedLine = `# ${method.toUpperCase()} ${path}`;
  if (body.split('\n', 1)[0]?.trim() !== expectedLine) yield `the first line is not "${expectedLine}"`;
});

/** An address that calls itself old is deprecated, no other is, and each says where to read of the newer way. */
export const deprecated: Rule = operationRule(function* ({ node, path }) {
  const isOld = /\/old[A-Z]/.test(path);
  if (isOld !== (node['deprecated'] === true)) yield 'deprecated is an address with /old…, and only that';
  const { url } = record(node['externalDocs']);
  if (isOld && !/\/docs#[a-z]\w+$/.test(text(url)))
    yield 'externalDocs of an old call ends in /docs#<operationId>';
});

const VERBS =
  /^(accept|add|alter|apply|audit|authenticate|calculate|cancel|change|check|claim|close|confirm|consent|count|create|delay|delete|evaluate|export|find|generate|get|handle|import|inquire|judge|list|merge|open|pay|place|pre|prefill|print|query|read|record|redirect|refresh|refuse|register|reject|release|remove|request|reschedule|reset|revoke|run|save|search|self|send|set|settle|shelve|show|sign|split|start|stop|submit|suggest|supervise|transfer|transform|unbind|undo|unshelve|update|upload|validate|verify|withdraw)[A-Z]/;

/** operationId is verb and object; the summary is Chinese, the description English in complete sentences. */
export const phrasing: Rule = operationRule(function* ({ node }) {
  if (!VERBS.test(text(node['operationId']))) yield 'operationId is a verb and an object in camelCase';
  if (!hasChinese(node['summary'])) yield 'the summary is Chinese';
  const description = text(node['description']).trim();
  if (!/^[A-Z][\s\S]{30,}[.)]$/.test(description)) yield 'the description is English, in whole sentences';
});
