import type { Sentences } from '../../base/refusal';
import type { AdditionParams } from './addition-refusals';

const full = (most: number) => `The cart holds at most ${most} products`;

export const ADDITION_ENGLISH: Sentences<AdditionParams> = {
  'addition.full': ({ most }) => full(most),
  'addition.fullHere': ({ most }) => `${full(most)}: settle it first, then add this one`,
  'addition.refused': ({ message }) => message,
  'addition.noAnswer': () => 'No answer came: look in the cart whether it was added',
  'addition.noResult': () => 'The server answered with an error: look in the cart whether it was added',
  'addition.offline': () => 'No network, nothing was sent. You are asked about it when the network is back',
};
