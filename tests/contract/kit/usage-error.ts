/** What the tester should write otherwise; shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
