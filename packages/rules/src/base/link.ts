/** Addresses that come from outside (the address bar, a server, a file), and what of them may be opened. */

/** Where an address leads. */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'none' };

// The characters that a browser removes before it reads an address. These are blanks and control characters around it,
// and tabs and line breaks anywhere, so `/\t/host` is `//host`.
const FIRST_SIGN = '!';
const BREAKS = /[\t\n\r]/g;

/** The address as a browser reads it. Two loops: a pattern for the end would begin again at each blank inside. */
function asRead(address: string): string {
  let start = 0;
  let end = address.length;
  while (start < end && address.charAt(start) < FIRST_SIGN) start += 1;
  while (end > start && address.charAt(end - 1) < FIRST_SIGN) end -= 1;
  return address.slice(start, end).replace(BREAKS, '');
}

/**
 * The target of an address: a path of the portal begins with one slash, another site with `http://`, `https://` or
 * `//`. A backslash counts as a slash in a browser, so `/\host` is another site in disguise. Such an address leads
 * nowhere, like a script or any other scheme (AUTH-02, SIDE-04).
 */
export function linkTarget(address: unknown): LinkTarget {
  const text = typeof address === 'string' ? asRead(address) : '';
  if (/^(https?:)?\/\/[^/\\]/i.test(text)) return { kind: 'outside', url: text };
  return /^\/(?![/\\])/.test(text) ? { kind: 'inside', path: text } : { kind: 'none' };
}

/** The address as a window may open it: a page of the portal, or of another site over http; else undefined (SIDE-04). */
export function openableAddress(address: unknown): string | undefined {
  const target = linkTarget(address);
  if (target.kind === 'inside') return target.path;
  return target.kind === 'outside' ? target.url : undefined;
}

/** The address when it leads out of the portal over http or https; else undefined, so that a script never runs (SIDE-04). */
export function externalUrl(address: unknown): string | undefined {
  const target = linkTarget(address);
  return target.kind === 'outside' ? target.url : undefined;
}

/**
 * The address as a path of the portal, with exactly one slash at its beginning (AUTH-02).
 * @param address path with query and hash as they are, e.g. `//host/p#a`, which gives `/host/p#a`
 */
export function portalPath(address: string): string {
  return `/${asRead(address).replace(/^[/\\]+/, '')}`;
}
