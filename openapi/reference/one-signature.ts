/** Smaller descriptions for generators that cannot choose between two ways of signing a call. */
type Json = Readonly<Record<string, unknown>>;

/** A bundle as far as it is read here. */
export interface Bundle {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: Readonly<Record<string, Json>>;
  readonly [key: string]: unknown;
}

/** The token of a user, or the four values of an automation client (HTTP-09). */
const SIGNATURES = {
  bearer: { bearer: [] },
  automation: { basic: [], clientCode: [], clientSecret: [] },
} as const;

const sameNames = (security: unknown, signature: object): boolean =>
  typeof security === 'object' &&
  security !== null &&
  Object.keys(security).sort().join() === Object.keys(signature).sort().join();

/**
 * The bundle with one way of signing: calls that cannot be signed so are left out, open ones stay open.
 * @param name which of the ways
 */
export function withOneSignature(bundle: Bundle, name: keyof typeof SIGNATURES): Bundle {
  const signature = SIGNATURES[name];
  const isSignable = ({ security }: Json): boolean =>
    !Array.isArray(security) || security.length === 0 || security.some((way) => sameNames(way, signature));
  const signed = ({ security, ...operation }: Json): Json =>
    Array.isArray(security) && security.length === 0 ? { ...operation, security } : operation;
  const paths = Object.entries(bundle.paths).flatMap(([path, pathItem]) => {
    const operations = Object.entries(pathItem).filter(([, operation]) => isSignable(operation));
    const signedOperations = operations.map(([method, operation]) => [method, signed(operation)] as const);
    return signedOperations.length === 0 ? [] : [[path, Object.fromEntries(signedOperations)] as const];
  });
  const schemes = Object.entries(bundle.components['securitySchemes'] ?? {}).filter(
    ([key]) => key in signature,
  );
  return {
    ...bundle,
    security: [signature],
    paths: Object.fromEntries(paths),
    components: { ...bundle.components, securitySchemes: Object.fromEntries(schemes) },
  };
}
