import type { Sentences } from '../../base/refusal';
import type { PortionParams } from './portion-refusals';

interface Room {
  readonly held: number;
  readonly most: number;
}

const room = ({ held, most }: Room) =>
  held > 0 ? `The cart has ${held} of at most ${most} products` : `The cart holds at most ${most} products`;

export const PORTION_ENGLISH: Sentences<PortionParams> = {
  'portion.later': ({ settled, rest, ...cart }) =>
    `${room(cart)}: settle these ${settled} first, then add the other ${rest}`,
  'portion.none': ({ rest, ...cart }) => `${room(cart)}: settle it first, then add these ${rest}`,
  'portion.perhaps': (cart) => `${room(cart)}: settle it first if they do not fit`,
};
