import { expect, it } from 'vitest';
import { shownRows } from './shown-rows';

const cells = [['产品编码', '数量'], ['GR0536A01', '2'], [''], ['GF0300B02', '3'], ['GS0001H01', '4']];

it('ORDER-01 what a filter or a hand hides in a workbook is not read, and is counted; rows keep their numbers', () => {
  expect(
    shownRows([
      { name: '旧', isHidden: true, cells: [['旧']] },
      { name: '新', cells, hiddenRows: [2, 3], filteredRows: [4] },
    ]),
  ).toEqual({ cells: [['产品编码', '数量'], ['GR0536A01', '2'], [], [], []], hidden: 2 });
});
