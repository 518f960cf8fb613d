import type { Sentences } from '../../base/refusal';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import { PASTE_ENGLISH } from '../../fields/paste/paste-english';
import { pasteText } from '../../fields/paste/paste-refusals';
import type { BatchParams, NearName } from './batch-refusals';

function nearText({ lost, suggestion, isWithoutZeros = false }: NearName): string {
  if (lost) return `: ${pasteText(lost, PASTE_ENGLISH)}`;
  if (suggestion === undefined) return '';
  return `${isWithoutZeros ? ' (a spreadsheet took the zeros in front away)' : ''}: is it ${suggestion}?`;
}

export const BATCH_ENGLISH: Sentences<BatchParams> = {
  'batch.nameMissing': () => 'There is no model and no product code',
  'batch.manyCodes': ({ codes }) =>
    `The model stands for ${codes.length} codes, ${codes.join(', ')}: enter the code`,
  'batch.unknownProduct': ({ name, near }) => `There is no product ${name} to buy${nearText(near)}`,
  'batch.shipToMissing': () => 'There is no code of a ship-to',
  'batch.unknownShipTo': ({ name, near }) => `There is no ship-to ${name}${nearText(near)}`,
  'batch.sum': ({ quantity }) => `All rows together: ${quantityText(quantity, QUANTITY_ENGLISH)}`,
  'batch.taken': ({ stock }) => `Other rows take all ${stock} in stock`,
  'batch.stockLeft': ({ left }) => `Only ${left} are left in stock`,
  'batch.duplicate': ({ rowNo, place, product }) => `The same as ${place ?? `row ${rowNo}`}: ${product}`,
  'batch.priceMissing': ({ product }) =>
    `There is no price of ${product}: check again what has not been added`,
  'batch.cartFull': ({ entries, added, most }) =>
    `The cart has ${entries} products, and the ${added} of this part do not fit (${most} at most): settle the cart first`,
};
