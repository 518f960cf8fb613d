import type { World } from '../world';
import { randomOf } from './random';

/** A product with its supply price in cents. */
export interface LedgerProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly productName: string;
  readonly category: string;
  readonly cents: number;
}

/** Products that a large dealer trades. */
const COUNT = 400;

/** Series of products: the same size in another dress and with another programme. */
export const SERIES: readonly string[] = ['悦享', '臻品', '净界', '云尚', '锐智', '星悦', '纤薄', '劲风'];
const LETTERS = 'ABCDEFGHJK';

/** The products of the world, then others of the same categories; a dealer trades the first of them. */
export function ledgerProducts({ products, categories }: World): readonly LedgerProduct[] {
  const named = products.map(({ price, ...product }) => ({ ...product, cents: Math.round(price * 100) }));
  const kinds = Object.entries(categories);
  const others = Array.from({ length: COUNT - named.length }, (_, at): LedgerProduct => {
    const random = randomOf(`product ${at}`);
    const [category, categoryName] = random.pick(kinds);
    const letter = LETTERS[at % LETTERS.length] ?? 'A';
    const number = String(1000 + at);
    return {
      productCode: `G${letter}${number}W${String(at % 97).padStart(2, '0')}`,
      productModel: `${letter}S-${number}`,
      productName: `${random.pick(SERIES)}${number}型${categoryName}`,
      category,
      cents: random.integer(190, 1900) * 100 + random.pick([0, 0, 50, 90]),
    };
  });
  return [...named, ...others];
}
