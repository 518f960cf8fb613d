/** Part of `pnpm build`: writes a gzip and a brotli form beside each file of text that they make smaller, for the host to send. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { OUT_DIR } from '../build/out-dir';

const TEXTS = ['.css', '.html', '.js', '.json', '.svg', '.txt'];

/** Less than a packet is not worth the second file. */
const LEAST_BYTES = 1_000;

let count = 0;

async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  if (text.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const forms = [
    ['.gz', await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION })],
    ['.br', await promisify(brotliCompress)(text, { params })],
  ] as const;
  for (const [ending, bytes] of forms) {
    if (bytes.length < text.length) writeFileSync(path + ending, bytes);
    else rmSync(path + ending, { force: true });
  }
  count += 1;
}

const files = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' });
await Promise.all(
  files.filter((file) => TEXTS.includes(extname(file))).map((file) => compress(join(OUT_DIR, file))),
);
console.log(`dist: ${count} files have compressed forms`);
