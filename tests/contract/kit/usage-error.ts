/** The correction that the tester should make; shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
