import { isYes, sharedSlot } from './browser/storage';
import { config } from './config';

/** Survives the pages of a visit, since only the first address carries the query. */
const embedded = sharedSlot('session', 'embedded', isYes);

/**
 * Notes at entry whether another office app embeds the portal (ROUTE-08). Assumption: the app says so by `embedded=1`
 * in the address, or is known by a word in its user agent (`VITE_EMBEDDING_AGENT`); `embedded=0` ends it.
 * @param search the query of the address that was opened
 */
export function noteEmbedding(search: string, userAgent: string = window.navigator.userAgent): void {
  const parameter = new URLSearchParams(search).get('embedded');
  const isHost = config.embeddingAgent !== '' && userAgent.includes(config.embeddingAgent);
  if (parameter !== null) embedded.write(parameter === '1');
  else if (isHost) embedded.write(true);
  document.documentElement.toggleAttribute('data-embedded', isEmbedded());
}

/** Whether the portal is shown inside of another app; its navigation bar is hidden then (ROUTE-08). */
export function isEmbedded(): boolean {
  return embedded.read() ?? false;
}
