import { expect, it } from 'vitest';
import { filterSoldTos } from './sold-tos';

it('HEAD-01 filters sold-tos by code and name, in any case', () => {
  const soldTos = [
    { saletoCode: '88A', saletoName: '腾达家电' },
    { saletoCode: '881', saletoName: '黄岛分公司' },
  ];
  expect(filterSoldTos(soldTos, ' 88a ')).toEqual([soldTos[0]]);
  expect(filterSoldTos(soldTos, '黄岛')).toEqual([soldTos[1]]);
  expect(filterSoldTos(soldTos, ' ')).toEqual(soldTos);
  expect(filterSoldTos(soldTos, '没有')).toEqual([]);
});
