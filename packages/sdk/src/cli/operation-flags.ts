/** The flags and the help of one operation. */
import { type Command, Option } from 'commander';
import type { CatalogueEntry, Field, InnerField } from './catalogue';

/** Adds the flags of every command that sends. */
export function addSending(command: Command): Command {
  return command
    .option('--timeout <ms>', 'for each attempt')
    .option('--retry <n>', 'attempts in all, for calls that only read')
    .option('--header <line>', 'a further header, `x-canary: blue`; as often as needed', collected)
    .option('--fake', 'an example of the description answers; neither a server nor a variable is needed')
    .option('--verbose', 'a line for every call, with the cause of a failure');
}

/** Adds the flags of every command that sends one operation, and those of the operation. */
export function addOperation(command: Command, entry: CatalogueEntry | undefined): void {
  addSending(command)
    .option('--input <file>', 'JSON { path, query, body }; - is the standard input; flags win over it')
    .option('--json', 'a failure as one line of JSON on the standard error')
    .option('--dry-run', 'shows what would be sent, and sends nothing');
  if (command.name() === 'call') command.option('--yes', 'does not ask before something is changed');
  if (command.name() === 'pages') {
    command.option('--from <page>', 'the page to begin with').option('--limit <n>', 'records at most');
  }
  if (command.name() === 'download')
    command.option(
      '--output <file>',
      "where it goes; - is the standard output, `folder/` a place for the server's name; here when absent",
    );
  if (!entry) return;
  for (const field of entry.fields) command.addOption(flagOf(field));
  const inside = entry.fields.flatMap((field) =>
    field.inside ? [`--${field.name}`, ...insideOf(field)] : [],
  );
  command
    .description(`${entry.id}: ${entry.summary}`)
    .addHelpText('after', () =>
      [...(inside.length > 0 ? ['', ...inside] : []), aboutAnswer(entry)].join('\n'),
    );
}

function flagOf({ name, part, type, required, text }: Field): Option {
  const option = new Option(
    `--${name} <${type}>`,
    `${text}${text && ' '}(${part}${required ? ', required' : ''})`,
  );
  if (type !== 'array') return option;
  return option.argParser(collected);
}

/** A flag that may stand several times. */
function collected(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

export function requiredOrOptional({ required }: InnerField): string {
  return required ? 'required' : 'optional';
}

/** A line for each field of the objects that a field holds. */
export function insideOf({ inside = [] }: Field): string[] {
  return inside.map((field) =>
    `      ${field.name}  ${field.type}, ${requiredOrOptional(field)}  ${field.text}`.trimEnd(),
  );
}

/** The answer of an operation, for help and `show`. */
export function aboutAnswer({ id, answer, data, example, fields }: CatalogueEntry): string {
  const flags = fields
    .filter(({ required }) => required)
    .map(({ name, type }) => ` --${name} <${type}>`)
    .join('');
  const command = answer === 'file' ? 'download' : answer === 'page' ? 'pages' : 'call';
  const lines = [`\nanswer: ${answer === 'file' ? 'a file' : (data ?? 'nothing but success')}`];
  if (example !== undefined) lines.push(JSON.stringify(example, null, 2));
  return [...lines, `\nexample: dealer-portal ${command} ${id}${flags}`].join('\n');
}
