import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';

/** The way out of a page that shows nothing; primary where it is the only one. */
export function HomeLink({ isPrimary = false }: { readonly isPrimary?: boolean }) {
  return (
    <ButtonLink kind={isPrimary ? 'primary' : 'default'} to={href('index')}>
      返回首页
    </ButtonLink>
  );
}
