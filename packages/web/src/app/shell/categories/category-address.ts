import { type Category, type CategoryTag, categoryClick } from '@dealer-portal/rules/category';
import { href, isRouteName, needsObject, type RouteName } from '#routes';

/** The page that a category names; the results where it names none that opens without an object. */
function pageOf({ routeName }: Category): RouteName {
  const name = routeName ?? undefined;
  return isRouteName(name) && !needsObject(name) ? name : 'malllist';
}

/** The result page of a category, or of one of its tags: code, attribute and stock types stand in the address (CAT-01). */
export function categoryAddress(category: Category, tag?: CategoryTag): string {
  const { categoryCode, stockTypes, attributeName, attributeValue } = categoryClick(category, tag);
  const query = new URLSearchParams({ categoryCode });
  if (attributeName) query.set('attributeName', attributeName);
  if (attributeValue) query.set('attributeValue', attributeValue);
  if (stockTypes.length > 0) query.set('stockTypes', stockTypes.join(','));
  return `${href(pageOf(category))}?${query}`;
}
