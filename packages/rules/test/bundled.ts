/** Bundles code that uses the package, as a portal's build would. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuildResult, build, type Plugin } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

const { '.': index, './package.json': _, ...entries } = manifest.exports;

/** The package's entries: `./cart` and the source that it stands for. */
export const sources: ReadonlyMap<string, string> = new Map(Object.entries(entries));

// Readers write the published names; here they lead to the sources.
const published: Plugin = {
  name: 'published names',
  setup({ onResolve }) {
    onResolve({ filter: /^@dealer-portal\/rules(\/|$)/ }, ({ path, resolveDir }) => {
      const entry = path.replace('@dealer-portal/rules', '.');
      const source = entry === '.' ? index : sources.get(entry);
      return source === undefined
        ? { errors: [{ text: `${path} is no entry of the package` }] }
        : { path: fileURLToPath(new URL(source, `file://${resolveDir}/`)) };
    });
  },
};

interface Bundle {
  readonly text: string;
  /** Bytes after gzip. */
  readonly gzip: number;
  /** The files that went in. */
  readonly inputs: readonly string[];
}

/** Bundles and minifies a module of TypeScript text. */
export async function bundled(contents: string): Promise<Bundle> {
  const result: BuildResult<{ write: false; metafile: true }> = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    plugins: [published],
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error('nothing was bundled');
  return {
    text: file.text,
    gzip: gzipSync(file.contents, { level: 9 }).length,
    inputs: Object.keys(result.metafile.inputs),
  };
}

/** Everything that these entries export. */
export function everythingOf(entries: Iterable<string>): string {
  return [...entries].map((entry) => `export * from '@dealer-portal/rules/${entry.slice(2)}';`).join('\n');
}
