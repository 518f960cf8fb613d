/**
 * Runs the steps of the Dockerfile without a daemon: a folder stands for the root of each stage, and absolute paths are led
 * into it. What needs a Debian of its own is left out and said so.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { copyOf, execForm, type Instruction, type Stage } from './dockerfile';

export interface ImageTrial {
  readonly repository: string;
  /** An empty folder, in which the roots of the stages come to be. */
  readonly folder: string;
  /** In place of 8080, which may be taken. */
  readonly port: number;
  /** What a container is given when it starts. */
  readonly environment: Readonly<Record<string, string>>;
  /** What stands for the results of a stage whose commands are not run, by its path in there; all are run when absent. */
  readonly standIns?: Readonly<Record<string, string>>;
}

export interface RunningImage {
  readonly url: string;
  /** The folder that stands for the root. */
  readonly root: string;
  /** What was not run, in words. */
  readonly leftOut: readonly string[];
  /** Ends it by its signal; the code that it ends with. */
  readonly stop: () => Promise<number | null>;
}

/** Folders of the image: what begins with one of them is led into the folder that stands for its root. */
const ABSOLUTE = /(?<![\w./:-])\/(src|srv|opt|etc|usr\/share|tmp)(?=\/|\s|$)/g;

interface Ground {
  readonly root: string;
  cwd: string;
  env: Record<string, string>;
}

/**
 * Runs the stages, starts the last one and waits until its HEALTHCHECK says that it lives.
 * @throws Error where a step fails
 */
export async function runImage(stages: readonly Stage[], trial: ImageTrial): Promise<RunningImage> {
  const roots = new Map<string, string>();
  const leftOut: string[] = [];
  chmodSync(trial.folder, 0o755);
  let last: Ground | undefined;
  stages.forEach((stage, at) => {
    const root = join(trial.folder, stage.name ?? `stage-${at}`);
    for (const folder of ['tmp', 'etc/nginx']) mkdirSync(join(root, folder), { recursive: true });
    if (stage.name !== undefined) roots.set(stage.name, root);
    last = { root, cwd: root, env: {} };
    const { standIns } = trial;
    if (standIns && at < stages.length - 1) {
      for (const [path, source] of Object.entries(standIns))
        cpSync(source, join(root, path), { recursive: true });
      leftOut.push(`stage ${stage.name ?? at}: its results are given`);
      return;
    }
    for (const step of stage.instructions) leftOut.push(...take(step, last, { ...trial, roots }));
  });
  if (!last) throw new Error('There is no stage');
  return { ...(await start(stages.at(-1)?.instructions ?? [], last, trial)), root: last.root, leftOut };
}

/** Takes one step; @returns why it was left out, if it was. */
function take(
  step: Instruction,
  ground: Ground,
  { repository, port, roots }: ImageTrial & { readonly roots: ReadonlyMap<string, string> },
): readonly string[] {
  const { name, text } = step;
  const { root } = ground;
  switch (name) {
    case 'WORKDIR':
      ground.cwd = join(root, text);
      mkdirSync(ground.cwd, { recursive: true });
      return [];
    case 'ARG':
    case 'ENV':
      for (const [, key = '', value = ''] of text.matchAll(/(\w+)=("[^"]*"|\S*)/g))
        ground.env[key] = led(root, named(value, ground.env)).replace(/\b8080\b/, String(port));
      return [];
    case 'COPY': {
      const { from, source, target } = copyOf(step);
      const goal = target.startsWith('/') ? join(root, target) : join(ground.cwd, target);
      if (from === undefined && source === '.') copyRepository(repository, goal);
      else copy(join(from === undefined ? repository : (roots.get(from) ?? ''), source), goal, target);
      return [];
    }
    case 'RUN':
      if (/\bapt-get\b/.test(text)) return [`RUN ${text}: the packages of this machine are taken`];
      execFileSync('sh', ['-c', led(root, text)], {
        cwd: ground.cwd,
        env: { ...process.env, ...ground.env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      return [];
    default:
      // USER, VOLUME, EXPOSE, HEALTHCHECK, STOPSIGNAL and CMD are of the container.
      return [];
  }
}

const led = (root: string, text: string): string => text.replace(ABSOLUTE, `${root}/$1`);

/** A value without its marks, the variables in it by their values. */
const named = (value: string, env: Readonly<Record<string, string>>): string =>
  value.replace(/^"(.*)"$/, '$1').replace(/\$(\w+)/g, (_, key: string) => env[key] ?? '');

/** What git knows: the rest is kept out by .dockerignore, or is nobody's. */
function copyRepository(repository: string, goal: string): void {
  mkdirSync(goal, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: repository, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', goal], { input: archive });
}

/** A folder gives what is in it, as Docker's COPY does. */
function copy(source: string, goal: string, target: string): void {
  const isInto = target.endsWith('/') && statSync(source).isFile();
  const place = isInto ? join(goal, basename(source)) : goal;
  mkdirSync(dirname(place), { recursive: true });
  cpSync(source, place, { recursive: true });
}

/** Starts what CMD says, as the user that USER names where this process may become it. */
async function start(instructions: readonly Instruction[], { root, env }: Ground, trial: ImageTrial) {
  const text = (name: string) => instructions.findLast((each) => each.name === name)?.text ?? '';
  const command = (execForm(text('CMD')) ?? []).map((word) => led(root, word));
  const check = (execForm(text('HEALTHCHECK')) ?? []).map((word) => word.replace('8080', String(trial.port)));
  const conf = join(root, 'etc/nginx/nginx.conf');
  // nginx reads its own file and no root: so both are told by their places here.
  writeFileSync(conf, readFileSync(conf, 'utf8').replaceAll(' /tmp/', ` ${root}/tmp/`));
  const [program = '', ...words] = command.map((word) =>
    word.replace('exec nginx ', `exec nginx -c ${conf} `),
  );
  chmodSync(join(root, 'tmp'), 0o1777);
  // A file, and no pipe: nginx opens /dev/stderr by its name.
  const log = join(root, 'tmp/log');
  writeFileSync(log, '');
  chmodSync(log, 0o666);
  const output = openSync(log, 'a');
  // With the files that a system lets a program open, not those of this machine.
  const child = spawn('sh', ['-c', 'ulimit -Sn 1024 && exec "$0" "$@"', program, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env, ...trial.environment },
    stdio: ['ignore', output, output],
    ...ownerOf(text('USER')),
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await lives(check, log);
  const stop = () => {
    child.kill(text('STOPSIGNAL') as NodeJS.Signals);
    return ended;
  };
  return { url: `http://127.0.0.1:${trial.port}`, stop };
}

/** Only root may become somebody else. */
function ownerOf(user: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) => Number(execFileSync('id', [which, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const PATIENCE_MS = 20_000;

async function lives([program = '', ...words]: readonly string[], log: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    try {
      execFileSync(program, words, { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`The container does not live: ${readFileSync(log, 'utf8')}`);
}
