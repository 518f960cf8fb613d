import type { OrderTemplate } from '@dealer-portal/rules/rebuy';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import { createChangeSignal, useStore } from '#ui/store';

const TEMPLATE: z.ZodMiniType<OrderTemplate> = z.object({
  name: z.string(),
  savedOn: z.string(),
  lines: z.array(
    z.object({
      productCode: z.string(),
      productModel: z.optional(z.string()),
      productName: z.optional(z.string()),
      number: z.number(),
      price: z.exactOptional(z.nullable(z.union([z.number(), z.string()]))),
      priceType: z.nullish(z.string()),
    }),
  ),
});
const isTemplate = fits(TEMPLATE);

const NONE: readonly OrderTemplate[] = [];
const changes = createChangeSignal();
const stored = slot('local', 'orderTemplates', fits<readonly unknown[]>(z.array(z.unknown())));
/** The list as it was read last; the same one for every drawing. */
let known: readonly OrderTemplate[] | undefined;

function read(): readonly OrderTemplate[] {
  // One that cannot be read takes no other with it.
  known ??= stored.read()?.filter(isTemplate) ?? NONE;
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
  write([...templates.slice(0, place), template, ...templates.slice(place)]);
}

/** Forgets every template. */
export const clearTemplates = (): void => write(NONE);
