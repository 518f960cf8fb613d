import { type Cause, causesOf, neverAnswered, refusalsOf, timesOf } from './causes';
import { escaped } from './escaped';
import { type FailureReport, type ReportData, type ResultReport, untestedOf } from './failure-report';

const STYLE = `
:root { color-scheme: light dark; --line: #8886; --bad: #c62828; --good: #2e7d32; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
h1, li, pre, code { overflow-wrap: anywhere; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.count { text-align: right; font-variant-numeric: tabular-nums; }
pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); border-radius: 4px; white-space: pre-wrap; }
.bad { color: var(--bad); } .good { color: var(--good); }
@media (prefers-color-scheme: dark) { :root { --bad: #ef9a9a; --good: #a5d6a7; } }
`;

/** Hides the rows of operations whose name does not hold what is typed. */
const FILTER = `<script>
document.getElementById('filter').addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase();
  for (const row of document.querySelectorAll('[data-name]')) row.hidden = !row.dataset.name.toLowerCase().includes(words);
});
</script>`;

/** The complete run as one page that loads nothing. */
export function page(data: ReportData): string {
  const { operations, valid, wrong, refused, failures, untested } = data.totals;
  const causes = causesOf(data);
  const words = [
    ...(failures > 0 ? [`${failures} failures of ${causes.length} causes`] : []),
    ...(untested > 0 ? [`${untested} operations were not tested`] : []),
  ];
  const verdict =
    words.length === 0 ? '<b class="good">Nothing wrong</b>' : `<b class="bad">${words.join(', ')}</b>`;
  const { p50, p95, slowest } = timesOf(data.results.flatMap(({ times }) => times));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract: ${failures} failures</title><style>${STYLE}</style></head><body>
<h1>Contract test of ${escaped(data.target)}</h1>
<p>${verdict}: ${operations} operations, ${valid} valid (${refused} refused by code) and ${wrong} wrong calls in ${(data.ms / 1000).toFixed(1)} s, begun ${escaped(data.startedAt)}, seed <code>${data.seed}</code>. Answers: p50 ${p50} ms, p95 ${p95} ms, slowest ${slowest} ms.</p>
${data.leftOut.map((text) => `<p>Left out: ${escaped(text)}</p>`).join('')}
<p><label>Show operations whose name holds <input id="filter" type="search"></label></p>
${failures === 0 ? '' : `<h2>Failures by cause</h2>${causes.map(causeSection).join('')}`}
${untestedTable(data)}
${refusalTable(data)}
${driftTable(data)}
<h2>Operations</h2>
${operationTable(data.results)}
${FILTER}</body></html>
`;
}

function causeSection({ operationId, phases, failure }: Cause): string {
  return failureSection(`${operationId}, ${phases.join(', ')}`, failure);
}

function untestedTable(data: ReportData): string {
  const rows = untestedOf(data).map(
    ({ operationId, valid, met }) =>
      `<tr data-name="${escaped(operationId)}"><td>${escaped(operationId)}</td><td class="count">${met}</td><td class="count">${valid}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<h2>Reads that met no data, or too seldom</h2><table><thead><tr><th>Operation</th><th>Met data</th><th>Valid calls</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function refusalTable(data: ReportData): string {
  const silent = new Set(neverAnswered(data));
  const rows = refusalsOf(data).map(
    ({ operationId, sentence, count }) =>
      `<tr data-name="${escaped(operationId)}"><td>${escaped(operationId)}${silent.has(operationId) ? ' <b class="bad">never answered with success</b>' : ''}</td><td>${escaped(sentence)}</td><td class="count">${count}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<details><summary>Refusals by a code of the business</summary><table><thead><tr><th>Operation</th><th>Sentence</th><th>Times</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function failureSection(heading: string, failure: FailureReport): string {
  const problems = failure.problems.map(
    ({ check, place, message }) =>
      `<li><b>${check}</b> <code>${escaped(place)}</code> ${escaped(message)}</li>`,
  );
  const block = (title: string, text: string) => `<h4>${title}</h4><pre>${escaped(text)}</pre>`;
  return `<section data-name="${escaped(heading)}"><h3 class="bad">${escaped(heading)}</h3><p>${escaped(failure.title)}, answered in ${failure.ms} ms</p>
<ul>${problems.join('')}</ul>
<details><summary>Request, answer and how to try it again</summary>
${block('curl', failure.curl)}${block('SDK', failure.sdk)}${block('Answer', failure.answer)}${block('Again', failure.replay)}
</details></section>
`;
}

function driftTable({ drift }: ReportData): string {
  if (drift.length === 0) return '';
  const rows = drift.map(
    ({ operationId = '', place, message, change }) =>
      `<tr><td>${escaped(operationId)}</td><td><code>${escaped(place)}</code></td><td>${escaped(message)}</td><td><code>${escaped(change?.file ?? '')}</code></td></tr>`,
  );
  return `<h2>Drift, no failure</h2><table><thead><tr><th>Operation</th><th>Field</th><th>Difference</th><th>File</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function operationTable(results: readonly ResultReport[]): string {
  const rows = results.map(({ tag, operationId, phase, valid, met, wrong, refused, times, failures }) => {
    const state =
      failures.length === 0
        ? '<span class="good">right</span>'
        : `<span class="bad">${failures.length}</span>`;
    const { p50, p95, slowest } = timesOf(times);
    const counts = [valid, met, refused, wrong, p50, p95, slowest].map(
      (count) => `<td class="count">${count}</td>`,
    );
    return `<tr data-name="${escaped(operationId)}"><td>${escaped(tag)}</td><td>${escaped(operationId)}</td><td>${phase}</td>${counts.join('')}<td>${state}</td></tr>`;
  });
  const head = [
    'Tag',
    'Operation',
    'Phase',
    'Valid',
    'Met data',
    'Refused',
    'Wrong',
    'p50 ms',
    'p95 ms',
    'Slowest ms',
    'Failures',
  ];
  return `<table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
