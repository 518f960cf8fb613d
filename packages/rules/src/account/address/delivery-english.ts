import type { Sentences } from '../../base/refusal';
import type { DeliveryParams } from './delivery-refusals';

export const DELIVERY_ENGLISH: Sentences<DeliveryParams> = {
  'delivery.channel': () => 'This channel delivers to the ship-to alone',
  'delivery.notSwitched': () => 'The default ship-to was not changed',
};
