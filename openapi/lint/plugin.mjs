// Redocly loads plugins as plain JavaScript; the rules are TypeScript, so tsx brings them in.
import { tsImport } from 'tsx/esm/api';

const { rules } = await tsImport('./rules.ts', import.meta.url);
const { addPersonaExamples } = await tsImport('../world/persona-examples.ts', import.meta.url);
const { loadWorld } = await tsImport('../world/world.ts', import.meta.url);

/** Runs before lint and bundle, so both see the examples of the personas. */
function personaExamples() {
  const world = loadWorld();
  return { Operation: { enter: (operation) => addPersonaExamples(world, operation) } };
}

/** The project's own lint rules and preprocessor, named `portal/…` in redocly.yaml. */
export default function portal() {
  return {
    id: 'portal',
    rules: { oas3: rules },
    preprocessors: { oas3: { 'persona-examples': personaExamples } },
  };
}
