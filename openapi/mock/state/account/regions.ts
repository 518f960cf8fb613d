import type { OperationId } from '../../../bundle/operation-ids';
import { type Fields, list, text } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Provinces, their cities and their areas, as the examples of the three calls have them (ADDR-03). */
export const regionHandlers: Handlers = {
  listCities: (dealer, { params, done }) => done(childrenOf(dealer, 'listCities', params['id'])),
  listAreas: (dealer, { params, done }) => done(childrenOf(dealer, 'listAreas', params['id'])),
  listHccProvinces: (dealer, { input, done }) =>
    done(childrenOf(dealer, 'listHccProvinces', text(input, 'centerCode'))),
  listHccCities: (dealer, { input, done }) =>
    done(childrenOf(dealer, 'listHccCities', text(input, 'provinceCode'))),
  listHccDistricts: (dealer, { input, done }) =>
    done(childrenOf(dealer, 'listHccDistricts', text(input, 'cityCode'))),
  listHccTowns: (dealer, { input, done }) =>
    done(childrenOf(dealer, 'listHccTowns', text(input, 'districtCode'))),
};

function childrenOf(dealer: Dealer, operationId: OperationId, code: string | undefined): readonly Fields[] {
  const all = dealer.examples(operationId).flatMap(({ data }) => list({ data }, 'data'));
  return all.filter(({ parentCode }) => parentCode === code);
}

/** Whether province, city and area are given and belong to each other. */
export function doRegionsFit(dealer: Dealer, input: Fields): boolean {
  const isIn = (operationId: OperationId, parent: string, code: string) =>
    childrenOf(dealer, operationId, text(input, parent)).some((row) => row['code'] === input[code]);
  return isIn('listCities', 'provinceCode', 'cityCode') && isIn('listAreas', 'cityCode', 'areaCode');
}
