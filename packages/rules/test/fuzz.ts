import fc from 'fast-check';

/** How many cases a property test tries: 100, and as many times more as `FUZZ` says. */
fc.configureGlobal({ numRuns: 100 * Number(process.env['FUZZ'] ?? 1) });
