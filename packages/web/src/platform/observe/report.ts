/** Sends what was noted: late code, which comes when an operator listens. */
import type { ObserveConfig } from '../config';
import { buildOfPage } from './build-of-page';
import type { Noted, Observation, Report } from './observation';
import { watchVitals } from './vitals';
import { observationOf } from './without-values';

/** How long observations are gathered, in milliseconds, and how many are one report. */
const GATHER_MS = 15_000;
const MOST_IN_REPORT = 30;

/** After so many observations of one load the others say nothing new. */
const MOST_OF_LOAD = 300;

/** Begins to report; @returns what takes the next thing that is noted. */
export function startReports({ url, format }: ObserveConfig): (noted: Noted) => void {
  const load = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const gathered: Observation[] = [];
  let count = 0;
  let timer: number | undefined;
  const flush = async (): Promise<void> => {
    window.clearTimeout(timer);
    timer = undefined;
    const observations = gathered.splice(0);
    if (observations.length === 0) return;
    const report: Report = { build: buildOfPage(), load, sentAt: new Date().toISOString(), observations };
    const body = format === 'otlp' ? (await otlp).otlpBody(report) : report;
    // As JSON it would ask the other host first, which no beacon waits for; the text is JSON all the same.
    window.navigator.sendBeacon(url, JSON.stringify(body));
  };
  // It has to be there when the page is left.
  const otlp = format === 'otlp' ? import('./otlp') : Promise.reject(new Error('not asked for'));
  otlp.catch(() => undefined);
  const told = new Set<string>();
  const take = (noted: Noted): void => {
    const observation = observationOf(noted);
    if (observation.kind === 'error') {
      // Each cell of a broken column fails alike, at each drawing.
      const fault = [observation.source, observation.message, observation.stack[0]].join(' ');
      if (told.has(fault)) return;
      told.add(fault);
    }
    count += 1;
    if (count > MOST_OF_LOAD) return;
    gathered.push(observation);
    if (gathered.length >= MOST_IN_REPORT) void flush();
    else timer ??= window.setTimeout(() => void flush(), GATHER_MS);
  };
  const stopVitals = watchVitals(take);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    stopVitals();
    void flush();
  });
  return take;
}
