import { describe, expect, it } from 'vitest';
import { causesOf } from './causes';
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
    expect(html.split('</script>')).toHaveLength(2);
    expect(xml).not.toContain('</script>');
    for (const text of [xml, html]) {
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

  it('one cause that three phases met is one failure, with the smallest request', () => {
    const [result] = data.results;
    const [failure] = result?.failures ?? [];
    if (!result || !failure) throw new Error('the data hold a failure');
    const longer = { ...failure, curl: `${failure.curl} and more` };
    const results = [
      { ...result, failures: [longer] },
      { ...result, phase: 'examples' as const },
    ];
    expect(causesOf({ results })).toMatchObject([
      { phases: ['fuzz', 'examples'], failure: { curl: failure.curl } },
    ]);
    expect(summary({ ...data, results })).toMatch(/^1 failures of 1 causes\./);
  });

  it('an operation that met data too seldom fails in the verdict and in JUnit, where a share is demanded', () => {
    const met = { ...data, leastMet: 50, totals: { ...data.totals, failures: 0, untested: 1 } };
    const unmet = { ...met, results: data.results.map((row) => ({ ...row, met: 0, failures: [] })) };
    expect(summary(unmet)).toContain('Not tested: listCart (0 of 1 met data)');
    expect(junit(unmet)).toContain('type="untested" message="0 of 1 valid calls met data"');
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
