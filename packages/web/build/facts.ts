import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the facts about a build lie: beside its folder, for they name every source and are served to nobody. */
export const factsOf = (outDir: string): string => `${resolve(outDir)}-facts`;

/**
 * Moves what a build says of itself (manifest, own code, and source maps where `PORTAL_SOURCE_MAPS=1` asks for them) out of
 * the folder that is served.
 */
export function buildFacts(): Plugin {
  let outDir = '';
  return {
    name: 'dealer-portal:build-facts',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => {
        const facts = factsOf(outDir);
        if (!existsSync(join(outDir, '.vite'))) return;
        rmSync(facts, { recursive: true, force: true });
        renameSync(join(outDir, '.vite'), facts);
        const maps = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.map'));
        for (const map of maps) {
          const target = join(facts, 'maps', 'assets', map);
          mkdirSync(dirname(target), { recursive: true });
          renameSync(join(outDir, 'assets', map), target);
        }
      },
    },
  };
}
