import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Opens a server's port.
 * @returns the port, which is another one than asked for when that was 0
 * @throws Error when it is taken (the message names it)
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Error(`Port ${port} on ${host} is taken. Stop the other program or choose another port.`)
          : error,
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
