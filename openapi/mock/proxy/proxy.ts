import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDescription } from '../description';
import { refused, send } from '../respond';
import { type ExchangeCheck, exchangeCheckOver } from './check-exchange';
import { createDriftList, type Drift, type DriftList, driftDocument, driftLine } from './drift-list';
import { forward } from './forward';
import { listen } from './listen';

export interface ProxyOptions {
  /** The server behind, `https://staging.example.cn`; a path of it stands before that of each request. */
  readonly upstream: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Where the list is written: this path with `.json` and `.md`. Nowhere when absent. */
  readonly driftFile?: string;
  readonly description?: string;
  /** A line for each drift that was not seen before. */
  readonly log?: (line: string) => void;
}

export interface RunningProxy {
  readonly url: string;
  readonly operations: number;
  /** The differences so far, once all traffic until now is checked. */
  drifts(): Promise<readonly Drift[]>;
  /** Ends the server and writes the list a last time. */
  close(): Promise<void>;
}

/** Where `pnpm mock --upstream` writes its list. */
export const DRIFT_FILE = fileURLToPath(new URL('../../reports/drift', import.meta.url));

/** The list is written at most this often. */
const WRITE_MS = 1_000;

interface ProxyContext {
  readonly upstream: URL;
  readonly check: ExchangeCheck;
  readonly list: DriftList;
  readonly log: (line: string) => void;
  /** Called when the list has grown. */
  readonly changed: () => void;
}

/**
 * Stands between a client and a real server, changes nothing, and lists in what their traffic differs from the description.
 * @throws Error when the port is taken or the address is none
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const upstream = upstreamOf(options.upstream);
  const list = createDriftList();
  const check = exchangeCheckOver(loadDescription(options.description));
  const writer = driftWriter(options.driftFile, list);
  const context = { upstream, check, list, log: options.log ?? (() => undefined), changed: writer.soon };
  const checks = new Set<Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    const work = pass(context, incoming, outgoing).finally(() => checks.delete(work));
    checks.add(work);
  });
  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, options.port, host);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    operations: check.routes.length,
    drifts: async () => {
      await Promise.all(checks);
      return list.list();
    },
    close: async () => {
      await Promise.all(checks);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      writer.now();
    },
  };
}

function upstreamOf(text: string): URL {
  const isAddress = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!isAddress) throw new Error(`--upstream ${text} is no address; write https://host`);
  return new URL(text);
}

async function pass(
  context: ProxyContext,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.url === '/mock/drift') return send(incoming, outgoing, answerDrift(context, incoming.method));
  try {
    const exchange = await forward(context.upstream, incoming, outgoing);
    if (!context.check.isCall(exchange) || exchange.method === 'OPTIONS') return;
    const added = context.list.add(await context.check.findings(exchange));
    for (const finding of added) context.log(driftLine(finding));
    context.changed();
  } catch (error) {
    context.log(
      `${incoming.method} ${incoming.url?.split('?')[0]}: ${error instanceof Error ? error.message : error}`,
    );
    if (outgoing.headersSent) outgoing.destroy();
    else send(incoming, outgoing, refused(502, '代理后面的服务没有应答，请检查 --upstream 的地址'));
  }
}

/** The list while the proxy runs; DELETE begins it again. */
function answerDrift({ list, changed }: ProxyContext, method: string | undefined) {
  if (method === 'DELETE') {
    list.clear();
    changed();
  }
  return { status: 200, body: { code: '1', msg: '成功', data: list.list() } };
}

function driftWriter(file: string | undefined, list: DriftList) {
  let timer: NodeJS.Timeout | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.json`, `${JSON.stringify(list.list(), null, 2)}\n`);
    writeFileSync(`${file}.md`, driftDocument(list.list()));
  };
  const soon = () => {
    timer ??= setTimeout(now, WRITE_MS);
  };
  return { now, soon };
}
