import type { Credential, Target } from './target';

/** How a request says who sends it. */
interface WayIn {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

const header = (authorization: string): WayIn => ({ headers: { authorization }, query: {} });
const base64 = (text: string) => Buffer.from(text).toString('base64');
const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that nobody signed, of a session that ended long ago. */
const EXPIRED = `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url({ sub: 'portal', exp: 1_500_000_000 })}.`;

/** Another last character: a signature that is not looked at would not notice. */
const forged = (token: string) => token.slice(0, -1) + (token.endsWith('x') ? 'y' : 'x');

/** Ways in that a backend has to shut, made of the tester's own token. */
const SHUT = {
  wrong: () => header('Bearer no-such-token'),
  'a token without its scheme': (token: string) => header(token),
  'the scheme Basic with the token': (token: string) => header(`Basic ${token}`),
  'the scheme Basic with the token as user': (token: string) => header(`Basic ${base64(`${token}:`)}`),
  'the scheme Basic with a made-up user': () => header(`Basic ${base64('nobody:nothing')}`),
  'the scheme Token': (token: string) => header(`Token ${token}`),
  'the scheme Digest': (token: string) => header(`Digest ${token}`),
  'the scheme JWT': (token: string) => header(`JWT ${token}`),
  'an empty token': () => header('Bearer '),
  'the token null': () => header('Bearer null'),
  'the token undefined': () => header('Bearer undefined'),
  'an expired token': () => header(`Bearer ${EXPIRED}`),
  'a token with another last character': (token: string) => header(`Bearer ${forged(token)}`),
  'the first half of the token': (token: string) => header(`Bearer ${token.slice(0, token.length / 2)}`),
  'a token in the address': (token: string): WayIn => ({
    headers: {},
    query: { access_token: token, token },
  }),
  'a token in a cookie': (token: string): WayIn => ({
    headers: { cookie: `token=${token}; access_token=${token}; Authorization=${token}` },
    query: {},
  }),
} as const;

export type ShutWay = keyof typeof SHUT;
export const SHUT_WAYS = Object.keys(SHUT) as readonly ShutWay[];

/** How a call signs in: not at all, as somebody else, or in a way that the backend must not take. */
export type CredentialKind = 'none' | 'other' | ShutWay;

/** Headers and parameters of a call by the way in that it tries; the tester's own when none is named. */
export function wayIn({ credential, other }: Target, kind: CredentialKind | undefined): WayIn {
  if (kind === undefined) return open(credential);
  if (kind === 'none') return { headers: {}, query: {} };
  if (kind === 'other') return open(other ?? credential);
  const token = credential.authorization.replace(/^\w+ /, '');
  return SHUT[kind](token);
}

const open = ({ authorization, query }: Credential): WayIn => ({ headers: { authorization }, query });
