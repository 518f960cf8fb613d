import { type GetProps, Input } from 'antd';

/**
 * The field of the search box, to which AutoComplete gives its value, keys and names.
 * While no line is chosen the library names line -1 as the active one, which does not exist (WCAG 4.1.2).
 */
export function SearchField(props: GetProps<typeof Input.Search>) {
  const { 'aria-activedescendant': active, ...rest } = props;
  const isThere = active !== undefined && !active.endsWith('_-1');
  return <Input.Search {...rest} {...(isThere && { 'aria-activedescendant': active })} />;
}
