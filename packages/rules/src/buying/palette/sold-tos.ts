/** A customer that a user may buy for. */
interface SoldTo {
  readonly saletoCode: string;
  readonly saletoName: string;
}

/** The sold-tos whose code or name holds the filter text, in any case; all of them for a blank one (HEAD-01). */
export function filterSoldTos<S extends SoldTo>(soldTos: readonly S[], text: string): readonly S[] {
  const filter = text.trim().toLowerCase();
  return soldTos.filter(({ saletoCode, saletoName }) =>
    `${saletoCode} ${saletoName}`.toLowerCase().includes(filter),
  );
}
