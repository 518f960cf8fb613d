import { execFileSync } from 'node:child_process';
import { hasNginx } from '@dealer-portal/web/host/nginx';

/** Whether nginx is here, installing Debian's where that is allowed; a run that has to do without it says so. */
export function ensureNginx(): boolean {
  if (!hasNginx()) install();
  if (hasNginx()) return true;
  console.warn('nginx is not on this machine and cannot be installed: the host of Node serves these tests');
  return false;
}

function install(): void {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'ignore',
    });
  } catch {
    // Whether nginx is here is asked once more.
  }
}
