/** Words of a path or of an id, each with a capital: `/cart/getCount` is Cart, Get, Count. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[^a-zA-Z\d]+|(?=[A-Z])/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}
