/** Line drawings of our own, 96 by 96, one stroke weight; the key is the category of world.yaml. */
const SHAPES: Readonly<Record<string, string>> = {
  '100000':
    '<rect x="26" y="10" width="44" height="72" rx="4"/><path d="M48 10v72M43 40v14M53 40v14M31 82v5M65 82v5"/>',
  '110000':
    '<rect x="12" y="30" width="72" height="48" rx="4"/><path d="M12 44h72M42 37h12M20 78v6M76 78v6"/><path d="M48 54v16M41 58l14 8M55 58l-14 8"/>',
  '120000':
    '<rect x="20" y="12" width="56" height="72" rx="4"/><path d="M20 28h56M27 20h12"/><circle cx="66" cy="20" r="2.5"/><circle cx="48" cy="56" r="19"/><circle cx="48" cy="56" r="12"/><path d="M38 58c4-4 7 4 11 0s6-3 9 0"/>',
  '130000':
    '<rect x="10" y="22" width="76" height="28" rx="5"/><path d="M18 42h60M66 31h10"/><path d="M28 58c0 6-6 6-6 14M48 58c0 8-4 8-4 18M68 58c0 6 6 6 6 14"/>',
  '140000':
    '<rect x="30" y="10" width="36" height="60" rx="16"/><circle cx="48" cy="38" r="8"/><path d="M48 38l4-4M40 70v14M56 70v14M42 56h12"/>',
  '150000':
    '<path d="M38 10h20v26H38zM38 36L16 58h64L58 36M16 58v8h64v-8"/><path d="M40 62h16M30 74v8M48 74v8M66 74v8"/>',
  '160000':
    '<rect x="8" y="18" width="80" height="50" rx="3"/><path d="M34 80h28M40 68l-3 12M56 68l3 12M16 60l18-18 12 12 14-16 20 22"/>',
  '170000':
    '<path d="M58 10L40 66"/><rect x="45" y="24" width="18" height="26" rx="6" transform="rotate(18 54 37)"/><path d="M24 82v-8a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8zM24 82h32"/><path d="M66 82h10M70 74h8"/>',
  '230000':
    '<path d="M14 46L48 16l34 30M22 40v42h52V40"/><circle cx="48" cy="66" r="3"/><path d="M40 58a11 11 0 0 1 16 0M34 51a20 20 0 0 1 28 0"/>',
};

/**
 * The drawing of a product category as SVG text.
 * @param category the code of world.yaml, such as `100000`
 * @returns undefined for a category without a drawing
 */
export function picture(category: string): string | undefined {
  const shape = SHAPES[category];
  if (shape === undefined) return undefined;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" fill="none" stroke="#5A5F66" ' +
    `stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shape}</svg>`
  );
}
