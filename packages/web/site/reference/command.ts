/** The page of the command line: its own help, as a terminal prints it. */
import { codeHtml } from '@dealer-portal/openapi/reference';
import type { Host } from '../../../sdk/src/cli/host';
import { run } from '../../../sdk/src/cli/run';
import type { Content } from '../layout';
import { addressOf } from '../links';
import type { Entry } from '../page/rank';

const COMMANDS = ['list', 'show', 'call', 'pages', 'download', 'mcp'] as const;

/** What the command prints with these arguments. */
async function printed(args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const keep = (text: string) => {
    lines.push(text);
  };
  const host: Host = {
    env: {},
    fetch: () => Promise.reject(new Error('Help is printed without a server')),
    print: keep,
    complain: keep,
    write: () => Promise.resolve(),
    read: () => Promise.reject(new Error('Help reads nothing')),
  };
  await run(args, host);
  return lines.join('\n');
}

/** The page, made by asking the command itself. */
export async function commandPage(): Promise<Content> {
  const helps = await Promise.all(
    COMMANDS.map(async (name) => [name, await printed([name, '--help'])] as const),
  );
  const parts = helps.map(
    ([name, help]) => `<h2 id="${name}"><code>dealer-portal ${name}</code></h2>${codeHtml(help)}`,
  );
  return {
    address: 'reference/command',
    title: '命令行 Command line',
    language: 'en',
    html: `<h1>Command line</h1>\n<p>The help of <code>dealer-portal</code>, as it is printed. Every operation is a command of it: <a href="${addressOf('api')}">all operations</a>.</p>\n${codeHtml(await printed(['--help']))}\n${parts.join('\n')}`,
    headings: COMMANDS.map((name) => ({ id: name, text: `dealer-portal ${name}`, level: 2 })),
  };
}

export function entriesOfCommand({ html }: Content): readonly Entry[] {
  return COMMANDS.map((name) => ({
    to: `${addressOf('reference/command')}#${name}`,
    title: `dealer-portal ${name}`,
    place: '命令行 command line',
    words: 'terminal script 脚本',
    text: new RegExp(`<h2 id="${name}">[\\s\\S]*?</pre>`).exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? '',
    kind: 'name' as const,
  }));
}
