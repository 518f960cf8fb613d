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

/** The stored list: another tab may have changed it a moment ago. */
function readStored(): readonly OrderTemplate[] {
  known = undefined;
  return read();
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
  write([template, ...readStored()]);
}

export function dropTemplate(name: string): void {
  write(readStored().filter((template) => template.name !== name));
}

export function renameTemplate(name: string, next: string): void {
  write(readStored().map((template) => (template.name === name ? { ...template, name: next } : template)));
}

/** Puts a removed template back in its place; one that has got its name meanwhile stays. */
export function restoreTemplate(template: OrderTemplate, place: number): void {
  const templates = readStored();
  if (templates.some(({ name }) => name === template.name)) return;
  write(templates.toSpliced(place, 0, template));
}

/** Forgets every template. */
export const clearTemplates = (): void => write(NONE);
