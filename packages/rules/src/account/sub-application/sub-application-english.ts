import type { Sentences } from '../../base/refusal';
import type { SubApplicationParams } from './sub-application-refusals';

export const SUB_APPLICATION_ENGLISH: Sentences<SubApplicationParams> = {
  'subApplication.load': () => 'The application was not loaded, try again',
  'subApplication.timeout': () => 'The application took too long, try again',
};
