import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { storeSession } from '#platform/session/stored-session';
import { accountApi, renderPage } from '../../test/render-page';
import { Component } from './login-page';

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('AUTH-01 the window of a renewal closes for every user who signed in there, though it has a copy of the storage of its opener', async () => {
  window.history.replaceState(null, '', '/login#renew');
  window.sessionStorage.setItem('dealer-portal:shownTo', JSON.stringify('somebody else'));
  storeSession({ token: 'T', endsAt: Date.now() + 60_000 });
  accountApi();
  const close = vi.spyOn(window, 'close').mockReturnValue();
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  renderPage(Component, { path: '/login' });
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(replace).not.toHaveBeenCalled();
});
