import { hideIn, REDACTED } from './redact';

/** A shorter text stands in answers for other reasons: hiding it would rewrite them. */
const LEAST = 4;

/**
 * @param secrets as they are; their escaped forms are found too, those below four characters are not looked for
 * @returns a function that takes them out of a JSON value or an error, in place
 */
export function redactor(secrets: readonly string[]): <T extends object>(value: T) => T {
  const forms = secrets
    .filter(({ length }) => length >= LEAST)
    .flatMap(formsOf)
    .sort((a, b) => b.length - a.length);
  const hide = (text: string) => forms.reduce((rest, form) => rest.replaceAll(form, REDACTED), text);
  return (value) => hideIn(value, hide);
}

function formsOf(secret: string): string[] {
  const escaped = encodeURIComponent(secret);
  return [secret, escaped, escaped.replaceAll('%20', '+'), JSON.stringify(secret).slice(1, -1)];
}
