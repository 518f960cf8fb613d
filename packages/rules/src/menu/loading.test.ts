import { expect, it } from 'vitest';

// The tables of rules are read while a module loads: a row that is not whole would take the whole entry down.
it('MENU-07 the entry loads, its tables of rules included', async () => {
  await expect(import('./index')).resolves.toHaveProperty('visibleMenus');
});
