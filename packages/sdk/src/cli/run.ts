import { Command, CommanderError } from 'commander';
import { ValidationError } from '../validation/validating';
import { type CatalogueEntry, catalogue, entryOf } from './catalogue';
import { call, download, pages } from './commands';
import { VARIABLES } from './connect';
import { EXIT, type Host, interruptedBy } from './host';
import { list, show } from './lookup';
import { mcp } from './mcp/serve';
import { addOperation, addSending } from './operation-flags';
import type { Flags } from './read-input';
import { UsageError } from './usage-error';
import { VERSION } from './version';

const AFTER = `
A flag of an operation has the name of its field (--saletoCode 8800123456); \`call <operation> --help\` shows them.
Without the package in this folder: npx -p @dealer-portal/sdk dealer-portal …

Environment
${VARIABLES}
  DEALER_PORTAL_DEBUG          a line for every call, with the cause of a failure

  HTTPS_PROXY, NO_PROXY        the way out, as for curl

Exit codes: 0 done, 1 the server refused, 2 wrong usage, 3 no answer or none that can be read, or no place for what came,
75 it may pass: try again later, 130 and 143 ended by a signal (128 and its number), 70 a fault in this program`;

/**
 * Runs one command.
 * @param args without the program's name
 * @returns the exit code
 */
export async function run(args: readonly string[], host: Host): Promise<number> {
  const code = await execute(args, host).catch((error: unknown) => reportMistake(error, args, host));
  // A command that was done before the signal came has its own code.
  return code === EXIT.success ? code : (interruptedBy(host) ?? code);
}

/** Reports what is no answer of a server. */
function reportMistake(fault: unknown, args: readonly string[], host: Host): number {
  const error = fault instanceof ValidationError ? refusedInput(fault) : fault;
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.success;
  const isUsage = error instanceof UsageError || error instanceof CommanderError;
  const exitCode = !isUsage ? EXIT.fault : error instanceof UsageError ? error.exitCode : EXIT.usage;
  const text =
    error instanceof Error ? (isUsage ? error.message : (error.stack ?? error.message)) : String(error);
  const msg = text.replace(/^error: /, '');
  if (args.includes('--json'))
    host.complain(JSON.stringify({ kind: isUsage ? 'usage' : 'fault', msg, exitCode }));
  // Without a command the help was shown already.
  else if (msg !== '(outputHelp)') host.complain(msg);
  return exitCode;
}

function refusedInput({ operationId, issues }: ValidationError): UsageError {
  const texts = issues.slice(0, 5).map(({ path, message }) => `${path}: ${message}`);
  return new UsageError(
    `${operationId} does not take that: ${texts.join('; ')}. \`--dry-run\` shows what was meant.`,
  );
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
  add('list', 'operations that have all words of a text in their id, tag, name, path or sentence')
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
  addSending(add('mcp', 'the operations as tools of an agent, over the Model Context Protocol'))
    .option('--allow-writes <ids>', 'operations that may change something, by comma; none when absent')
    .action(async (flags: Flags) => {
      code = await mcp(flags, host);
    });
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
