import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { loadWorld, type World } from '../world/world';
import { answer, type Parts } from './answer';
import { control } from './control';
import { loadDescription } from './description';
import { createFaults } from './faults';
import { listen } from './listen';
import { prismOver } from './prism';
import { provider } from './provider/provider';
import { readRequest } from './read-request';
import { failure, Refusal } from './refusal';
import { refused, send } from './respond';
import { routesOf } from './routes';
import { handlers } from './state/handlers';
import { createState } from './state/memory/memory';

export interface MockOptions {
  /** 0 takes any free port. Default 4010. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Answers from the examples only; no session, no memory. */
  readonly stateless?: boolean;
  /** Another bundled description than the committed one. */
  readonly description?: string;
  /** Another world than that of openapi/world. */
  readonly world?: World;
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
/** Node's own limit is 16 KiB; a long cookie should get an answer that says what is wrong. */
const MAX_HEADER_BYTES = 32 * 1024;

/**
 * Starts the mock server: Prism over the description, the state of the journeys, the demo login provider.
 * @throws Error when the port is taken (the message names it) or the bundled description is missing
 */
export async function startMock(options: MockOptions = {}): Promise<RunningMock> {
  const parts = partsOf(options);
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, response) => {
    void handle(parts, incoming, response);
  });
  server.on('clientError', refuseUnreadable);
  const host = options.host ?? DEFAULT_HOST;
  const port = await listen(server, options.port ?? DEFAULT_PORT, host);
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    operations: parts.routes.length,
    close,
  };
}

function partsOf(options: MockOptions): Parts {
  const description = loadDescription(options.description);
  const routes = routesOf(description);
  const world = options.world ?? loadWorld();
  const log = options.log ?? (() => undefined);
  const state = options.stateless ? undefined : createState({ description, routes, world, handlers, log });
  return { description, routes, ask: prismOver(description), faults: createFaults(), world, state, log };
}

async function handle(parts: Parts, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const reply = await replyTo(parts, incoming);
    if (reply === 'reset') incoming.socket.destroy();
    else if (reply !== 'hang' && reply !== 'usual') send(incoming, response, reply);
  } catch (error) {
    if (error instanceof Refusal)
      return send(incoming, response, refused(error.status, error.message, error.headers));
    if (error instanceof URIError)
      return send(incoming, response, refused(400, '请求地址中的百分号编码有误'));
    parts.log(`${incoming.method} ${incoming.url}: ${error instanceof Error ? error.stack : String(error)}`);
    send(incoming, response, refused(500, '模拟服务内部错误，详见日志'));
  }
}

async function replyTo(parts: Parts, incoming: IncomingMessage) {
  const isPreflight =
    incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined;
  if (isPreflight) return { status: 204 };
  const request = await readRequest(incoming);
  const now = new Date();
  return (
    provider(request, parts.world.personas, now) ??
    control(parts, request, now) ??
    answer(parts, request, now)
  );
}

/** What Node cannot read as HTTP at all still gets the envelope's form. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify(failure(isLong ? 431 : 400, isLong ? '请求头过长' : '无法识别的 HTTP 请求'));
  const head = [`HTTP/1.1 ${status}`, 'Content-Type: application/json; charset=utf-8', 'Connection: close'];
  socket.end(`${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
}
