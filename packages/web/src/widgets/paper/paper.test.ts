import { expect, it } from 'vitest';
import { fitOf, type Paper, type PaperTable, sheetsOf } from './paper';

const COLUMNS = [{ title: '序' }, { title: '摘要' }, { title: '金额', isFigure: true }];
const line = (at: number, text = '订单提货') => ({ cells: [String(at + 1), text, '-999,999,999.00'] });

function paperOf(lines: PaperTable['lines'], more: Partial<Paper> = {}): Paper {
  return {
    title: '清单',
    note: '',
    facts: [['客户', '腾达']],
    tables: [{ columns: COLUMNS, lines }],
    file: ['清单'],
    ...more,
  };
}

it('FIN-01 F10 an amount of nine digits has its room on paper, however long the words beside it are', () => {
  const [, words = 0, figures = 0] = fitOf(
    { columns: COLUMNS, lines: [line(0, '长'.repeat(300))] },
    true,
  ).widths;
  // 15 signs of 1.8 mm, bold, and the room at both sides.
  expect(figures).toBeGreaterThanOrEqual(15 * 1.8 + 3);
  expect(words + figures).toBeLessThan(175);
});

it('FIN-01 F10 where all columns together are wider than the paper, the type is smaller, and the sheet is full', () => {
  const columns = Array.from({ length: 14 }, (_, at) => ({ title: `金额${at}`, isFigure: true }));
  const { widths, scale } = fitOf(
    { columns, lines: [{ cells: columns.map(() => '999,999,999.00') }] },
    false,
  );
  expect(scale).toBeLessThan(1);
  expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(267, 0);
});

it('FIN-01 F10 no line of a list is lost or parted between sheets, and signatures have a sheet of their own where they lack room', () => {
  for (let count = 0; count < 90; count += 1) {
    const lines = Array.from({ length: count }, (_, at) => line(at));
    const all = sheetsOf(paperOf(lines, { signers: ['制表'], seals: [{ party: '客户' }] }));
    expect(all.flatMap((parts) => parts.flatMap((part) => part.lines))).toEqual(lines);
    expect(all[0]).toHaveLength(1);
  }
});

it('FIN-01 F10 a long text takes lines from its sheet: fewer rows stand on it', () => {
  const rows = (text: string) =>
    sheetsOf(paperOf(Array.from({ length: 60 }, (_, at) => line(at, text))))[0]?.[0]?.lines.length ?? 0;
  expect(rows('长'.repeat(200))).toBeLessThan(rows('短') / 2);
});

it('FIN-02 the heading of a table stands over its first line, never alone at the end of a sheet', () => {
  for (let count = 1; count < 45; count += 1) {
    const first = { columns: COLUMNS, lines: Array.from({ length: count }, (_, at) => line(at)) };
    const second = { heading: '差异和原因', columns: COLUMNS, lines: [line(0)] };
    const all = sheetsOf(paperOf([], { tables: [first, second] }));
    expect(all.flat().filter(({ isFirst, table }) => isFirst && table === second)).toEqual([
      { table: second, fit: fitOf(second, false), isFirst: true, lines: [line(0)] },
    ]);
  }
});

it('FIN-01 F10 signatures that need a sheet of their own take the sums with them', () => {
  const sum = { isSum: true, cells: ['', '合计', '1.00'] };
  for (let count = 1; count < 60; count += 1) {
    const lines = [...Array.from({ length: count }, (_, at) => line(at)), sum];
    const all = sheetsOf(paperOf(lines, { signers: ['制表'] }));
    expect(all.at(-1)?.at(-1)?.lines.at(-1)).toBe(sum);
  }
});

it('FIN-01 F10 a long note below the sums takes lines from its sheet, so that none of it runs off the paper', () => {
  const count = (note: string) => {
    const last = { isSum: true, cells: ['', note, ''] };
    let rows = 0;
    while (sheetsOf(paperOf([...Array.from({ length: rows }, (_, at) => line(at)), last])).length === 1)
      rows += 1;
    return rows;
  };
  // 300 characters need four lines more than 3 do.
  expect(count('缺'.repeat(3)) - count('缺'.repeat(300))).toBeGreaterThanOrEqual(3);
});

it.each([false, true])(
  'FIN-01 F10 conditions of several lines, and notes of several, take lines from their sheet (upright: %s)',
  (isUpright) => {
    const lines = Array.from({ length: 60 }, (_, at) => line(at));
    const facts = (text: string) => [['客户', '腾达'] as const, ['范围', text] as const];
    const first = (text: string) =>
      sheetsOf(paperOf(lines, { isUpright, facts: facts(text) }))[0]?.[0]?.lines.length ?? 0;
    expect(first('短') - first('长'.repeat(120))).toBeGreaterThanOrEqual(2);
    const most = (note: string) => {
      let rows = 0;
      while (sheetsOf(paperOf(lines.slice(0, rows), { isUpright, notes: [note] })).length === 1) rows += 1;
      return rows;
    };
    expect(most('短') - most('长'.repeat(200))).toBeGreaterThanOrEqual(1);
  },
);
