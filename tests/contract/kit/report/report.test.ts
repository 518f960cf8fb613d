import { describe, expect, it } from 'vitest';
import { escaped } from './escaped';
import type { ReportData } from './failure-report';
import { junit } from './junit';
import { page } from './page';

const data: ReportData = {
  target: 'the mock',
  seed: 1,
  startedAt: '2026-11-22T00:00:00.000Z',
  ms: 10,
  drift: [],
  totals: { operations: 1, valid: 1, wrong: 0, failures: 1 },
  results: [
    {
      operationId: 'listCart',
      tag: 'cart',
      phase: 'fuzz',
      valid: 1,
      wrong: 0,
      ms: 5,
      failures: [
        {
          title: 'a "title" & <more>',
          phase: 'fuzz',
          problems: [{ check: 'accepted', place: '500', message: '</script>\u0000]]>' }],
          answer: '500 <html>',
          ms: 1,
          curl: "curl 'x'",
          sdk: 'api.call(listCart, {})',
          replay: 'pnpm contract --seed 1',
        },
      ],
    },
  ],
};

describe('reports', () => {
  it('survive any text that a server sends', () => {
    expect(escaped('<a href="x">&\'\u0000😀\n')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u0000😀\n');
    const xml = junit(data);
    const html = page(data);
    for (const text of [xml, html]) {
      expect(text).not.toContain('</script>');
      expect(text).not.toContain('\u0000');
      expect(text).not.toContain('<more>');
    }
    expect(xml.match(/<(?!\/|\?)[^>]*[^/]>/g)).toHaveLength(xml.match(/<\/\w+>/g)?.length ?? 0);
  });

  it('the page names phase, counts, seed, request and how to try it again', () => {
    const html = page(data);
    for (const text of [
      'seed <code>1</code>',
      'curl &#39;x&#39;',
      'api.call(listCart',
      'pnpm contract --seed 1',
    ]) {
      expect(html).toContain(text);
    }
  });
});
