/** The script of every page: the search in its head, addresses of the older reference, and the forms of operations. */
import { sendByForms } from '@dealer-portal/openapi/reference/send';
import { olderAddress, operationIn } from './addresses';
import { searchBy } from './search-box';

function openOlderAddress(): void {
  const address = olderAddress(location);
  if (address !== undefined) location.replace(address);
}

/** The list of operations is asked for the one that the address names. */
function openNamedOperation(): void {
  if (location.pathname !== '/docs/api/') return;
  const name = operationIn(location.hash);
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-operation]');
  const link = [...links].find(({ dataset }) => dataset['operation']?.toLowerCase() === name);
  if (link) location.replace(link.href);
}

openOlderAddress();
openNamedOperation();
addEventListener('hashchange', openOlderAddress);
sendByForms();
const search = document.querySelector<HTMLInputElement>('#search');
const results = document.querySelector<HTMLElement>('#results');
const count = document.querySelector<HTMLElement>('#count');
if (search && results && count) searchBy({ search, results, count });
