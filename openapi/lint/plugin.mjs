// Redocly loads plugins as plain JavaScript; the rules are TypeScript, so tsx brings them in.
import { tsImport } from 'tsx/esm/api';

const { rules } = await tsImport('./rules.ts', import.meta.url);

/** The project's own lint rules, named `portal/…` in redocly.yaml. */
export default function portal() {
  return { id: 'portal', rules: { oas3: rules } };
}
