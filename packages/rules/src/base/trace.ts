/**
 * One rule that took part in a decision: which one, what it read, and what it said in Chinese.
 * A decision's explaining variant returns these in the order in which the rules were asked.
 */
export interface TraceStep {
  /** Requirement id, e.g. `MENU-02`. */
  readonly rule: string;
  /** The facts that the rule read, by their wire names, as they were. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** The conclusion, as one Chinese sentence for a dealer or support. */
  readonly text: string;
}

/** A decision together with the rules that led to it; both come from one function, so they cannot disagree. */
export interface Explained<T> {
  readonly result: T;
  readonly trace: readonly TraceStep[];
}
