import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { loadRealWorld } from '../world/real/real-world';
import { loadWorld, type World } from '../world/world';
import { answer, type MockContext } from './answer';
import { control } from './control';
import { loadDescription } from './description';
import { prismOver } from './prism';
import { provider } from './provider/provider';
import { listen } from './proxy/listen';
import { readRequest } from './read-request';
import { failure, Refusal } from './refusal';
import { refused, send } from './respond';
import { routesOf } from './routes';
import { createRuns, type Runs } from './runs/runs';
import { handlers } from './state/handlers';
import { createState } from './state/memory/memory';
import { orderNosOf } from './state/orders/ledger-orders';

/** The world of the examples, or the one at its real size. */
export type WorldSize = 'small' | 'real';

export interface MockOptions {
  /** 0 takes any free port. Default 4010. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Answers from the examples only; no session, no memory. */
  readonly stateless?: boolean;
  /** Another bundled description than the committed one. */
  readonly description?: string;
  /** The world of the examples by default; `real` is the one at its real size (openapi/world/real), or another one. */
  readonly world?: World | WorldSize;
  /** The time of every run that does not set its own clock; the machine's by default. */
  readonly now?: () => Date;
  /** The named runs of tests that there may be at a time. Default 50. */
  readonly runs?: number;
  /** Where the mock says what is wrong with itself; nowhere by default. */
  readonly log?: (line: string) => void;
}

export interface RunningMock {
  /** `http://127.0.0.1:4010`, without a slash at the end. */
  readonly url: string;
  /** Operations that are served. */
  readonly operations: number;
  /** Ends the server and every open connection. */
  close(): Promise<void>;
}

export const DEFAULT_PORT = 4010;
const DEFAULT_HOST = '127.0.0.1';
const LIMITS = {
  /** Node's own limit is 16 KiB; a long cookie should get an answer that says what is wrong. */
  maxHeaderSize: 32 * 1024,
  /** A caller that never finishes its head or body gets a message, and the connection ends. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
} as const;

/**
 * Starts the mock server: Prism over the description, the state of the journeys, the demo login provider.
 * @throws Error when the port is taken (the message names it) or the bundled description is missing
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const context = contextOf(options);
  const runs = createRuns({
    newState: () => (options.stateless ? undefined : createState({ ...context, handlers, orderNosOf })),
    now: options.now,
    limit: options.runs,
    log: context.log,
  });
  const server = createServer(LIMITS, (incoming, response) => {
    void handle(context, runs, { incoming, response });
  });
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', (incoming, response) => {
    send(incoming, response, refused(417, '不支持请求头 Expect 的要求'));
  });
  const host = options.host ?? DEFAULT_HOST;
  const port = await listen(server, options.port ?? DEFAULT_PORT, host);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    operations: context.routes.length,
    close,
  };
}

function contextOf({ description, world = 'small', log = () => undefined }: MockOptions): MockContext {
  return {
    ...(description === undefined ? committedOne() : opened(description)),
    world: worldOf(world),
    log,
  };
}

function worldOf(world: World | WorldSize): World {
  if (typeof world === 'object') return world;
  return world === 'real' ? loadRealWorld() : loadWorld();
}

type OpenedDescription = Pick<MockContext, 'description' | 'routes' | 'ask'>;

function opened(file?: string): OpenedDescription {
  const description = loadDescription(file);
  return { description, routes: routesOf(description), ask: prismOver(description) };
}

let committed: OpenedDescription | undefined;

/** The committed description: its operations are prepared once for all mocks of a program, which takes ten seconds. */
function committedOne(): OpenedDescription {
  committed ??= opened();
  return committed;
}

/** A request and where its answer is written. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

async function handle(context: MockContext, runs: Runs, { incoming, response }: Exchange): Promise<void> {
  try {
    const reply = await replyTo(context, runs, incoming);
    if (reply === 'reset') incoming.socket.destroy();
    else if (reply !== 'hang' && reply !== 'usual') send(incoming, response, reply);
  } catch (error) {
    if (error instanceof Refusal)
      return send(incoming, response, refused(error.status, error.message, error.headers));
    if (error instanceof URIError)
      return send(incoming, response, refused(400, '请求地址中的百分号编码有误'));
    context.log(
      `${incoming.method} ${incoming.url}: ${error instanceof Error ? error.stack : String(error)}`,
    );
    send(incoming, response, refused(500, '模拟服务内部错误，详见日志'));
  }
}

async function replyTo(context: MockContext, runs: Runs, incoming: IncomingMessage) {
  const isPreflight =
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined;
  if (isPreflight) return { status: 204 };
  const request = await readRequest(incoming);
  const run = runs.of(request);
  const now = run.clock.now();
  const runContext = { ...context, ...run };
  return (
    provider(request, context.world.personas, now) ??
    control(runContext, request, now) ??
    answer(runContext, request, now)
  );
}

const BAD_HTTP = { status: 400, reason: 'Bad Request', msg: '无法识别的 HTTP 请求' };

const UNREADABLE: Readonly<Record<string, typeof BAD_HTTP>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', msg: '请求头过长' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', msg: '请求没有在时限内发完' },
};

/** A request that Node cannot read as HTTP still gets the envelope's form. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, msg } = UNREADABLE[error.code ?? ''] ?? BAD_HTTP;
  const body = JSON.stringify(failure(status, msg));
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
