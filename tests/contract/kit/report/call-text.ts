import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { SentRequest } from '../send-call';
import { type Credential, OTHER_VARIABLE, TOKEN_VARIABLE } from '../target';
import { shellHeader } from '../ways-in';

/** The environment in which a command of a report works: no credential is written down. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const VARIABLES = { token: TOKEN_VARIABLE, other: OTHER_VARIABLE };
/** Code and secret of an automation client stand in the query (HTTP-09). */
const SECRET_QUERY: Readonly<Record<string, string>> = {
  clientCode: 'DEALER_PORTAL_CLIENT_CODE',
  clientSecret: 'DEALER_PORTAL_CLIENT_SECRET',
  access_token: TOKEN_VARIABLE,
  token: TOKEN_VARIABLE,
};

/**
 * The request as a command for a shell, with curl 7.87 or newer. Its credential is read from the environment, or is left out where
 * that was the test.
 */
export function curlText(
  { method, url, headers, body }: SentRequest,
  { credential: kind, values }: Pick<TestCall, 'credential' | 'values'>,
  credential: Credential,
): string {
  const { authorization, cookie, ...others } = headers;
  const isBasic = kind === undefined && authorization?.startsWith('Basic') === true;
  const header = isBasic ? undefined : shellHeader(kind, credential, VARIABLES);
  const lines = [
    `curl -i -X ${method} ${quoted(withoutSecrets(url, kind))}`,
    ...secretQuery(url, kind),
    ...(isBasic ? ['-u "$DEALER_PORTAL_USER:$DEALER_PORTAL_PASSWORD"'] : []),
    ...(authorization !== undefined && header !== undefined ? [`-H "authorization: ${header}"`] : []),
    ...(cookie === undefined
      ? []
      : [
          `-H "cookie: token=$${TOKEN_VARIABLE}; access_token=$${TOKEN_VARIABLE}; Authorization=$${TOKEN_VARIABLE}"`,
        ]),
    ...Object.entries(others)
      .filter(([name]) => name !== 'accept')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`--data-raw ${quoted(body)}`] : formLines(body, values.body)),
  ];
  return lines.join(' \\\n  ');
}

/** The secret parameters of a request, from the environment. */
function secretQuery(url: string, kind: TestCall['credential']): readonly string[] {
  return Object.entries(SECRET_QUERY)
    .filter(([name]) => isSecret(name, kind) && new URL(url).searchParams.has(name))
    .map(([name, variable]) => `--url-query "${name}=$${variable}"`);
}

/** The fields of a form; a file that was made of a text is written as that text. */
function formLines(form: FormData | undefined, written: unknown): readonly string[] {
  return [...(form?.entries() ?? [])].map(([name, value]) => {
    if (typeof value === 'string') return `--form-string ${quoted(`${name}=${asSent(value)}`)}`;
    const text = isRecord(written) && !(written[name] instanceof File) ? written[name] : undefined;
    const content = text === undefined ? `@${value.name}` : formText(String(text));
    return `-F ${quoted(`${name}=${content};filename=${value.name};type=application/octet-stream`)}`;
  });
}

/** A text of a form as `fetch` sends it: each line ends with both signs. */
const asSent = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n');

/** A text as a part of `-F`, within quotes: curl undoes the strokes before strokes and quotes, and nothing else. */
const formText = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** A token stands in the address only where that is what is tried. */
const isSecret = (name: string, kind: TestCall['credential']): boolean =>
  /^client/.test(name) || kind === 'a token in the address';

function withoutSecrets(url: string, kind: TestCall['credential']): string {
  const address = new URL(url);
  for (const name of Object.keys(SECRET_QUERY)) if (isSecret(name, kind)) address.searchParams.delete(name);
  return address.href;
}

/** The same as a call of the SDK, which a file in the same folder can run. */
export function sdkText(
  { id, media, method }: KitOperation,
  { values, fault, rawBody, credential, elsewhere }: TestCall,
): string {
  if (rawBody !== undefined) return '// The SDK cannot send this: it writes JSON itself.';
  if (elsewhere) return '// The SDK cannot send this: it has addresses and methods of the description alone.';
  const { path, query, body } = values;
  const isForm = media === 'multipart/form-data';
  const input = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(method !== 'GET' && body !== undefined && { body }),
  };
  const json = JSON.stringify(input, null, 2);
  const note = fault ? `// Wrong on purpose: ${fault}. TypeScript may refuse it.\n` : '';
  const file = isForm ? '// `file` is a Blob: new Blob([text])\n' : '';
  const tokens: Readonly<Record<string, string>> = {
    none: 'undefined',
    other: `process.env.${OTHER_VARIABLE}`,
  };
  const token =
    credential === undefined ? `process.env.${TOKEN_VARIABLE}` : (tokens[credential] ?? "'no-such-token'");
  return `${note}${file}import { createClient } from '@dealer-portal/sdk';
import { ${id} } from '@dealer-portal/sdk/operations';

const api = createClient({ baseUrl: process.env.DEALER_PORTAL_URL, token: ${token} });
console.log(await api.call(${id}, ${json}));`;
}
