import { worldAheadMs } from '@dealer-portal/openapi/world-clock';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { endFirstView } from '#platform/browser/first-view';
import { forgetRefusal } from '#platform/session/refused-token';
import { releaseTab } from '#platform/session/tab-session';
import { joinActScopes } from './act-scope';
import { stubCanvas } from './canvas';
import { untilCodeIsThere } from './code-there';
import { moveDates } from './move-dates';
import { printPageAtEnd } from './quick-rendering';
import { stubStyles } from './styles';

// The first import of antd in a simulated DOM takes longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

// A page of a test is a later one of its visit: the counts of the frame are asked at once.
endFirstView();

joinActScopes();
stubCanvas();
stubStyles();
printPageAtEnd();

// Values that a file works out as it is read are of the same day as its tests.
const machineDate = Date;
moveDates(worldAheadMs);
const worldDate = Date;

beforeEach(() => {
  // The real timers that a test asks back bring the machine's dates.
  globalThis.Date = worldDate;
  // What a module has read is forgotten, too, and a journal does not write back what was open.
  releaseTab();
  forgetRefusal();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the simulated browser has no cookie store
    document.cookie = `${pair}; max-age=0; path=/`;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  releaseTab();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // A faked clock that goes on would be taken for the machine's by the next test that fakes one.
  vi.useRealTimers();
});

// Without an origin no later call of this worker would reach its server.
afterEach(() => {
  if (window.location.origin === 'null') throw new Error('This test has led the window away.');
});

// A part of a page that is on its way when its file ends could never be loaded again in this worker.
afterAll(untilCodeIsThere);

afterAll(() => {
  globalThis.Date = machineDate;
});
