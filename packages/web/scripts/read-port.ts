const MOST = 65_535;

/**
 * The port that a variable of the environment names; throws where it names none.
 * @param usual the port where the variable is not set
 */
export function readPort(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const text = env[name]?.trim() ?? '';
  if (text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MOST) return port;
  throw new Error(`${name}=${text} 不是端口。请填 0 到 ${MOST} 的整数，如 ${name}=${usual + 1} npm start`);
}
