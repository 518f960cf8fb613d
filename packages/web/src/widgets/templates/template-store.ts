import type { OrderTemplate } from '@dealer-portal/rules/rebuy';
import { isRecord, slot } from '#platform/browser/storage';
import { createChangeSignal, useStore } from '#ui/store';

function isTemplate(value: unknown): value is OrderTemplate {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['savedOn'] === 'string' &&
    Array.isArray(value['lines']) &&
    value['lines'].every((line) => isRecord(line) && typeof line['productCode'] === 'string')
  );
}

const isTemplates = (value: unknown): value is readonly OrderTemplate[] =>
  Array.isArray(value) && value.every(isTemplate);

const NONE: readonly OrderTemplate[] = [];
const changes = createChangeSignal();
const stored = slot('local', 'orderTemplates', isTemplates);
/** The list as it was read last; the same one for every drawing. */
let known: readonly OrderTemplate[] | undefined;

function read(): readonly OrderTemplate[] {
  known ??= stored.read() ?? NONE;
  return known;
}

function write(templates: readonly OrderTemplate[]): void {
  known = templates;
  stored.write(templates);
  changes.emit();
}

stored.watch(() => {
  known = undefined;
  changes.emit();
});

/** The order templates of the account in this browser, newest first. */
export function useTemplates(): readonly OrderTemplate[] {
  return useStore({ subscribe: changes.subscribe, read });
}

export function keepTemplate(template: OrderTemplate): void {
  write([template, ...read()]);
}

export function dropTemplate(name: string): void {
  write(read().filter((template) => template.name !== name));
}

/** Puts a list back as it was. */
export const restoreTemplates = write;
