/** Order templates: a named product list with quantities, to be ordered again at today's prices (ORDER-01). */

import { type Amount, isAmount } from '../../base/money';
import { refuse, refused } from '../../base/refusal';
import { readQuantity } from '../../fields/input/quantity';
import { lostDigits } from '../../fields/paste/lost-digits';
import { pastedNumber } from '../../fields/paste/pasted-number';
import { entryName, isPackage, type NamedEntry } from '../cart-entry/entry-facts';
import { priceTypeName } from '../price/choice';
import { PRICE_NAMES } from '../price/price-names';
import { mergeOrderLines } from './rebuy';
import type { TemplateRefusal } from './template-refusals';

/** One product of a template, with the price of the day on which it was saved. */
export interface TemplateLine {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly productName?: string | undefined;
  /** Pieces. */
  readonly number: number;
  /** Yuan for one piece, that day; absent where it was not known. */
  readonly price?: Amount;
  /** The type of that price; absent in templates of before it was kept. */
  readonly priceType?: string | null | undefined;
}

/** A template; plain data that survives JSON. */
export interface OrderTemplate {
  readonly name: string;
  /** The day on which it was saved, YYYY-MM-DD. */
  readonly savedOn: string;
  readonly lines: readonly TemplateLine[];
}

/** The template of some products, and the names of those that it cannot hold. */
export interface TemplateGoods {
  readonly lines: readonly TemplateLine[];
  /** Packages. */
  readonly leftOut: readonly string[];
  /** Products whose pieces cannot be read. */
  readonly unreadable: readonly string[];
}

const NAME_LENGTH = 20;

/** Why templates cannot get one of this name; undefined when they can. */
export function templateNameRefusal(
  name: string,
  templates: readonly OrderTemplate[],
): TemplateRefusal | undefined {
  const typed = name.trim();
  if (typed === '') return refuse('template.nameMissing');
  if (typed.length > NAME_LENGTH) return refuse('template.nameTooLong', { limit: NAME_LENGTH });
  return templates.some((template) => template.name === typed)
    ? refuse('template.nameTaken', { name: typed })
    : undefined;
}

/** The single products of a cart, each once with its pieces; a package is bought as a set and is left out. */
export function templateGoods(entries: readonly NamedEntry[]): TemplateGoods {
  const single = entries.filter((entry) => !isPackage(entry));
  return {
    ...linesOf(single.flatMap(({ productList }) => productList)),
    leftOut: entries.filter(isPackage).map(entryName),
  };
}

/** The products of orders, each once for each type of price, with its pieces; one without pieces is none. */
export function orderGoods(lines: readonly GoodsLine[]): TemplateGoods {
  return { ...linesOf(lines), leftOut: [] };
}

interface GoodsLine extends Omit<TemplateLine, 'number'> {
  readonly number?: Amount;
}

function linesOf(goods: readonly GoodsLine[]): Pick<TemplateGoods, 'lines' | 'unreadable'> {
  const lines: TemplateLine[] = [];
  const unreadable: string[] = [];
  const merged: readonly GoodsLine[] = mergeOrderLines(goods);
  for (const { productCode, productModel, productName, number, price, priceType } of merged) {
    const read = readQuantity(String(number));
    if (read.ok) {
      lines.push({ productCode, productModel, productName, number: read.quantity, price, priceType });
    } else if (number !== 0) unreadable.push(productModel || productCode);
  }
  return { lines, unreadable };
}

const HEADINGS = ['产品编码', '型号', '名称', '数量', '保存时单价', '价格类型'] as const;

/** A template as the rows of a file, headings first. */
export function templateRows({ lines }: OrderTemplate): readonly (readonly string[])[] {
  return [
    HEADINGS,
    ...lines.map(({ productCode, productModel = '', productName = '', number, price, priceType }) => [
      productCode,
      productModel,
      productName,
      String(number),
      String(price ?? ''),
      priceType ? priceTypeName(priceType) : '',
    ]),
  ];
}

/** The type of a price by its name; undefined for any other text, and for none. */
function typeNamed(name: string | undefined): string | undefined {
  return Object.entries(PRICE_NAMES).find(([, known]) => known === name)?.[0];
}

/** The lines of a file, or what is wrong with it; `templateText` has the sentence. */
export type TemplateRead =
  | { readonly ok: true; readonly lines: readonly TemplateLine[] }
  | { readonly ok: false; readonly refusal: TemplateRefusal };

/** What stands against the code of a product in a file. */
function codeRefusal(row: number, productCode: string): TemplateRefusal | undefined {
  if (productCode === '') return refuse('template.codeMissing', { row });
  const lost = lostDigits(productCode);
  return lost && refuse('template.codeLost', { row, productCode, lost });
}

/** Reads the rows of a file that a template was saved as; a wrong row is named, and nothing of the file is taken. */
export function readTemplate(rows: readonly (readonly string[])[]): TemplateRead {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.trim()));
  const at = HEADINGS.map((heading) => head.indexOf(heading));
  const [code = -1, model = -1, name = -1, number = -1, price = -1, type = -1] = at;
  if (code < 0 || number < 0) return refused(refuse('template.columns'));
  const lines: TemplateLine[] = [];
  for (const [index, row] of body.entries()) {
    if (row.every((cell) => cell === '')) continue;
    const productCode = row[code] ?? '';
    const read = readQuantity(pastedNumber(row[number] ?? ''));
    const wrong = codeRefusal(index + 2, productCode);
    if (wrong) return refused(wrong);
    if (!read.ok) {
      return refused(refuse('template.quantity', { row: index + 2, quantity: read.refusal }));
    }
    lines.push({
      productCode,
      productModel: row[model] || undefined,
      productName: row[name] || undefined,
      number: read.quantity,
      price: isAmount(row[price]) ? row[price] : undefined,
      priceType: typeNamed(row[type]),
    });
  }
  if (lines.length === 0) return refused(refuse('template.empty'));
  return { ok: true, lines: linesOf(lines).lines };
}
