import type { Week } from '@dealer-portal/rules/calculator';

/** The weeks of the calculator, this one first (CALC-04). */
export const WEEKS: readonly Week[] = [0, 1, 2];

export const WEEK_NAMES: Readonly<Record<Week, string>> = { 0: 'T', 1: 'T+1', 2: 'T+2' };
