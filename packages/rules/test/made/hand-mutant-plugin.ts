/** Puts the fault that `scripts/hand-mutants.ts` names into its file as it is loaded. */
export function handMutant() {
  const mutant = JSON.parse(process.env['HAND_MUTANT'] ?? 'null');
  return {
    name: 'hand-mutant',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      return mutant && id.endsWith(`/src/${mutant.file}`)
        ? code.replace(mutant.from, () => mutant.to)
        : undefined;
    },
  };
}
