import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { personaApi } from '../../../test/persona-api';
import { renderPage } from '../../../test/render-page';
import { useEntries } from './use-entries';

it('SEARCH-01 a key in the palette gathers no entries again: they are those of the key before', async () => {
  personaApi('directAdmin');
  const gathered = new Set<unknown>();
  function Typing() {
    const [text, setText] = useState('');
    gathered.add(useEntries());
    return <input aria-label="查找" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const Page = () => (
    <PermissionsProvider fallback={null}>
      <Typing />
    </PermissionsProvider>
  );
  renderPage(Page, { path: '/index' });
  const field = await screen.findByRole('textbox', { name: '查找' });
  gathered.clear();
  await userEvent.type(field, 'gwc');
  expect(gathered.size).toBe(1);
});
