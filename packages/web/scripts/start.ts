import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildDocs } from './docs';
import { buildPortal, startPortal } from './portal';
import { readPort } from './read-port';

const isDev = process.argv.includes('--dev');
/** The catalogue of 3,000 models and the wholesaler's long lists; `--world small` has the examples alone. */
const world = process.argv.join(' ').includes('--world small') ? 'small' : 'real';

try {
  const port = readPort(process.env, 'PORT', 4000);
  const mockPort = readPort(process.env, 'MOCK_PORT', 4010);
  // Before the build, which takes half a minute and replaces the files of a portal that runs already.
  await requireFree(port);
  await requireFree(mockPort);
  if (!isDev) {
    console.log('正在构建门户…');
    await buildPortal();
  }
  const portal = await startPortal({ isDev, port, mockPort, world });
  console.log(`\n  经销商采购门户已启动，请打开： ${portal.url}`);
  console.log(`  文档（后台生成，约半分钟后可读）： ${portal.url}/docs/\n`);
  buildDocs();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`\n  未能启动：${reason}`);
  if (/in use|EADDRINUSE/i.test(reason)) {
    console.error(`  端口被占用。请关闭占用它的程序，或换端口：PORT=4001 MOCK_PORT=4011 npm start\n`);
  }
  process.exit(1);
}

/** Fails where another program listens on the port; 0 is any free one. */
async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
