/** An address of another site, which may have a query of its own, with further parameters. */
export function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`;
}
