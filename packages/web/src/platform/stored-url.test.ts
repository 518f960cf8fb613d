import { expect, it, vi } from 'vitest';
import * as notices from './notices';
import { storedUrl } from './stored-url';

it('a file that was stored without an address is told by its name', () => {
  const notify = vi.spyOn(notices, 'notify').mockReturnValue(undefined);
  expect(storedUrl({ url: 'https://files.portal.invalid/1.png' }, 'a.png')).toBe(
    'https://files.portal.invalid/1.png',
  );
  expect(notify).not.toHaveBeenCalled();
  expect(storedUrl(undefined, 'a.png')).toBeUndefined();
  expect(notify).toHaveBeenCalledWith('warning', 'a.png 没有收到保存地址，请重新上传');
});
