import type { Exchange } from '@dealer-portal/openapi/mock/proxy';
import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import type { Problem } from './problem';

const PRODUCTS = [
  'server',
  'x-powered-by',
  'x-aspnet-version',
  'x-aspnetmvc-version',
  'x-generator',
  'x-runtime',
];

/** Whether a store for all may keep an answer. */
const isKept = (caching: string): boolean =>
  /\b(public|s-maxage=[1-9])/i.test(caching) ||
  (/\bmax-age=[1-9]/i.test(caching) && !/\b(private|no-store|no-cache)\b/i.test(caching));

/** Headers by which others may keep an answer of a customer, or learn what the server is. */
export function headerProblems(
  { isSecured }: KitOperation,
  { credential }: TestCall,
  { headers, status }: Exchange,
): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (name: string, message: string) => problems.push({ check: 'header', place: name, message });
  const isOfCustomer = isSecured && credential === undefined;
  const caching = headers['cache-control'] ?? '';
  for (const name of ['cache-control', 'surrogate-control', 'cdn-cache-control']) {
    if (isOfCustomer && isKept(headers[name] ?? ''))
      add(name, `an answer for one customer may be kept for all: ${headers[name]}`);
  }
  const isStored = Number(headers['age'] ?? 0) > 0 || /\bhit\b/i.test(headers['x-cache'] ?? '');
  if (isOfCustomer && isStored) {
    add(
      headers['age'] === undefined ? 'x-cache' : 'age',
      'an answer for one customer came from a store for all',
    );
  }
  const expires = Date.parse(headers['expires'] ?? '');
  if (isOfCustomer && caching === '' && expires > Date.now() + 1_000) {
    add('expires', 'an answer for one customer may be kept for all');
  }
  for (const name of PRODUCTS) {
    const value = headers[name] ?? '';
    if (/\d/.test(value) || (name !== 'server' && value !== '')) {
      add(name, `the header tells product or version of the server: ${value}`);
    }
  }
  if (
    headers['access-control-allow-origin'] === '*' &&
    headers['access-control-allow-credentials'] === 'true'
  ) {
    add('access-control-allow-credentials', 'any page may send the credential of its visitor');
  }
  const cookie = headers['set-cookie'] ?? '';
  if (
    /session|token|auth|jwt/i.test(cookie.replace(/\b(xsrf|csrf)[\w-]*=/gi, '')) &&
    !/httponly/i.test(cookie)
  ) {
    add('set-cookie', 'a script can read the cookie that signs in');
  }
  if (status === 401 && headers['location']) add('location', 'a refusal sends elsewhere');
  return problems;
}
