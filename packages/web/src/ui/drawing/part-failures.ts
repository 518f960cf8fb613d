/** Parts that could not be drawn: who listens is told, for the user sees only that one is missing. */
type Report = (error: unknown) => void;

let report: Report = () => undefined;

/** The portal hands over who is told. */
export function reportPartFailures(listener: Report): void {
  report = listener;
}

export function partFailed(error: unknown): void {
  report(error);
}
