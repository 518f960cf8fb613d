import { COMMANDS } from './commands';
import { VARIABLES } from './connect';
import { EXIT, type Host } from './host';
import { UsageError } from './usage-error';

const HELP = `dealer-portal: the dealer purchasing API from the command line

  dealer-portal list [text]                     operations whose id, tag or name holds a text
  dealer-portal show <operation>                what it does, its fields and codes
  dealer-portal call <operation> [flags]        one call; prints its data as JSON
  dealer-portal pages <operation> [flags]       all records of a list, one JSON line each
  dealer-portal download <operation> [flags]    an export; prints the path of the file

Flags are the operation's fields (--saletoCode 8800123456), and
  --input <file>    JSON { path, query, body }; - is the standard input; flags win over it
  --output <file>   where a download goes; the server's name in this folder when absent
  --from <page>     the page that \`pages\` begins with
  --timeout <ms>    for each attempt    --retry <n>    attempts in all, for calls that only read

Environment
${VARIABLES}

Exit codes: 0 done, 1 the server refused, 2 wrong usage, 3 no answer or none that can be read`;

/**
 * Runs one command.
 * @param args without the program's name
 * @returns the exit code
 */
export async function run(args: readonly string[], host: Host): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || args.includes('--help')) {
    host.print(HELP);
    return name === undefined ? EXIT.usage : EXIT.success;
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`There is no command ${name}; \`dealer-portal help\` shows all.`);
    return await command(rest, host);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.complain(error.message);
    return EXIT.usage;
  }
}
