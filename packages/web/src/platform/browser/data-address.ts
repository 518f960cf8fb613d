/** Where an address from an answer, a file or the address bar may lead: scheme and host are decided here alone (SIDE-04). */
import { type LinkTarget, linkTarget } from '@dealer-portal/rules/link';
import { config, type PortalConfig } from '../config';

/**
 * The target of an address that the portal did not write itself: a page of the portal, or another site over http or https
 * whose host the settings allow (`openHosts`; the hosts of the settings themselves are allowed).
 */
export function dataTarget(address: unknown): LinkTarget {
  const target = linkTarget(address);
  return target.kind !== 'outside' || mayOpen(target.url) ? target : { kind: 'none' };
}

/** The target of a picture's address: nobody is led there, and the policy of the host says where pictures come from. */
export function pictureTarget(address: unknown): LinkTarget {
  return linkTarget(address);
}

/** The address as a window may open it; undefined for one that leads nowhere. */
export function dataAddress(address: unknown): string | undefined {
  const target = dataTarget(address);
  if (target.kind === 'inside') return target.path;
  return target.kind === 'outside' ? target.url : undefined;
}

/** The address when it leads out of the portal; else undefined. */
export function outsideAddress(address: unknown): string | undefined {
  const target = dataTarget(address);
  return target.kind === 'outside' ? target.url : undefined;
}

function mayOpen(url: string): boolean {
  const { openHosts } = config;
  if (openHosts.length === 0) return true;
  const host = hostOf(url);
  if (host === undefined) return false;
  return (
    host === window.location.hostname ||
    openHosts.some((allowed) => covers(allowed, host)) ||
    hostsOfSettings().has(host)
  );
}

/** `.example.cn` covers what lies below it and itself. */
function covers(allowed: string, host: string): boolean {
  return allowed.startsWith('.') ? host.endsWith(allowed) || host === allowed.slice(1) : host === allowed;
}

/** The hosts of the settings, worked out once for those in force: each has a list of allowed hosts of its own. */
const HOSTS = new WeakMap<PortalConfig['openHosts'], ReadonlySet<string | undefined>>();

/** The hosts that a setting leads to: what an operator wrote needs no second permission. */
function hostsOfSettings(): ReadonlySet<string | undefined> {
  const { openHosts } = config;
  const hosts = HOSTS.get(openHosts) ?? new Set(textsIn(config).filter(isWebAddress).map(hostOf));
  HOSTS.set(openHosts, hosts);
  return hosts;
}

const isWebAddress = (text: string) => /^(https?:)?\/\//.test(text);

/** The texts of a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url, window.location.origin).hostname;
  } catch {
    return undefined;
  }
}
