import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ICON_NAMES } from './icon-names';

it('each name has one drawing in the sprite, and each drawing a name', () => {
  const sprite = readFileSync(`${import.meta.dirname}/sprite.svg`, 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="[\d .]+"><path /g)].map(([, id]) => id);
  expect(drawn).toEqual([...ICON_NAMES]);
});
