/** Every status of a redirect × each kind of call × both credentials × own and other origin: who gets what. */
import {
  addToCart,
  exportInvoices,
  listCart,
  queryMyOrders,
  readAllMessages,
  uploadFile,
} from '../../src/generated/operations/index';
import {
  type Client,
  type ClientOptions,
  createAutomationClient,
  createClient,
  download,
  type Result,
  uploadProgress,
} from '../../src/index';
import type { Case } from './case';

const STATUSES = [301, 302, 303, 307, 308] as const;
const WHERE = ['inside', 'outside'] as const;

const CODES = { saletoCode: 'S', sendtoCode: 'T', saletoCodeSub: 'S' };
const LINE = { productCode: 'A', number: 1 };
const INVOICES = { query: { customerCode: '1' } };

/** What came where the redirect leads; undefined when nothing did. */
interface Landing {
  readonly method: string;
  readonly isSigned: boolean;
  readonly isMarked: boolean;
  readonly bytes: number;
}

interface RedirectedCall {
  readonly name: string;
  /** The form of the right answer. */
  readonly answer: 'list' | 'page' | 'file' | 'done';
  readonly method: 'GET' | 'POST';
  readonly hasBody: boolean;
  readonly isRead: boolean;
  readonly call: (api: Client) => Promise<Result<unknown>>;
}

const CALLS: readonly RedirectedCall[] = [
  {
    name: 'a write by POST',
    answer: 'done',
    method: 'POST',
    hasBody: true,
    isRead: false,
    call: (api) => api.call(addToCart, { body: { ...LINE, ...CODES, activityType: 1, productList: [LINE] } }),
  },
  {
    name: 'an upload',
    answer: 'done',
    method: 'POST',
    hasBody: true,
    isRead: false,
    call: (api) => api.call(uploadFile, { body: { file: new File(['scan'], '扫描.pdf') } }),
  },
  {
    name: 'a write by GET',
    answer: 'done',
    method: 'GET',
    hasBody: false,
    isRead: false,
    call: (api) => api.call(readAllMessages, { query: { unitId: 'S_admin' } }),
  },
  {
    name: 'a read by POST',
    answer: 'page',
    method: 'POST',
    hasBody: true,
    isRead: true,
    call: (api) => api.call(queryMyOrders, { body: { saletoCode: 'S' } }),
  },
  {
    name: 'a read by GET',
    answer: 'list',
    method: 'GET',
    hasBody: false,
    isRead: true,
    call: (api) => api.call(listCart, { path: CODES }),
  },
  {
    name: 'a file',
    answer: 'file',
    method: 'GET',
    hasBody: false,
    isRead: true,
    call: (api) => api.call(exportInvoices, INVOICES),
  },
  {
    name: 'a file as a stream',
    answer: 'file',
    method: 'GET',
    hasBody: false,
    isRead: true,
    call: async (api) => {
      const result = await download(api, exportInvoices, INVOICES);
      if (result.ok) await new Response(result.data.stream).arrayBuffer();
      return result;
    },
  },
];

/** Both clients carry a header of their own, which is for the origin alone too. */
const CLIENTS: Readonly<Record<string, (options: ClientOptions & { baseUrl: string }) => Client>> = {
  bearer: (options) => createClient({ ...options, token: 'token-of-the-user', pageName: '/cart' }),
  automation: (options) => {
    const credentials = {
      clientCode: 'code-77',
      clientSecret: 's3cret-77',
      user: 'robot',
      password: 'p4ss-77',
    };
    return createAutomationClient({ ...options, ...credentials, dangerouslyAllowBrowser: true });
  },
};

const REFUSED = { ok: false, kind: 'invalid-response', attempts: 1, landed: false };

let keys = 0;

async function landingOf(origin: string, key: string): Promise<Landing | undefined> {
  const { data } = (await (await fetch(`${origin}/landings/${key}`)).json()) as { data?: Landing };
  return data;
}

interface Way {
  readonly client: string;
  readonly status: number;
  readonly where: (typeof WHERE)[number];
}

function redirected(call: RedirectedCall, { client, status, where }: Way): Case {
  const isInside = where === 'inside';
  const isPlain = call.isRead && call.method === 'GET';
  const isFollowed = isInside ? isPlain || status > 306 : isPlain && client === 'bearer';
  const followed = {
    ok: true,
    attempts: 1,
    landed: true,
    method: call.method,
    hasBody: call.hasBody,
    isSigned: isInside,
    isMarked: isInside,
  };
  return {
    name: `${call.name}, ${client}, ${status} to ${isInside ? 'its own' : 'another'} origin`,
    expected: isFollowed ? followed : REFUSED,
    // A browser does not say where a redirect leads.
    inBrowser: isPlain && isInside && client === 'bearer' ? followed : REFUSED,
    run: async ({ origin }, onFailure) => {
      keys += 1;
      const key = `${call.answer}/${keys}`;
      const baseUrl = `${origin}/redirect/${status}/${where}/${key}`;
      const api = CLIENTS[client]?.({ baseUrl, onFailure, headers: { 'x-api-key': 'key-77' } });
      if (!api) throw new Error(`no client ${client}`);
      const result = await call.call(api);
      const landing = await landingOf(origin, key);
      return Object.assign(result, {
        ...landing,
        landed: landing !== undefined,
        hasBody: (landing?.bytes ?? 0) > 0,
      });
    },
  };
}

/** XMLHttpRequest follows by itself: the answer that comes is not taken for the upload's. */
const WITH_PROGRESS: Case[] = STATUSES.map((status) => ({
  name: `an upload with progress, ${status}`,
  expected: status > 306 ? { ok: true } : REFUSED,
  inBrowser: { ok: false, kind: 'invalid-response', attempts: 1 },
  run: async ({ origin }, onFailure) => {
    keys += 1;
    const key = `done/${keys}`;
    const api = createClient({ baseUrl: `${origin}/redirect/${status}/inside/${key}`, onFailure });
    const body = { file: new File(['scan'], '扫描.pdf') };
    const result = await api.call(uploadFile, { body }, { fetch: uploadProgress(() => undefined) });
    return Object.assign(result, { landed: (await landingOf(origin, key)) !== undefined });
  },
}));

export const REDIRECTS: readonly Case[] = [
  ...CALLS.flatMap((call) =>
    Object.keys(CLIENTS).flatMap((client) =>
      STATUSES.flatMap((status) => WHERE.map((where) => redirected(call, { client, status, where }))),
    ),
  ),
  ...WITH_PROGRESS,
];
