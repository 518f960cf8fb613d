import { FINDING_KINDS, type Finding } from './exchange';

/** A finding with how often it was seen. */
export interface Drift extends Finding {
  readonly count: number;
}

/** The differences between traffic and description: equal findings once, with their count. */
export interface DriftList {
  /** @returns the findings that were not there before */
  add(findings: readonly Finding[]): readonly Finding[];
  list(): readonly Drift[];
  clear(): void;
}

export function createDriftList(): DriftList {
  const drifts = new Map<string, Drift>();
  return {
    add: (findings) =>
      findings.filter((finding) => {
        const key = [finding.operationId, finding.side, finding.kind, finding.place, finding.message].join(
          '\n',
        );
        const known = drifts.get(key);
        drifts.set(key, { ...finding, count: (known?.count ?? 0) + 1 });
        return known === undefined;
      }),
    list: () => [...drifts.values()].sort(byOperation),
    clear: () => drifts.clear(),
  };
}

function byOperation(left: Drift, right: Drift): number {
  const order = (drift: Drift) =>
    [drift.operationId ?? '', drift.side, FINDING_KINDS.indexOf(drift.kind), drift.place].join('\n');
  return order(left).localeCompare(order(right));
}

/** One line of a drift, for a log or a terminal. */
export function driftLine({ operationId, side, kind, place, message }: Finding): string {
  return `${operationId ?? 'no operation'} ${side} ${kind} ${place}: ${message}`;
}

/** The list as a document: for each operation what differs, and what would change in which file. */
export function driftDocument(drifts: readonly Drift[]): string {
  const operations = [...new Set(drifts.map(({ operationId }) => operationId ?? ''))];
  const sections = operations.map((operationId) => {
    const rows = drifts.filter((drift) => (drift.operationId ?? '') === operationId);
    return `## ${operationId || 'Calls that no operation has'}\n\n${rows.map(section).join('\n')}`;
  });
  const title = drifts.length === 0 ? 'No drift' : `Drift: ${drifts.length} findings`;
  return `# ${title}\n\n${sections.join('\n')}`;
}

function section({ side, kind, place, message, count, change }: Drift): string {
  const line = `- ${kind} in the ${side}, \`${place}\`: ${message} (seen ${count} times)\n`;
  if (!change) return line;
  const text = change.text.split('\n').map((row) => `  ${row}`);
  return `${line}\n  \`${change.file}\`:\n\n  \`\`\`yaml\n${text.join('\n')}\n  \`\`\`\n`;
}
