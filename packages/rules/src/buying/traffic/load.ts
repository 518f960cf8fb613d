/** How full a vehicle is, and whether it may leave so (TRAF-01). */
import { type Amount, readFigure, sumFigures } from '../../base/money';
import { refuse } from '../../base/refusal';
import { isUnread } from '../../base/unread';
import type { LoadFigure, TrafficRefusal } from './traffic-refusals';

/** A vehicle of the cart with the wire's own names, and what its car type asks for. */
export interface LoadFacts {
  /** Cubic metres that the car type holds. */
  readonly CARVOLUME?: Amount;
  /** Cubic metres that are loaded. */
  readonly SUMVOLUME?: Amount;
  /** Least share of the volume, in percent; 85 when the car type is not known. */
  readonly minLoadRate?: Amount;
  /** GD or BD: a vehicle that is shared need not be full. */
  readonly CARPOOLTYPE?: string | undefined;
}

/** Unknown without figures that can be read, with the name of one that cannot; over its volume; under its least load; or fit to leave. */
export type LoadKind = 'unknown' | 'over' | 'under' | 'fit';

/** How full a vehicle is. */
export interface VehicleLoad {
  readonly kind: LoadKind;
  /** Percent of the volume, one decimal; undefined when the volumes are not known. */
  readonly rate: number | undefined;
  /** What is wrong with it; `trafficText` has the sentence. */
  readonly refusal: TrafficRefusal | undefined;
}

/** The least load in percent. Assumption: as the backend's own refusal says (装载率低于85%). */
export const MIN_LOAD_RATE = 85;

const FIGURES: readonly LoadFigure[] = ['CARVOLUME', 'SUMVOLUME', 'minLoadRate'];

/** A figure that is there and cannot be read. */
function unreadFigure(facts: LoadFacts): LoadFigure | undefined {
  return FIGURES.find((field) => isUnread(facts[field]));
}

/** What is there and cannot be read is named; what is missing has nothing to tell. */
function unknownLoad(facts: LoadFacts): VehicleLoad {
  const figure = unreadFigure(facts);
  return { kind: 'unknown', rate: undefined, refusal: figure && refuse('traffic.figureUnread', { figure }) };
}

/**
 * How full a vehicle is (TRAF-01).
 * Assumption: more than the volume is never right; less than the least share is right only in a carpool.
 */
export function vehicleLoad(facts: LoadFacts): VehicleLoad {
  const { minLoadRate, CARPOOLTYPE } = facts;
  const [room, loaded] = [readFigure(facts.CARVOLUME), readFigure(facts.SUMVOLUME)];
  if (room === undefined || loaded === undefined || unreadFigure(facts)) return unknownLoad(facts);
  const rate = Math.round((loaded / room) * 1000) / 10;
  if (!Number.isFinite(rate)) return unknownLoad(facts);
  if (loaded > room) {
    return { kind: 'over', rate, refusal: refuse('traffic.loadOver', { volume: loaded - room }) };
  }
  const least = readFigure(minLoadRate) ?? MIN_LOAD_RATE;
  const isShared = CARPOOLTYPE === 'GD' || CARPOOLTYPE === 'BD';
  if (rate >= least || isShared) return { kind: 'fit', rate, refusal: undefined };
  const volume = (room * least) / 100 - loaded;
  return { kind: 'under', rate, refusal: refuse('traffic.loadUnder', { least, volume }) };
}

/** Pieces of a product that are chosen for a vehicle. */
export interface ChosenPieces {
  /** Cubic metres of one piece. */
  readonly volume: Amount;
  readonly number: number;
}

/** How much room the chosen goods take. */
export interface ChosenVolume {
  /** Cubic metres; undefined where the volume of a product cannot be read: a part is no sum. */
  readonly volume: number | undefined;
  /** How many products have no volume that can be read. */
  readonly unmeasured: number;
}

/** How much room the chosen goods take, for `vehicleLoad` (TRAF-01). */
export function chosenVolume(lines: readonly ChosenPieces[]): ChosenVolume {
  const volumes = lines.flatMap(({ volume, number }) => {
    const each = readFigure(volume);
    return each === undefined ? [] : [each * number];
  });
  const unmeasured = lines.length - volumes.length;
  return { volume: unmeasured === 0 ? sumFigures(volumes) : undefined, unmeasured };
}
