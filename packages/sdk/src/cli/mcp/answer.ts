/** From the result of a tool, also of one that throws, to the answer of the protocol; no secret is in it. */
import { hidden } from '../../credentials/redactor';
import { REDACTED } from '../../credentials/secret';
import { ValidationError } from '../../validation/validating';
import { UsageError } from '../usage-error';
import { type Arguments, onlyKnown } from './arguments';
import type { Tool, ToolResult } from './tool';

/** The answer of a tool as the protocol wants it. */
export interface ToolAnswer {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly isError?: true;
  readonly [key: string]: unknown;
}

interface ToolCall {
  readonly args: Arguments;
  readonly signal?: AbortSignal;
  /** Texts that no answer shows. */
  readonly secrets: readonly string[];
}

/** Runs a tool. It never throws. */
export async function answerOf(tool: Tool, { args, signal, secrets }: ToolCall): Promise<ToolAnswer> {
  const { value, isError } = await run(tool, args, signal).catch(mistakeResult);
  const content = [{ type: 'text' as const, text: withoutSecrets(value, secrets) }];
  return isError ? { content, isError } : { content };
}

async function run(tool: Tool, args: Arguments, signal: AbortSignal | undefined): Promise<ToolResult> {
  onlyKnown(args, Object.keys(tool.inputSchema.properties));
  return tool.run(args, signal);
}

function mistakeResult(error: unknown): ToolResult {
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
    (name, field: unknown) => {
      if (typeof field !== 'string' || !field) return field;
      // A short secret stands inside of other texts for other reasons.
      return SECRET_FIELD.test(name) || secrets.includes(field) ? REDACTED : field;
    },
    1,
  );
  return hidden(secrets)(text);
}
