/** From what a tool tells, also by throwing, to the answer of the protocol; no secret is in it. */
import { hidden } from '../../credentials/redactor';
import { REDACTED } from '../../credentials/secret';
import { ValidationError } from '../../validation/validating';
import { UsageError } from '../usage-error';
import { type Arguments, onlyKnown } from './arguments';
import type { Told, Tool } from './tool';

/** The answer of a tool as the protocol wants it. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
  readonly [key: string]: unknown;
}

interface Asked {
  readonly given: Arguments;
  readonly signal?: AbortSignal;
  /** Texts that no answer shows. */
  readonly secrets: readonly string[];
}

/** Runs a tool. It never throws. */
export async function answerOf(tool: Tool, { given, signal, secrets }: Asked): Promise<ToolAnswer> {
  const { value, isError } = await run(tool, given, signal).catch(mistake);
  const content = [{ type: 'text' as const, text: withoutSecrets(value, secrets) }];
  return isError ? { content, isError } : { content };
}

async function run(tool: Tool, given: Arguments, signal: AbortSignal | undefined): Promise<Told> {
  onlyKnown(given, Object.keys(tool.inputSchema.properties));
  return tool.run(given, signal);
}

function mistake(error: unknown): Told {
  const msg = error instanceof Error ? error.message : String(error);
  if (error instanceof ValidationError)
    return { value: { kind: 'usage', msg: `${msg}. Nothing was sent.` }, isError: true };
  return { value: { kind: error instanceof UsageError ? 'usage' : 'fault', msg }, isError: true };
}

/** Fields whose text is a credential, of this user or of another service. */
const SECRET_FIELD = /token|password|secret/i;

function withoutSecrets(value: object, secrets: readonly string[]): string {
  const text = JSON.stringify(
    value,
    (name, item: unknown) => {
      if (typeof item !== 'string' || !item) return item;
      // A short secret stands inside of other texts for other reasons.
      return SECRET_FIELD.test(name) || secrets.includes(item) ? REDACTED : item;
    },
    1,
  );
  return hidden(secrets)(text);
}
