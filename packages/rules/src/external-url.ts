/** The address when it leads out of the portal over http or https; else undefined, so that a script never runs (SIDE-04). */
export function externalUrl(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim() ?? '';
  return /^(https?:)?\/\/[^/\\]/i.test(trimmed) ? trimmed : undefined;
}
