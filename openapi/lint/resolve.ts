/** Follows references across files: a node is only known together with the file that its own references start from. */
import { type Context, type Json, list, type Operation, record, text } from './visit';

export interface Placed {
  readonly node: Json;
  readonly from: string;
}

/** The target of `value`'s reference, or the value itself. */
export function follow(ctx: Context, value: unknown, from: string): Placed {
  const node = record(value);
  if (!text(node['$ref'])) return { node, from };
  const target = ctx.resolve(node, from);
  return { node: record(target.node), from: target.location?.source.absoluteRef ?? from };
}

/** The schema and every part of its allOf, references followed. */
export function parts(ctx: Context, value: unknown, from: string): readonly Placed[] {
  const placed = follow(ctx, value, from);
  return [placed, ...list(placed.node['allOf']).flatMap((part) => parts(ctx, part, placed.from))];
}

/** The properties of a schema with those of its allOf. */
export function properties(ctx: Context, value: unknown, from: string): ReadonlyMap<string, Placed> {
  const all = parts(ctx, value, from).flatMap((part) =>
    Object.entries(record(part.node['properties'])).map(
      ([name, node]) => [name, { node, from: part.from }] as const,
    ),
  );
  return new Map(all.map(([name, { node, from }]) => [name, { node: record(node), from }]));
}

/** The names that a schema or its allOf requires. */
export function required(ctx: Context, value: unknown, from: string): readonly string[] {
  return parts(ctx, value, from).flatMap(({ node }) => list(node['required']).map(String));
}

/** One media type of a body or an answer. */
export interface Media extends Placed {
  readonly type: string;
}

function mediaOf(content: unknown, from: string): readonly Media[] {
  return Object.entries(record(content)).map(([type, node]) => ({ type, node: record(node), from }));
}

/** The media types of the request body. */
export function bodyMedia({ node, ctx, file }: Operation): readonly Media[] {
  const body = follow(ctx, node['requestBody'], file);
  return mediaOf(body.node['content'], body.from);
}

/** The media types of the answer 200. */
export function answerMedia({ node, ctx, file }: Operation): readonly Media[] {
  const answer = follow(ctx, record(node['responses'])['200'], file);
  return mediaOf(answer.node['content'], answer.from);
}

export const isJson = ({ type }: Media): boolean => type === 'application/json';

/** The answer's `data`, when the operation describes it. */
export function answerData(operation: Operation): Placed | undefined {
  const json = answerMedia(operation).find(isJson);
  return json && properties(operation.ctx, json.node['schema'], json.from).get('data');
}

/** The parameters, references followed. */
export function parameters({ node, ctx, file }: Operation): readonly Placed[] {
  return list(node['parameters']).map((parameter) => follow(ctx, parameter, file));
}
