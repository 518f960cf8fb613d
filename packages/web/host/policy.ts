/** The headers of every page and file: `pnpm serve`, `npm start`, the browser tests and nginx (`deploy/nginx`) send the same. */

/** Origins beyond the portal's own, each a list with blanks between, as a policy has them. */
export interface Sources {
  /** Who may show the portal in a frame: the office app. */
  readonly frameAncestors: string;
  /** Frames inside of the portal: the easy-tally system. */
  readonly frames: string;
  /** Pictures of products. */
  readonly images: string;
  /** Entry modules of sub-applications. Their code is trusted with everything that the user may do. */
  readonly scripts: string;
  readonly styles: string;
  /** Calls: of sub-applications, and where reports of browsers go. */
  readonly calls: string;
}

/** No origin but the portal's own. */
export const OWN_SOURCES: Sources = {
  frameAncestors: '',
  frames: '',
  images: '',
  scripts: '',
  styles: '',
  calls: '',
};

/** Where the environment of a host names each of them. */
export const SOURCE_VARIABLES: Readonly<Record<keyof Sources, string>> = {
  frameAncestors: 'PORTAL_FRAME_ANCESTORS',
  frames: 'PORTAL_FRAME_SOURCES',
  images: 'PORTAL_IMAGE_SOURCES',
  scripts: 'PORTAL_SCRIPT_SOURCES',
  styles: 'PORTAL_STYLE_SOURCES',
  calls: 'PORTAL_CONNECT_SOURCES',
};

/** The names of the makers of trusted addresses and markup: see `platform/browser/trusted.ts`. */
export const TRUSTED_TYPES = 'trusted-types dealer-portal';

/** The Content-Security-Policy. A browser that has no trusted types leaves their two directives out. */
export function policyOf(sources: Sources): string {
  const from = (kind: string, own: string, more = '') => `${kind} ${own}${more.trim() && ` ${more.trim()}`}`;
  return [
    from('default-src', "'self'"),
    from('script-src', "'self'", sources.scripts),
    from('style-src', "'self'", sources.styles),
    from('img-src', "'self' data: blob:", sources.images),
    from('connect-src', "'self'", sources.calls),
    from('frame-src', "'self'", sources.frames),
    from('frame-ancestors', "'self'", sources.frameAncestors),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    TRUSTED_TYPES,
  ].join('; ');
}

/** The headers besides the policy. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // A token in the address of a sign-in reaches no other request.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
