/** The states of an evaluation. Assumption: the codes, as the description has them. */
export const EVALUATION = { done: '1', expired: '2' } as const;
