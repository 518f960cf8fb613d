import { type Category, type CategoryTag, categoryClick } from '@dealer-portal/rules/category';
import { href } from '#routes';

/** The result page of a category, or of one of its tags: code, attribute and stock types stand in the address (CAT-01). */
export function categoryAddress(category: Category, tag?: CategoryTag): string {
  const { categoryCode, stockTypes, attributeName, attributeValue } = categoryClick(category, tag);
  const query = new URLSearchParams({ categoryCode });
  if (attributeName) query.set('attributeName', attributeName);
  if (attributeValue) query.set('attributeValue', attributeValue);
  if (stockTypes.length > 0) query.set('stockTypes', stockTypes.join(','));
  return `${href('malllist')}?${query}`;
}
