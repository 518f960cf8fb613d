import { expect, it } from 'vitest';

// The tables of rules are read while a module loads: one incomplete row would break the complete entry.
it('MENU-07 the entry loads, its tables of rules included', async () => {
  await expect(import('./index')).resolves.toHaveProperty('visibleMenus');
});
