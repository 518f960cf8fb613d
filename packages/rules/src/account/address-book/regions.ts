/** Province, city and area of a new address: all chosen, and each within the one before it. */

import { refuse } from '../../base/refusal';
import type { AddressRefusal } from './address-refusals';

/** A place of the region pickers. */
export interface Region {
  readonly code: string;
  readonly name: string;
  /** The place that contains it; some servers do not send it. */
  readonly parentCode?: string | undefined;
}

/** The regions that were chosen so far. */
export interface Regions {
  readonly province?: Region | undefined;
  readonly city?: Region | undefined;
  readonly area?: Region | undefined;
}

function isWithin({ parentCode }: Region, outer: Region): boolean {
  return parentCode === undefined || parentCode === outer.code;
}

/** The problem with the regions of an address; undefined when they belong together. */
export function regionsRefusal({ province, city, area }: Regions): AddressRefusal | undefined {
  if (!province || !city || !area) return refuse('address.regionMissing');
  if (!isWithin(city, province))
    return refuse('address.cityOutside', { place: city.name, outer: province.name });
  return isWithin(area, city)
    ? undefined
    : refuse('address.areaOutside', { place: area.name, outer: city.name });
}

/** The regions with another one chosen: those within the former one are cleared. */
export function chooseRegion(regions: Regions, level: keyof Regions, region: Region): Regions {
  if (level === 'province') return { province: region };
  return level === 'city' ? { province: regions.province, city: region } : { ...regions, area: region };
}
