/** The commands that send nothing. */
import { entryOf, operationOf } from './catalogue';
import { find } from './find';
import { EXIT, type Host } from './host';
import { aboutAnswer, insideOf, requiredOrOptional } from './operation-flags';

export function list(filter = '', { json }: { json?: true }, host: Host): number {
  const { entries, hasAll } = find(filter);
  const operations = hasAll ? entries.map((entry) => ({ entry, ...operationOf(entry) })) : [];
  if (json) {
    const rows = operations.map(({ entry: { id, tag, summary }, method, path, effect = 'write' }) => ({
      id,
      tag,
      summary,
      method,
      path,
      effect,
    }));
    host.print(JSON.stringify(rows, null, 2));
  } else for (const { entry } of operations) host.print(`${entry.id}\t${entry.tag}\t${entry.summary}`);
  if (operations.length > 0) return EXIT.success;
  host.complain(`No operation has ${filter} in its id, tag, name, path or sentence.`);
  return EXIT.refused;
}

export function show(id: string, { json }: { json?: true }, host: Host): number {
  const entry = entryOf(id);
  const { method, path, effect, timeoutMs } = operationOf(entry);
  if (json) {
    host.print(JSON.stringify({ ...entry, method, path, effect: effect ?? 'write' }, null, 2));
    return EXIT.success;
  }
  host.print(`${entry.id}  ${entry.summary}`);
  host.print(`${method} ${path}  (${effect ?? 'write'}${timeoutMs ? `, ${timeoutMs} ms` : ''})`);
  host.print(`evidence ${entry.evidence}, shape ${entry.shape}`);
  host.print(entry.text);
  for (const field of entry.fields) {
    const { name, type, part, text } = field;
    host.print(`  --${name}  ${type}, ${part}, ${requiredOrOptional(field)}  ${text}`.trimEnd());
    for (const line of insideOf(field)) host.print(line);
  }
  for (const [code, meaning] of Object.entries(entry.codes ?? {})) host.print(`  code ${code}  ${meaning}`);
  host.print(aboutAnswer(entry));
  return EXIT.success;
}
