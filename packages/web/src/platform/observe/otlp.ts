/** A report as OTLP over HTTP takes it: log records in JSON, for the address `…/v1/logs` of a collector. */
import type { Observation, Report } from './observation';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue: string } | { readonly doubleValue: number };
}

/** Severity numbers of OpenTelemetry. */
const SEVERITY = { vital: [9, 'INFO'], call: [13, 'WARN'], error: [17, 'ERROR'] } as const;

/** The body of an export request (`ExportLogsServiceRequest`). */
export function otlpBody({ build, load, sentAt, observations }: Report): object {
  const time = `${Date.parse(sentAt)}000000`;
  return {
    resourceLogs: [
      {
        resource: {
          attributes: attributes({
            'service.name': 'dealer-portal',
            'service.version': build,
            'service.instance.id': load,
          }),
        },
        scopeLogs: [{ scope: { name: 'dealer-portal.observe' }, logRecords: observations.map(recordOf) }],
      },
    ],
  };

  function recordOf({ kind, ...facts }: Observation): object {
    const [severityNumber, severityText] = SEVERITY[kind];
    const flat = Object.entries(facts).map(
      ([name, value]) => [`portal.${name}`, Array.isArray(value) ? value.join('\n') : value] as const,
    );
    return {
      timeUnixNano: time,
      severityNumber,
      severityText,
      body: { stringValue: kind },
      attributes: attributes(Object.fromEntries(flat)),
    };
  }
}

function attributes(facts: Readonly<Record<string, string | number>>): readonly Attribute[] {
  return Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }));
}
