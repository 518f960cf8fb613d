/**
 * How long typed texts may be, in characters, both included. Assumption: the specification gives no figures; these are
 * the limits of the calls in the description.
 */

/** A remark, a reason or a note that a call takes (ORDER-01). */
export const REMARK_LENGTH = 200;

/** A report of a problem, or an evaluation (VALID-04). */
export const REPORT_LENGTH = 500;
