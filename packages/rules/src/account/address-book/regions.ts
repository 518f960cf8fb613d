/** Province, city and area of a new address: all chosen, and each within the one before it. */

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
export function regionsError({ province, city, area }: Regions): string | undefined {
  if (!province || !city || !area) return '请选择省、市和区县';
  if (!isWithin(city, province)) return `${city.name}不在${province.name}，请重新选择市和区县`;
  return isWithin(area, city) ? undefined : `${area.name}不在${city.name}，请重新选择区县`;
}

/** The regions with another one chosen: those within the former one are cleared. */
export function chooseRegion(regions: Regions, level: keyof Regions, region: Region): Regions {
  if (level === 'province') return { province: region };
  return level === 'city' ? { province: regions.province, city: region } : { ...regions, area: region };
}
