import { choicesOf, EVENT_WORK_TYPES } from '@dealer-portal/rules/states';
import type { Choice } from '#ui/input/plain-select';
import { useDictionary } from '../dictionary/use-dictionary';

const DESCRIBED_TYPES = choicesOf(EVENT_WORK_TYPES);

/** The types of problems, by the server's dictionary. */
export const useEventTypes = (): readonly Choice[] => useDictionary('EVENT_TYPE', DESCRIBED_TYPES);
