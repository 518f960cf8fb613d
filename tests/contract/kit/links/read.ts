import { isRecord } from '../input/schema';

type Json = Readonly<Record<string, unknown>>;

/** Data of an answer as a chain reads it: nothing is there that was not looked for. */
export const record = (value: unknown): Json => (isRecord(value) ? value : {});

export const rows = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(record) : []);

export const text = (node: Json, name: string): string => String(node[name] ?? '');

export const number = (node: Json, name: string): number => Number(node[name] ?? 0);

/** Money as integer cents, so that sums are exact. */
export const cents = (value: unknown): number => Math.round(Number(value) * 100);
