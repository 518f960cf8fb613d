import type { Sentences } from '../../base/refusal';
import type { PaperType } from './store-draft';
import type { StoreParams } from './store-refusals';

const PAPERS: Readonly<Record<PaperType, string>> = {
  STORE: 'a photo of the front',
  INSIDE: 'a photo of the inside',
  LICENSE: 'the business licence',
};

export const STORE_ENGLISH: Sentences<StoreParams> = {
  'store.storeMissing': () => 'Choose a store',
  'store.nameMissing': () => 'Enter the name of the store',
  'store.organisationMissing': () => 'Choose a sales organisation',
  'store.regionMissing': () => 'Choose down to the city, and to the district where there is one',
  'store.addressMissing': () => 'Enter the address',
  'store.areaMissing': () => 'Enter the area',
  'store.area': () => 'The area is a number with one decimal at most, such as 480 or 86.5',
  'store.areaRange': ({ most }) => `The area is more than 0 and at most ${most} square metres`,
  'store.areaTooSmall': ({ least, area }) =>
    `A member store has ${least} square metres or more, and this has ${area}`,
  'store.fewCategories': ({ least, count }) =>
    `${least} categories or more are needed, and there are ${count}`,
  'store.categoryMissing': () => 'Choose one category at least',
  'store.contactMissing': () => 'Enter a contact',
  'store.phoneMissing': () => 'Enter the phone of the contact',
  'store.phoneDigits': () => 'A mobile number has digits only',
  'store.phoneLength': ({ length, typed }) => `A mobile number has ${length} digits, and this has ${typed}`,
  'store.phoneStart': () => 'A mobile number begins with 1: check it',
  'store.paperMissing': ({ paper }) => `Upload ${PAPERS[paper]}`,
  'store.fewPapers': ({ lacking, least }) => `${lacking} are lacking: ${least} at least, one of each area`,
};
