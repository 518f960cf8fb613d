import { hideIn } from './redact';
import { REDACTED, SURELY_A_SECRET } from './secret';

/** Code and secret of an automation client by their names in an address: these are hidden at any length. */
const IN_QUERY = '(client(?:Code|Secret)=)[^&#\\s"\'<>]+';

/**
 * @param secrets as they are; their escaped forms are found too, those below eight characters are not looked for
 * @returns a function that takes them out of a JSON value or an error, in place
 */
export function redactor(secrets: readonly string[]): <T extends object>(value: T) => T {
  const hide = hidden(secrets);
  return (value) => hideIn(value, hide);
}

/** @returns a function that answers a text without `secrets`, in one pass: what it wrote is not searched again */
export function hidden(secrets: readonly string[]): (text: string) => string {
  const forms = secrets
    .filter(({ length }) => length >= SURELY_A_SECRET)
    .flatMap(formsOf)
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp([IN_QUERY, ...forms].join('|'), 'g');
  return (text) => text.replace(pattern, (_, name = '') => `${name}${REDACTED}`);
}

function formsOf(secret: string): string[] {
  const escaped = encodeURIComponent(secret);
  return [secret, escaped, escaped.replaceAll('%20', '+'), JSON.stringify(secret).slice(1, -1)];
}
