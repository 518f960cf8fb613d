import { parseArgs } from 'node:util';
import { DEFAULT_RUNS } from './runs/runs';
import { DEFAULT_PORT, type WorldSize } from './server';

export const USAGE = `pnpm mock [options]

  --port N            0 takes any free port (MOCK_PORT, or ${DEFAULT_PORT})
  --host NAME         who may call: 0.0.0.0 is everybody (127.0.0.1)
  --stateless         answers from the examples alone; no session, no memory
  --world NAME        real: 3,000 products and long lists; small: the world of the examples (real)
  --runs N            runs of tests that there may be at a time (${DEFAULT_RUNS})
  --description FILE  another bundled description than openapi/bundle/openapi.json
  --upstream URL      passes every call on to a backend and lists what differs from the description
  --drift PATH        where that list goes, without .md and .json
  --help`;

export interface MockCliOptions {
  readonly port: number;
  readonly host: string;
  readonly stateless: boolean;
  readonly world: WorldSize;
  readonly runs: number;
  readonly description?: string | undefined;
  readonly upstream?: string | undefined;
  readonly drift?: string | undefined;
  readonly help: boolean;
}

/**
 * @param env MOCK_PORT is read from it
 * @throws Error naming the option that is wrong
 */
export function readMockOptions(args: readonly string[], env: NodeJS.ProcessEnv): MockCliOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: env['MOCK_PORT'] ?? String(DEFAULT_PORT) },
      host: { type: 'string', default: '127.0.0.1' },
      stateless: { type: 'boolean', default: false },
      world: { type: 'string', default: 'real' },
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      description: { type: 'string' },
      upstream: { type: 'string' },
      drift: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (values.port.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port} is not a port.`);
  const runs = Number(values.runs);
  if (!/^\d+$/.test(values.runs) || runs < 1 || runs > 10_000)
    throw new Error(`--runs ${values.runs} is not a number from 1 to 10000.`);
  const { world } = values;
  if (world !== 'real' && world !== 'small') throw new Error(`--world ${world} is neither real nor small.`);
  if (values.upstream !== undefined && !URL.canParse(values.upstream))
    throw new Error(
      `--upstream ${values.upstream} is not a URL: write it whole, https://staging.example.cn.`,
    );
  return { ...values, port, runs, world };
}
