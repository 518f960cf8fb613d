import { escaped } from './escaped';
import type { FailureReport, ReportData, ResultReport } from './failure-report';

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

/** The complete run as one page that loads nothing. */
export function page(data: ReportData): string {
  const { operations, valid, wrong, refused, failures } = data.totals;
  const verdict =
    failures === 0 ? '<b class="good">Nothing wrong</b>' : `<b class="bad">${failures} failures</b>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract: ${failures} failures</title><style>${STYLE}</style></head><body>
<h1>Contract test of ${escaped(data.target)}</h1>
<p>${verdict}: ${operations} operations, ${valid} valid (${refused} refused by code) and ${wrong} wrong calls in ${(data.ms / 1000).toFixed(1)} s, begun ${escaped(data.startedAt)}, seed <code>${data.seed}</code>.</p>
${failures === 0 ? '' : `<h2>Failures</h2>${data.results.map(failureSections).join('')}`}
${driftTable(data)}
<h2>Operations</h2>
${operationTable(data.results)}
</body></html>
`;
}

function failureSections({ operationId, phase, failures }: ResultReport): string {
  return failures.map((failure) => failureSection(`${operationId}, ${phase}`, failure)).join('');
}

function failureSection(heading: string, failure: FailureReport): string {
  const problems = failure.problems.map(
    ({ check, place, message }) =>
      `<li><b>${check}</b> <code>${escaped(place)}</code> ${escaped(message)}</li>`,
  );
  const block = (title: string, text: string) => `<h4>${title}</h4><pre>${escaped(text)}</pre>`;
  return `<section><h3 class="bad">${escaped(heading)}</h3><p>${escaped(failure.title)}, answered in ${failure.ms} ms</p>
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
  const rows = results.map(({ tag, operationId, phase, valid, wrong, ms, failures }) => {
    const state =
      failures.length === 0
        ? '<span class="good">right</span>'
        : `<span class="bad">${failures.length}</span>`;
    const counts = [valid, wrong, ms].map((count) => `<td class="count">${count}</td>`).join('');
    return `<tr><td>${escaped(tag)}</td><td>${escaped(operationId)}</td><td>${phase}</td>${counts}<td>${state}</td></tr>`;
  });
  const head = ['Tag', 'Operation', 'Phase', 'Valid calls', 'Wrong calls', 'ms', 'Failures'];
  return `<table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
