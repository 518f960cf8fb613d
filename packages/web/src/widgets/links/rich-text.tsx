import type { LinkTarget } from '@dealer-portal/rules/link';
import { createElement, type ReactNode, useMemo } from 'react';
import { dataTarget, pictureTarget } from '#platform/browser/data-address';
import { parseMarkup } from '#platform/browser/trusted';
import './rich-text.css';

/** Everything that a text may consist of; other elements are dropped and their words kept. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['p', 'br', 'div', 'span', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  ...['h2', 'h3', 'h4', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** Elements whose words are no words for the reader. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript']);

/** Elements that React gives no children. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);

/** An address that a text may lead to, or show a picture of: of the portal itself or over http. */
function safeAddress(target: LinkTarget): string | undefined {
  if (target.kind === 'inside') return target.path;
  // A text that leaves the protocol open hides that it leads elsewhere.
  return target.kind === 'outside' && !target.url.startsWith('//') ? target.url : undefined;
}

/** Rich text of the server, rebuilt from known elements: no attribute, style or script of it reaches the page. */
export function RichText({ html }: { readonly html: string | undefined }) {
  const content = useMemo(() => childrenOf(parseMarkup(html ?? '')), [html]);
  return <div className="rich-text">{content}</div>;
}

function childrenOf(parent: Node): readonly ReactNode[] {
  return [...parent.childNodes].map((node, index) => draw(node, index));
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  if (SILENT.has(name)) return null;
  if (name === 'a') return link(node, key);
  if (name === 'img') return picture(node, key);
  if (VOID.has(name)) return createElement(name, { key });
  if (ELEMENTS.has(name)) return createElement(name, { key }, ...childrenOf(node));
  return createElement('span', { key }, ...childrenOf(node));
}

function link(node: Element, key: number): ReactNode {
  const address = safeAddress(dataTarget(node.getAttribute('href')));
  if (!address) return createElement('span', { key }, ...childrenOf(node));
  return createElement('a', { key, href: address, target: '_blank', rel: 'noopener' }, ...childrenOf(node));
}

function picture(node: Element, key: number): ReactNode {
  const address = safeAddress(pictureTarget(node.getAttribute('src')));
  if (!address) return null;
  return createElement('img', { key, src: address, alt: node.getAttribute('alt') ?? '', loading: 'lazy' });
}
