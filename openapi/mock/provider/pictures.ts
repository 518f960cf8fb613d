import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('pictures/', import.meta.url);

/** Which type of product stands for a category of world.yaml. */
const CATEGORY_TYPES: Readonly<Record<string, string>> = {
  '100000': 'fridge-cross',
  '110000': 'freezer',
  '120000': 'washer-drum',
  '130000': 'ac-wall',
  '140000': 'heater-electric',
  '150000': 'hood',
  '160000': 'tv-large',
  '170000': 'vacuum',
  '230000': 'smart-panel',
};

let drawings: ReadonlyMap<string, string> | undefined;

/**
 * The drawing of a product type in two tones, 96 by 96; its fragment `#s` is the cropped view for 28 to 48 px.
 * @param name a type such as `fridge-side`, or the code of a category of world.yaml
 * @returns SVG text; undefined when there is none
 */
export function picture(name: string): string | undefined {
  drawings ??= new Map(
    readdirSync(FOLDER).map((file) => [
      file.replace('.svg', ''),
      readFileSync(new URL(file, FOLDER), 'utf8'),
    ]),
  );
  return drawings.get(CATEGORY_TYPES[name] ?? name);
}
