import type { Sentences } from '../../base/refusal';
import type { SubmitParams, SubmitWhat } from './submit-refusals';

const WHAT: Readonly<Record<SubmitWhat, string>> = { orders: 'Equal orders', movement: 'An equal movement' };

export const SUBMIT_ENGLISH: Sentences<SubmitParams> = {
  'submit.planned': ({ what }) => `${WHAT[what]}: being prepared, do not submit twice`,
  'submit.sent': ({ what }) => `${WHAT[what]}: being submitted, wait for the result`,
  'submit.lost': ({ what }) => `${WHAT[what]}: submitted without an answer, look for the result first`,
  'submit.unknown': ({ what }) => `${WHAT[what]}: submitted with an unknown result, look for it first`,
  'submit.recordsUnread': ({ count }) =>
    `Records of former submits that cannot be read on this computer: ${count}. Nothing is submitted before their results are known`,
  'submit.notKept': () =>
    'Not submitted: the browser keeps no record, and without one nothing prevents a second submit. Clear its storage, or allow this site to store data',
  'submit.noAnswer': () => 'The result did not come: look at the present state before you try again',
  'submit.refused': ({ message }) => `Refused: ${message}`,
};
