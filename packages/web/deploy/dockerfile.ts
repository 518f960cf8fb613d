/** The Dockerfile as data, and what is wrong with it in words: no daemon has to be there to read it. */

/** One instruction, its continued lines in one. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** What is built from one `FROM`. */
export interface Stage {
  readonly base: string;
  /** As later stages call it. */
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** @throws Error for an instruction before the first FROM */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { base: string; name: string | undefined; instructions: Instruction[] }[] = [];
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, '');
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', rest = ''] = /^\s*(\S+)\s*(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base = '', , stage] = /^(\S+)( AS (\S+))?$/i.exec(rest) ?? [];
      stages.push({ base, name: stage, instructions: [] });
    } else if (stages.length === 0 && name !== 'ARG') {
      throw new Error(`${line} stands before the first FROM`);
    } else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** Where a COPY takes from and where it puts it. */
export interface Copy {
  /** The stage; the repository when absent. */
  readonly from: string | undefined;
  readonly source: string;
  readonly target: string;
}

export function copyOf({ text }: Instruction): Copy {
  const words = text.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const [source = '', target = ''] = words.filter((word) => !word.startsWith('--'));
  return { from, source, target };
}

/** The words of a command in its exec form, `["sh", "-c", …]`; undefined in its shell form. */
export function execForm(text: string): readonly string[] | undefined {
  const list = /\[.*\]$/.exec(text)?.[0];
  return list === undefined ? undefined : (JSON.parse(list) as readonly string[]);
}

/** The packages that an `apt-get install` names. */
export function packagesIn(text: string): readonly string[] {
  const [, list = ''] = /apt-get install ([^&;|]*)/.exec(text) ?? [];
  return list.split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
}

const SECRET = /(TOKEN|PASSWORD|PASSWD|SECRET|PRIVATE|CREDENTIAL)/i;

/**
 * What is wrong with a Dockerfile.
 * @param isThere whether the repository has a file or folder
 */
export function dockerfileFaults(
  stages: readonly Stage[],
  isThere: (path: string) => boolean,
): readonly string[] {
  const faults: string[] = [];
  stages.forEach(({ base, instructions }, at) => {
    const known = stages.slice(0, at).map(({ name }) => name);
    if (!known.includes(base) && !/^[\w/.-]+:(?!latest$)[\w.-]+$/.test(base))
      faults.push(`FROM ${base} names no release: a build of next year would be of another system`);
    for (const instruction of instructions) faults.push(...faultsOf(instruction, known, isThere));
  });
  return [...faults, ...faultsOfImage(stages.at(-1)?.instructions ?? [])];
}

function faultsOf(
  instruction: Instruction,
  known: readonly (string | undefined)[],
  isThere: (path: string) => boolean,
): readonly string[] {
  const { name, text } = instruction;
  if (name === 'ADD') return [`ADD ${text} unpacks and fetches by itself: COPY says what comes`];
  if ((name === 'ENV' || name === 'ARG') && SECRET.test(text))
    return [`${name} ${text} leaves a secret in the image`];
  if (name === 'COPY') {
    const { from, source } = copyOf(instruction);
    if (from !== undefined && !known.includes(from)) return [`COPY --from=${from} names no stage before it`];
    return from !== undefined || isThere(source) ? [] : [`COPY ${source} is not in the repository`];
  }
  if (name === 'RUN' && text.includes('apt-get install')) {
    const missing = ['apt-get update', ' -y ', '--no-install-recommends', 'rm -rf /var/lib/apt/lists'];
    return missing
      .filter((part) => !text.includes(part))
      .map((part) => `apt-get install without ${part.trim()}`);
  }
  return [];
}

/** What the image that runs must be: a user without rights, a check, a signal, a command that gets the signals. */
function faultsOfImage(instructions: readonly Instruction[]): readonly string[] {
  const last = (name: string) => instructions.findLast((each) => each.name === name);
  const faults: string[] = [];
  const user = instructions.findLastIndex(({ name }) => name === 'USER');
  const { text: owner = 'root' } = instructions[user] ?? {};
  if (/^(root|0)(:|$)/.test(owner)) faults.push('the image runs as root: USER is missing');
  const late = instructions.slice(user + 1).filter(({ name }) => user >= 0 && /^(RUN|COPY)$/.test(name));
  for (const { name, text } of late)
    faults.push(`${name} ${text} comes after USER: what runs could write it`);
  for (const name of ['HEALTHCHECK', 'CMD', 'STOPSIGNAL']) if (!last(name)) faults.push(`${name} is missing`);
  const command = last('CMD');
  if (command && !execForm(command.text)) faults.push('CMD is in its shell form: signals do not reach it');
  if (command && /^\["sh", "-c"/.test(command.text) && !command.text.includes('exec '))
    faults.push('CMD does not exec: signals reach the shell alone');
  return faults;
}
