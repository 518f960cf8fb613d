/** The pages of the description: the list of all operations, and one for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Bundle,
  type DescribedSite,
  type Documented,
  documented,
  escaped,
  fieldNames,
  htmlOf,
  operationHtml,
} from '@dealer-portal/openapi/reference';
import type { Content } from '../layout';
import { operationAddress } from '../links';
import type { Entry } from '../page/rank';
import type { Mention } from './names';

export interface Description extends DescribedSite {
  readonly bundle: Bundle;
}

/** The bundle with the SDK's reference of each tag, which `pnpm generate` writes out of the same bundle. */
export function readDescription(root: string): Description {
  const bundle = JSON.parse(readFileSync(join(root, 'openapi/bundle/openapi.json'), 'utf8')) as Bundle;
  const referenceOf = (tag: string) =>
    readFileSync(join(root, 'packages/sdk/reference', `${tag}.md`), 'utf8');
  return { bundle, ...documented(bundle, referenceOf) };
}

const summaryOf = ({ operation }: Documented): string => String(operation['summary'] ?? '');

/** The requirements that an operation serves. */
export function requirementsOf({ operation }: Documented): readonly string[] {
  const ids = operation['x-requirements'];
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** The page of an operation: the description's own text, then the rules and guides that belong to it. */
export function operationPage(
  operation: Documented,
  rules: readonly Mention[],
  guides: readonly Mention[],
): Content {
  const list = (head: string, mentions: readonly Mention[]) =>
    mentions.length === 0
      ? ''
      : `<p>${head} ${mentions.map(({ to, text }) => `<a href="${to}">${escaped(text)}</a>`).join(', ')}.</p>`;
  const related = list('Rules of the same requirements:', rules) + list('Shown in:', guides);
  const ids = operationHtml(operation).replace(/<h2>(.*?)<\/h2>/g, (_, text: string) => {
    return `<h2 id="${text.toLowerCase().replaceAll(' ', '-')}">${text}</h2>`;
  });
  return {
    address: `operations/${operation.id}.html`,
    title: `${operation.id} ${summaryOf(operation)}`,
    language: 'en',
    html: ids + (related && `<h2 id="related">Related</h2>${related}`),
    headings: [...ids.matchAll(/<h2 id="(.*?)">(.*?)<\/h2>/g)].map(([, id = '', text = '']) => ({
      id,
      text,
      level: 2,
    })),
  };
}

/** The introduction of the description and the list of all operations by tag. */
export function operationsPage({ operations, tagNames, introduction }: Description): Content {
  const groups = [...tagNames].map(([tag, name]) => {
    const rows = operations
      .filter((operation) => operation.tag === tag)
      .map(
        (operation) =>
          `<li><a href="${operationAddress(operation.id)}" data-operation="${operation.id}"><code>${operation.id}</code></a> <span lang="zh-CN">${escaped(summaryOf(operation))}</span></li>`,
      );
    return `<h2 id="${tag}">${tag} <span lang="zh-CN">${escaped(name)}</span></h2><ul class="names">${rows.join('')}</ul>`;
  });
  const files = ['openapi', 'bearer', 'automation'].map(
    (name) => `<a href="/docs/${name}.json">${name}.json</a>`,
  );
  return {
    address: 'api',
    title: '接口一览 All operations',
    language: 'en',
    html: `<h1>All operations</h1>\n<p>${operations.length} operations. Files for generators: ${files.join(', ')}.</p>\n${groups.join('\n')}\n${htmlOf(introduction, 2)}`,
    headings: [...tagNames].map(([tag, name]) => ({ id: tag, text: `${tag} ${name}`, level: 2 })),
  };
}

/** What a search finds of an operation: its id, path, Chinese name, sentences and fields. */
export function entryOfOperation(operation: Documented, tagName: string): Entry {
  return {
    to: operationAddress(operation.id),
    title: `${operation.id} ${summaryOf(operation)}`,
    place: `${operation.method.toUpperCase()} ${operation.path} ${tagName}`,
    text: [String(operation.operation['description'] ?? ''), ...fieldNames(operation.reference)].join(' '),
    ...(/Answer: (?:a )?file/.test(operation.reference) && { words: 'download 下载 导出' }),
    kind: 'operation',
  };
}
