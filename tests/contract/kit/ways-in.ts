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
const other = (token: string) => (token.endsWith('x') ? 'y' : 'x');

/** The token with capitals for small letters, and the other way round. */
const otherCase = (token: string) =>
  token.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** A made token, with one more sign where it came out as the right one. */
const unlike = (made: string, token: string) => (made === token ? `${made}x` : made);

/** A way in that must be shut: what is sent, and its header as a shell writes it of the variable that holds the token. */
interface Shut {
  readonly send: (token: string) => WayIn;
  readonly shell: (variable: string, token: string) => string;
}

/** A header that is made of the token in one form. */
const made = (form: (token: string) => string): Shut => ({
  send: (token) => header(form(token)),
  shell: (variable) => form(`$${variable}`),
});
const fixed = (value: string): Shut => ({ send: () => header(value), shell: () => value });

const half = (token: string) => Math.ceil(token.length / 2);

/** Ways in that a backend has to shut, made of the tester's own token. */
const SHUT = {
  wrong: fixed('Bearer no-such-token'),
  'a token without its scheme': made((token) => token),
  'the scheme Basic with the token': made((token) => `Basic ${token}`),
  'the scheme Basic with the token as user': {
    send: (token) => header(`Basic ${base64(`${token}:`)}`),
    shell: (variable) => `Basic $(printf %s "$${variable}:" | base64 | tr -d '\\n')`,
  },
  'the scheme Basic with a made-up user': fixed(`Basic ${base64('nobody:nothing')}`),
  'the scheme Token': made((token) => `Token ${token}`),
  'the scheme Digest': made((token) => `Digest ${token}`),
  'the scheme JWT': made((token) => `JWT ${token}`),
  'an empty token': fixed('Bearer '),
  'the token null': fixed('Bearer null'),
  'the token undefined': fixed('Bearer undefined'),
  'an expired token': fixed(`Bearer ${EXPIRED}`),
  'a token with another last character': {
    send: (token) => header(`Bearer ${token.slice(0, -1)}${other(token)}`),
    shell: (variable, token) => `Bearer \${${variable}%?}${other(token)}`,
  },
  'a token in letters of the other case': {
    send: (token) => header(`Bearer ${unlike(otherCase(token), token)}`),
    shell: (variable) => `Bearer $(printf %s "$${variable}" | tr 'a-zA-Z' 'A-Za-z')`,
  },
  'a token of other characters': {
    send: (token) => header(`Bearer ${unlike([...token].reverse().join(''), token)}`),
    shell: (variable) => `Bearer $(printf %s "$${variable}" | rev)`,
  },
  'the first half of the token': {
    send: (token) => header(`Bearer ${token.slice(0, half(token))}`),
    shell: (variable, token) => `Bearer $(printf %s "$${variable}" | cut -c1-${half(token)})`,
  },
  'a token in the address': {
    send: (token) => ({ headers: {}, query: { access_token: token, token } }),
    shell: () => '',
  },
  'a token in a cookie': {
    send: (token) => ({
      headers: { cookie: `token=${token}; access_token=${token}; Authorization=${token}` },
      query: {},
    }),
    shell: () => '',
  },
} as const satisfies Readonly<Record<string, Shut>>;

export type ShutWay = keyof typeof SHUT;
export const SHUT_WAYS = Object.keys(SHUT) as readonly ShutWay[];

/** How a call signs in: not at all, as somebody else, or in a way that the backend must not take. */
export type CredentialKind = 'none' | 'other' | ShutWay;

/** Headers and parameters of a call by the way in that it tries; the tester's own when none is named. */
export function wayIn({ credential, other: somebody }: Target, kind: CredentialKind | undefined): WayIn {
  if (kind === undefined) return open(credential);
  if (kind === 'none') return { headers: {}, query: {} };
  if (kind === 'other') return open(somebody ?? credential);
  const token = credential.authorization.replace(/^\w+ /, '');
  return SHUT[kind].send(token);
}

const open = ({ authorization, query }: Credential): WayIn => ({ headers: { authorization }, query });

/** The header of a way in, as a shell writes it; undefined for one that sends none. */
export function shellHeader(
  kind: CredentialKind | undefined,
  { authorization }: Credential,
  variables: { readonly token: string; readonly other: string },
): string | undefined {
  if (kind === undefined) return `Bearer $${variables.token}`;
  if (kind === 'other') return `Bearer $${variables.other}`;
  if (kind === 'none') return undefined;
  return SHUT[kind].shell(variables.token, authorization.replace(/^\w+ /, '')) || undefined;
}
