import type { Sentences } from '../../base/refusal';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import { PASTE_ENGLISH } from '../../fields/paste/paste-english';
import { pasteText } from '../../fields/paste/paste-refusals';
import type { TemplateParams } from './template-refusals';

export const TEMPLATE_ENGLISH: Sentences<TemplateParams> = {
  'template.nameMissing': () => 'Enter a name for the template',
  'template.nameTooLong': ({ limit }) => `The name of a template has ${limit} characters at most`,
  'template.nameTaken': ({ name }) => `There is a template ${name} already: choose another name`,
  'template.columns': () =>
    'The file has no columns of product codes and quantities: choose a file that was saved from a template',
  'template.empty': () => 'The file has no products',
  'template.codeMissing': ({ row }) => `Row ${row}: there is no product code. Correct it and import again`,
  'template.codeLost': ({ row, productCode, lost }) =>
    `Row ${row}: the product code ${productCode}: ${pasteText(lost, PASTE_ENGLISH)}. Correct it and import again`,
  'template.quantity': ({ row, quantity }) =>
    `Row ${row}: ${quantityText(quantity, QUANTITY_ENGLISH)}. Correct it and import again`,
};
