import type { Sentences } from '../../base/refusal';
import type { SampleParams } from './sample-refusals';

export const SAMPLE_ENGLISH: Sentences<SampleParams> = {
  'sample.notFree': () => 'Only a free sample machine is settled',
  'sample.notShown': () => 'It can be settled when it is on show',
  'sample.keep': () => 'Only an order of a free sample machine can be deleted',
  'sample.shown': () => 'The sample machine is on show: it cannot be deleted',
};
