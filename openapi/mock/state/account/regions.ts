import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** The calls that list the regions within another one; each example holds those of one. */
type RegionList =
  | 'listCities'
  | 'listAreas'
  | 'listHccProvinces'
  | 'listHccCities'
  | 'listHccDistricts'
  | 'listHccTowns';

/** Provinces, their cities and their areas, as the examples of the three calls have them (ADDR-03). */
export const regionHandlers: Handlers = {
  ...handle('listCities', ({ dealer, params, done }) => done(childrenOf(dealer, 'listCities', params.id))),
  ...handle('listAreas', ({ dealer, params, done }) => done(childrenOf(dealer, 'listAreas', params.id))),
  ...handle('listHccProvinces', ({ dealer, input, done }) =>
    done(childrenOf(dealer, 'listHccProvinces', input.centerCode)),
  ),
  ...handle('listHccCities', ({ dealer, input, done }) =>
    done(childrenOf(dealer, 'listHccCities', input.provinceCode)),
  ),
  ...handle('listHccDistricts', ({ dealer, input, done }) =>
    done(childrenOf(dealer, 'listHccDistricts', input.cityCode)),
  ),
  ...handle('listHccTowns', ({ dealer, input, done }) =>
    done(childrenOf(dealer, 'listHccTowns', input.districtCode)),
  ),
};

function childrenOf(dealer: Dealer, list: RegionList, code: string | undefined) {
  return dealer
    .examples(list)
    .flat()
    .filter(({ parentCode }) => parentCode === code);
}

/** Whether province, city and area are given and belong to each other. */
export function doRegionsFit(dealer: Dealer, input: Body<'saveDeliveryAddress'>): boolean {
  const { provinceCode, cityCode, areaCode } = input;
  return (
    childrenOf(dealer, 'listCities', provinceCode).some(({ code }) => code === cityCode) &&
    childrenOf(dealer, 'listAreas', cityCode).some(({ code }) => code === areaCode)
  );
}
