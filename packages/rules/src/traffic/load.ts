/** How full a vehicle is, and whether it may leave so (TRAF-01). */

/** A vehicle of the cart with the wire's own names, and what its car type asks for. */
export interface LoadFacts {
  /** Cubic metres that the car type holds. */
  readonly CARVOLUME?: number | undefined;
  /** Cubic metres that are loaded. */
  readonly SUMVOLUME?: number | undefined;
  /** Least share of the volume, in percent; 85 when the car type is not known. */
  readonly minLoadRate?: number | undefined;
  /** GD or BD: a vehicle that is shared need not be full. */
  readonly CARPOOLTYPE?: string | undefined;
}

/** Unknown without volumes that can be read; over its volume; under its least load; or fit to leave. */
export type LoadKind = 'unknown' | 'over' | 'under' | 'fit';

/** How full a vehicle is. */
export interface VehicleLoad {
  readonly kind: LoadKind;
  /** Percent of the volume, one decimal; undefined when the volumes are not known. */
  readonly rate: number | undefined;
  /** The problem; empty when there is none. */
  readonly text: string;
}

/** The least load in percent. Assumption: as the backend's own refusal says (装载率低于85%). */
export const MIN_LOAD_RATE = 85;

const UNKNOWN: VehicleLoad = { kind: 'unknown', rate: undefined, text: '' };

/**
 * How full a vehicle is (TRAF-01).
 * Assumption: more than the volume is never right; less than the least share is right only in a carpool.
 */
export function vehicleLoad(facts: LoadFacts): VehicleLoad {
  const { CARVOLUME = Number.NaN, SUMVOLUME = Number.NaN, minLoadRate, CARPOOLTYPE } = facts;
  const rate = Math.round((SUMVOLUME / CARVOLUME) * 1000) / 10;
  if (!Number.isFinite(rate)) return UNKNOWN;
  if (SUMVOLUME > CARVOLUME) {
    return { kind: 'over', rate, text: `超出车型容积 ${volumeText(SUMVOLUME - CARVOLUME)}，请减少数量` };
  }
  const least = Number.isFinite(minLoadRate) ? Number(minLoadRate) : MIN_LOAD_RATE;
  const isShared = CARPOOLTYPE === 'GD' || CARPOOLTYPE === 'BD';
  if (rate >= least || isShared) return { kind: 'fit', rate, text: '' };
  const missing = (CARVOLUME * least) / 100 - SUMVOLUME;
  return { kind: 'under', rate, text: `装载率低于 ${least}%，再加 ${volumeText(missing)} 或拼车后可提交` };
}

/** A volume in cubic metres, at most two decimals: `4.6 m³`. */
export function volumeText(cubicMetres: number): string {
  return `${Math.round(cubicMetres * 100) / 100} m³`;
}
