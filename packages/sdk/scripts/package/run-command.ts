import { spawn } from 'node:child_process';

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program to its end.
 * @returns what it wrote to its standard output
 * @throws with all that it wrote, when it ends with anything but 0
 */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env }: CommandOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let all = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      all += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(out.trim())
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${all}`)),
    );
  });
}
