import { describe, expect, it } from 'vitest';
import { escaped } from './escaped';
import type { ReportData } from './failure-report';
import { junit } from './junit';
import { page } from './page';
import { summary } from './terminal';

const data: ReportData = {
  target: 'the mock',
  seed: 1,
  startedAt: '2026-11-22T00:00:00.000Z',
  ms: 10,
  drift: [],
  leftOut: [],
  leastMet: 0,
  totals: { operations: 1, valid: 1, wrong: 0, refused: 0, failures: 1, untested: 0 },
  results: [
    {
      operationId: 'listCart',
      tag: 'cart',
      phase: 'fuzz',
      valid: 1,
      wrong: 0,
      refused: 0,
      met: 1,
      times: [5],
      refusals: {},
      isRead: true,
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

  it('the summary says what it leaves out, and how many calls the business refused', () => {
    const drift = Array.from({ length: 25 }, (_, at) => ({
      kind: 'unknown-field' as const,
      side: 'answer' as const,
      place: `data.field${at}`,
      message: 'the description does not name this field',
      count: 1,
    }));
    const text = summary({ ...data, drift, totals: { ...data.totals, refused: 3 } });
    expect(text).toContain('Drift, no failure: 25 fields');
    expect(text).toContain('data.field19');
    expect(text).not.toContain('data.field20');
    expect(text).toContain('… and 5 more in the reports');
    expect(text).toContain('3 of the valid calls were refused by a code of the business.');
  });
});
