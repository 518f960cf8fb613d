import { personaExamples } from '../../../world/persona-examples';
import type { World } from '../../../world/world';
import type { Route } from '../../routes';

type Views = ReturnType<typeof personaExamples>;

const known = new WeakMap<World, Map<string, Views>>();

/**
 * The answers of an operation that depend on who asks, for the world at its real size: the examples of the description
 * speak of the small one. Undefined in the small world, and for an operation that answers everybody alike.
 */
export function grownView(world: World, { operation }: Route): Views | undefined {
  const view = operation['x-personas'];
  if (!world.grown || view === undefined) return undefined;
  const views = known.get(world) ?? new Map<string, Views>();
  known.set(world, views);
  const examples = views.get(view) ?? personaExamples(world, view);
  views.set(view, examples);
  return examples;
}
