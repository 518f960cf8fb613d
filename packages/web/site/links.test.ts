/** Where a link of a document may lead, and under which name its pictures stand. */
import { expect, it } from 'vitest';
import { isOutside, pictureName, targetOf } from './links';

it('a link of a document leads to pages, the web and mail, to no script', () => {
  const lead = (href: string) => targetOf('README.md', href, new Map());
  expect(['https://example.com/a', 'mailto:a@example.com', '#x', 'packages/web/README.md'].map(lead)).toEqual(
    ['https://example.com/a', 'mailto:a@example.com', '#x', '/docs/house/web/'],
  );
  expect(
    ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', '//example.com/a'].map(
      lead,
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

it('two pictures of one name stand beside each other; one of another site is none of ours', () => {
  expect(pictureName('packages/web/docs/a.png')).not.toBe(pictureName('packages/sdk/docs/a.png'));
  expect(['https://example.com/a.png', '//example.com/a.png', 'docs/a.png'].map(isOutside)).toEqual([
    true,
    true,
    false,
  ]);
});
