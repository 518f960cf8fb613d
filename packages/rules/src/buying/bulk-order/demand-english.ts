import type { Sentences } from '../../base/refusal';
import type { DemandParams } from './demand-refusals';

export const DEMAND_ENGLISH: Sentences<DemandParams> = {
  'demand.editAssessed': () => 'The demand has been assessed: it cannot be changed',
  'demand.deleteAssessed': () => 'The demand has been assessed: it cannot be deleted',
  'demand.imagesFinished': () => 'The demand is finished: its pictures cannot be changed',
  'demand.notPassed': () => 'It can be ordered when the demand has passed its assessment',
  'demand.evaluated': () => 'It has been rated already',
  'demand.notFinished': () => 'It can be rated when the demand is finished',
  'demand.fieldMissing': ({ field }) => `Fill in ${field}`,
  'demand.fieldTooLong': ({ field, limit }) => `${field} has ${limit} characters at most`,
  'demand.day': ({ field }) => `${field} is no day of the calendar`,
  'demand.number': ({ field }) => `${field} takes digits only`,
  'demand.tooSmall': ({ field, minimum, unit }) => `${field} cannot be less than ${minimum}${unit}`,
  'demand.tooLarge': ({ field, maximum, unit }) => `${field} cannot be more than ${maximum}${unit}`,
  'demand.choiceGone': ({ field }) => `The choices of ${field} have changed: choose again`,
};
