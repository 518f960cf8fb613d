import { expect, it } from 'vitest';
import { addressText } from './address-refusals';
import { chooseRegion, regionsRefusal } from './regions';

const SHANDONG = { code: '370000', name: '山东省', parentCode: '' };
const SHANGHAI = { code: '310000', name: '上海市', parentCode: '' };
const QINGDAO = { code: '370200', name: '青岛市', parentCode: '370000' };
const JINAN = { code: '370100', name: '济南市', parentCode: '370000' };
const LAOSHAN = { code: '370212', name: '崂山区', parentCode: '370200' };

it.each([
  [{ province: SHANDONG, city: QINGDAO, area: LAOSHAN }, undefined],
  [{ province: SHANDONG, city: QINGDAO }, '请选择省、市和区县'],
  [{ city: QINGDAO, area: LAOSHAN }, '请选择省、市和区县'],
  [{ province: SHANGHAI, city: QINGDAO, area: LAOSHAN }, '青岛市不在上海市，请重新选择市和区县'],
  [{ province: SHANDONG, city: JINAN, area: LAOSHAN }, '崂山区不在济南市，请重新选择区县'],
  [{ province: SHANDONG, city: { code: '1', name: '某市' }, area: { code: '2', name: '某区' } }, undefined],
])('of the regions %j is said: %s', (regions, error) => {
  expect(addressText(regionsRefusal(regions))).toBe(error);
});

it('another region clears those within the former one', () => {
  const all = { province: SHANDONG, city: QINGDAO, area: LAOSHAN };
  expect(chooseRegion(all, 'province', SHANGHAI)).toEqual({ province: SHANGHAI });
  expect(chooseRegion(all, 'city', JINAN)).toEqual({ province: SHANDONG, city: JINAN });
  expect(chooseRegion({ province: SHANDONG, city: QINGDAO }, 'area', LAOSHAN)).toEqual(all);
});
