import { z } from 'zod';
import { Refusal } from '../refusal';

/**
 * Reads the body of a control request.
 * @param schema an object without unknown keys, whose messages are for the caller
 * @throws Refusal 400 with the sentence of the first field that is wrong
 */
export function readControl<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  throw new Refusal(400, issue === undefined ? '请求正文有误' : sentenceOf(issue));
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `没有名为 ${issue.keys.slice(0, 5).join('、')} 的字段`;
  return issue.path.length === 0 && issue.code === 'invalid_type' ? '请求正文应为对象' : issue.message;
}

type Bounds = Readonly<Record<'least' | 'most', number>>;

/** What is said of a field that is no whole number between its bounds. */
export function integerProblem(name: string, { least, most }: Bounds): string {
  return `${name} 应为 ${least} 到 ${most} 的整数`;
}

/** A field that is a whole number between bounds. */
export function integerField(name: string, bounds: Bounds) {
  const error = integerProblem(name, bounds);
  return z.int({ error }).min(bounds.least, error).max(bounds.most, error);
}

/** A field that is text of a length that somebody reads. */
export function textField(name: string) {
  return z.string({ error: `${name} 应为文本` }).max(2_000, `${name} 不能超过 2000 字`);
}
