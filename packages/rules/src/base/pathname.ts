/** The parts of a path without query and hash: `/traffic/list?x=1` gives `['traffic', 'list']`. Routes are case-sensitive. */
export function pathSegments(pathname: string): readonly string[] {
  const end = pathname.search(/[?#]/);
  return (end < 0 ? pathname : pathname.slice(0, end)).split('/').filter((part) => part !== '');
}
