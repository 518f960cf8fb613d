import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** Blink without a window's frame around it: a fifth less processor time than the complete browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Starts the Chromium that this machine has. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}

/** The Chromium that this machine has, and how it is started. */
export function chromiumOptions(): { readonly executablePath: string; readonly args: string[] } {
  const executablePath = ensureChromium();
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  args.push('--disable-component-update', '--disable-sync');
  // A page is drawn in one piece and by no process of its own: a tenth less processor time for each load.
  args.push('--default-tile-width=1280', '--default-tile-height=960', '--in-process-gpu');
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

/**
 * The path of this machine's Chromium, installing Debian's where that is allowed; a browser test never skips in
 * silence. Called once before tests run side by side, since two installations at a time lock each other out.
 */
export function ensureChromium(): string {
  return findChromium() ?? installChromium();
}

function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...KNOWN_PATHS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

function installChromium(): string {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    execFileSync('apt-get', [...install, 'chromium-headless-shell', 'fonts-noto-cjk'], { stdio: 'ignore' });
  } catch (cause) {
    const remedy = 'Install Chromium or set CHROMIUM_PATH to its executable.';
    throw new Error(`No Chromium was found and none could be installed. ${remedy}`, { cause });
  }
  return findChromium() ?? HEADLESS_SHELL;
}
