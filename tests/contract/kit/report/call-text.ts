import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import type { SentRequest } from '../send-call';
import { TOKEN_VARIABLE } from '../target';

/** The environment in which a command of a report works: no credential is written down. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a command. Its credential is read from the environment, or is left out where that was the test. */
export function curlText({ method, url, headers, body }: SentRequest, { credential }: TestCall): string {
  const { authorization, ...others } = headers;
  const bearer =
    credential === 'wrong'
      ? `-H 'authorization: Bearer no-such-token'`
      : `-H "authorization: Bearer $${TOKEN_VARIABLE}"`;
  const basic = '-u "$DEALER_PORTAL_USER:$DEALER_PORTAL_PASSWORD"';
  const isBasic = authorization?.startsWith('Basic') === true;
  const lines = [
    `curl -i -X ${method} ${quoted(withoutSecrets(url))}`,
    ...(authorization === undefined ? [] : [isBasic ? basic : bearer]),
    ...Object.entries(others)
      .filter(([name]) => name !== 'accept')
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`--data-raw ${quoted(body)}`] : formLines(body)),
  ];
  return lines.join(' \\\n  ');
}

function formLines(form: FormData | undefined): readonly string[] {
  return [...(form?.entries() ?? [])].map(([name, value]) =>
    typeof value === 'string' ? `-F ${quoted(`${name}=${value}`)}` : `-F ${quoted(`${name}=@file.txt`)}`,
  );
}

/** Code and secret of an automation client stand in the query (HTTP-09). */
function withoutSecrets(url: string): string {
  const address = new URL(url);
  for (const name of ['clientCode', 'clientSecret']) address.searchParams.delete(name);
  return address.href;
}

/** The same as a call of the SDK, which a file in the same folder can run. */
export function sdkText(
  { id, media, method }: KitOperation,
  { values, fault, rawBody, credential }: TestCall,
): string {
  if (rawBody !== undefined) return '// The SDK cannot send this: it writes JSON itself.';
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
  const token =
    credential === undefined
      ? 'process.env.DEALER_PORTAL_TOKEN'
      : credential === 'none'
        ? 'undefined'
        : "'no-such-token'";
  return `${note}${file}import { createClient } from '@dealer-portal/sdk';
import { ${id} } from '@dealer-portal/sdk/operations';

const api = createClient({ baseUrl: process.env.DEALER_PORTAL_URL, token: ${token} });
console.log(await api.call(${id}, ${json}));`;
}
