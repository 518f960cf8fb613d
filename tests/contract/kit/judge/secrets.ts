/** Credentials in an answer, and what shows the inside of a server. */

/** A token that the description promises stands in a field of that name. */
const PROMISED = /"(token|accessToken|access_token)"\s*:\s*"[^"]*"/g;

const INSIDES: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY/, 'a private key'],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/, 'an authorization header'],
  [/\bat [\w.$<>]+\([\w.]+\.java:\d+\)|\n\s*at .+\.[cm]?[jt]s:\d+/, 'a stack trace'],
  [/\bjdbc:\w+:|\b(mysql|postgres|redis|mongodb):\/\/\w+:/, 'the address of a database'],
  [/\b(password|passwd|secret)\s*[=:]\s*['"]?[^\s'",}]{4,}/i, 'a password'],
];

/**
 * @param secrets the tester's own, as they are
 * @returns what shows, never the secret itself
 */
export function secretsIn(text: string, secrets: readonly string[]): readonly string[] {
  const rest = text.replace(PROMISED, '""');
  const forms = secrets
    .filter((secret) => secret.length >= 4)
    .flatMap((secret) => [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')]);
  const isLeaked = forms.some((form) => rest.includes(form));
  return [
    ...(isLeaked ? ["the tester's own credential"] : []),
    ...INSIDES.filter(([pattern]) => pattern.test(rest)).map(([, name]) => name),
  ];
}
