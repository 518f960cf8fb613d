/** What a tool of `dealer-portal mcp` is, apart from the protocol that hands it out. */
import type { CallOptions } from '../../core/call';
import type { Client } from '../../core/client';
import { type CatalogueEntry, operationOf } from '../catalogue';
import type { Arguments } from './arguments';

/** What the tools work with. */
export interface Toolbox {
  readonly api: Pick<Client, 'call'>;
  /** Of every call; the signal is that of the request. */
  readonly options: CallOptions;
  /** The ids of operations that may change something. */
  readonly allowedWrites: ReadonlySet<string>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Record<string, object>;
    readonly required: string[];
  };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint?: boolean;
    readonly openWorldHint: boolean;
  };
  /** @throws {UsageError} in words for the agent */
  readonly run: (args: Arguments, signal: AbortSignal | undefined) => ToolResult | Promise<ToolResult>;
}

/** The result of a tool: an object that becomes JSON. */
export interface ToolResult {
  readonly value: object;
  readonly isError?: boolean;
}

/** `yes`, or why not. */
export function callableOf(entry: CatalogueEntry, { allowedWrites }: Pick<Toolbox, 'allowedWrites'>): string {
  if (entry.answer === 'file') return 'no: it answers with a file; `dealer-portal download` saves it';
  if (entry.body === 'multipart') return 'no: it takes a file; `dealer-portal call` sends it';
  if (operationOf(entry).effect === 'read' || allowedWrites.has(entry.id)) return 'yes';
  return 'no: it changes something, and --allow-writes of this server does not name it';
}
