import { Command, CommanderError } from 'commander';
import { type CatalogueEntry, catalogue, entryOf } from './catalogue';
import { call, download, list, pages, show } from './commands';
import { VARIABLES } from './connect';
import { EXIT, type Host } from './host';
import { addOperation } from './operation-flags';
import { UsageError } from './usage-error';

const AFTER = `
A flag of an operation has the name of its field (--saletoCode 8800123456); \`call <operation> --help\` shows them.
Without the package in this folder: npx -p @dealer-portal/sdk dealer-portal …

Environment
${VARIABLES}
  DEALER_PORTAL_DEBUG          a line for every call, with the cause of a failure

Exit codes: 0 done, 1 the server refused, 2 wrong usage, 3 no answer or none that can be read, or no place for a file`;

/** As in package.json; a test compares them. */
export const VERSION = '0.1.0';

/**
 * Runs one command.
 * @param args without the program's name
 * @returns the exit code
 */
export async function run(args: readonly string[], host: Host): Promise<number> {
  try {
    return await execute(args, host);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.success;
    if (!(error instanceof UsageError || error instanceof CommanderError)) {
      host.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return EXIT.fault;
    }
    // Without a command the help was shown already.
    if (error.message !== '(outputHelp)') host.complain(error.message.replace(/^error: /, ''));
    return EXIT.usage;
  }
}

async function execute(args: readonly string[], host: Host): Promise<number> {
  let code: number = EXIT.success;
  const program = new Command('dealer-portal')
    .description('The dealer purchasing API from the command line.')
    .version(VERSION)
    .showSuggestionAfterError()
    .addHelpText('after', AFTER);
  quiet(program, host);
  const add = (name: string, text: string) => quiet(program.command(name).description(text), host);
  add('list', 'operations whose id, tag, name or path holds a text')
    .argument('[text]')
    .option('--json', 'as JSON')
    .action((text: string | undefined, flags: { json?: true }) => {
      code = list(text, flags, host);
    });
  add('show', 'what an operation does, its fields, codes and answer')
    .argument('<operation>')
    .option('--json', 'as JSON')
    .action((id: string, flags: { json?: true }) => {
      code = show(id, flags, host);
    });
  for (const [name, text, perform] of [
    ['call', 'one call; prints its data as JSON', call],
    ['pages', 'all records of a list, one JSON line each', pages],
    ['download', 'an export; prints the path of the file', download],
  ] as const) {
    const command = add(name, text).argument('<operation>');
    addOperation(command, args[0] === name ? operationIn(args.slice(1)) : undefined);
    command.action(async (id: string, flags: Record<string, unknown>) => {
      code = await perform(id, flags, host);
    });
  }
  await program.parseAsync([...args], { from: 'user' });
  return code;
}

/** The operation that arguments name, also behind flags. */
function operationIn(args: readonly string[]): CatalogueEntry | undefined {
  const entry = catalogue().find(({ id }) => args.includes(id));
  const [first] = args;
  // An unknown name is reported here, since help does not report it.
  return entry ?? (first && !first.startsWith('-') ? entryOf(first) : undefined);
}

/** A command that throws where it would end the process, and writes where the host says. */
function quiet(command: Command, { print }: Host): Command {
  return command.exitOverride().configureOutput({
    writeOut: (text) => print(text.trimEnd()),
    // `run` reports a problem once; help without a command is a wanted output.
    writeErr: (text) => {
      if (!text.startsWith('error:') && !text.startsWith('(Did')) print(text.trimEnd());
    },
  });
}
