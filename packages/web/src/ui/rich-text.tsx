import { createElement, type ReactNode, useMemo } from 'react';
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

/** An address that a text may lead to: of the portal itself or over http. */
const SAFE_ADDRESS = /^(https?:\/\/|\/(?!\/))/i;

/** Rich text of the server, rebuilt from known elements: no attribute, style or script of it reaches the page. */
export function RichText({ html }: { readonly html: string | undefined }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html ?? '', 'text/html');
    return childrenOf(body);
  }, [html]);
  return <div className="rich-text">{content}</div>;
}

function childrenOf(parent: Node): readonly ReactNode[] {
  return [...parent.childNodes].map((node, index) => shown(node, index));
}

function shown(node: Node, key: number): ReactNode {
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
  const address = node.getAttribute('href')?.trim() ?? '';
  if (!SAFE_ADDRESS.test(address)) return createElement('span', { key }, ...childrenOf(node));
  return createElement('a', { key, href: address, target: '_blank', rel: 'noopener' }, ...childrenOf(node));
}

function picture(node: Element, key: number): ReactNode {
  const address = node.getAttribute('src')?.trim() ?? '';
  if (!SAFE_ADDRESS.test(address)) return null;
  return createElement('img', { key, src: address, alt: node.getAttribute('alt') ?? '', loading: 'lazy' });
}
