/** `dealer-portal mcp`: the operations as tools of an agent, over the Model Context Protocol. */
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { entryOf, operationOf } from '../catalogue';
import { optionsOf } from '../commands';
import { connect, secretsOf } from '../connect';
import { FAKE_NOTE } from '../fake';
import { EXIT, type Host, interruptedBy } from '../host';
import type { Flags } from '../read-input';
import { UsageError } from '../usage-error';
import { VERSION } from '../version';
import { answerOf } from './answer';
import { callTool } from './call-tool';
import { describeTool, searchTool } from './lookup-tools';
import type { Toolbox } from './tool';

const INSTRUCTIONS =
  'The dealer purchasing API. Find an operation with search_operations, read its input with describe_operation, then call it with call_operation. Amounts and quantities are as the server sends them.';

/** Serves until the standard input ends or a signal comes. */
export async function mcp(flags: Flags, host: Host): Promise<number> {
  const box: Toolbox = {
    api: connect(host, flags),
    options: optionsOf(flags, {}),
    allowedWrites: writesIn(flags.allowWrites),
  };
  const { StdioServerTransport } = await protocol(() => import('@modelcontextprotocol/sdk/server/stdio.js'));
  const server = await serverOf(box, secretsOf(host.env), flags.fake ? FAKE_NOTE : '');
  await new Promise<void>((done, failed) => {
    server.onclose = done;
    const close = () => void server.close();
    // The transport does not say that its reader has gone.
    process.stdin.once('end', close).once('close', close);
    server.connect(new StdioServerTransport()).catch(failed);
  });
  return interruptedBy(host) ?? EXIT.success;
}

/** @returns a server that hands out the tools, and is not connected yet; the note is for its agent */
async function serverOf(box: Toolbox, secrets: readonly string[], note: string): Promise<Server> {
  const { McpServer } = await protocol(() => import('@modelcontextprotocol/sdk/server/mcp.js'));
  const { CallToolRequestSchema, ListToolsRequestSchema } = await protocol(
    () => import('@modelcontextprotocol/sdk/types.js'),
  );
  const tools = [searchTool(box), describeTool(box), callTool(box)];
  const { server } = new McpServer(
    { name: 'dealer-portal', version: VERSION },
    { capabilities: { tools: {} }, instructions: `${INSTRUCTIONS} ${note}`.trim() },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ run: _run, ...tool }) => tool),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new UsageError(`There is no tool ${params.name}.`);
    return answerOf(tool, { args: params.arguments ?? {}, signal, secrets });
  });
  return server;
}

/** @throws {UsageError} for a name that is no operation that changes something */
function writesIn(names: string | undefined): ReadonlySet<string> {
  const ids = (names ?? '').split(',').map((name) => name.trim());
  return new Set(
    ids.filter(Boolean).map((name) => {
      const entry = entryOf(name);
      if (operationOf(entry).effect === 'read')
        throw new UsageError(`${name} only reads: --allow-writes need not name it.`);
      return name;
    }),
  );
}

/** A part of the protocol's package, which only this command loads. @throws {UsageError} where it is not installed */
async function protocol<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes('@modelcontextprotocol')) throw error;
    throw new UsageError(
      'This command needs another package beside this one: npx -p @dealer-portal/sdk -p @modelcontextprotocol/sdk@1 dealer-portal mcp',
    );
  }
}
