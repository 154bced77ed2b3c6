import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { descriptorCount, headerBytes, type ForkRequest, type ForkResponse } from './fork-server-messages.ts';
import { inheritedDescriptors, withoutDescriptors } from './inherited-descriptors.ts';

/** The program of the fork server (fork-server.ts). Its argument is the path of the judge's socket. */
const socketPath = process.argv[2] as string;

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

process.on('message', (request: ForkRequest) => {
  start(request).catch((error: unknown) =>
    respond({ id: request.id, kind: 'failed', error: (error as Error).message }),
  );
});
process.on('disconnect', () => process.exit());

async function start({ id, argv }: ForkRequest): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: descriptorCount }, (_, descriptor) => connectDescriptor(id, descriptor)),
  );
  const [command, ...rest] = withoutDescriptors(inheritedDescriptors(descriptorCount - 1), argv);
  const child = spawn(command, rest, {
    stdio: sockets,
    cwd: '/',
    env: { PATH: systemPath },
    // A new session, so that Ctrl-C in the judge's terminal does not reach it.
    detached: true,
  });
  for (const socket of sockets) socket.destroy();
  child.once('error', ({ message }) => respond({ id, kind: 'failed', error: message }));
  child.once('exit', (code, signal) => respond({ id, kind: 'exited', status: { code, signal } }));
  if (child.pid !== undefined) respond({ id, kind: 'started', pid: child.pid });
}

async function connectDescriptor(id: number, descriptor: number): Promise<Socket> {
  const socket = connect(socketPath);
  await once(socket, 'connect');
  socket.on('error', () => {}); // the judge has given up this start
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32BE(id);
  header.writeUInt32BE(descriptor, 4);
  socket.write(header);
  setBlocking(socket);
  return socket;
}

/** Programs expect blocking descriptors. Node has no public method for it. */
function setBlocking(socket: Socket): void {
  const { _handle: handle } = socket as unknown as {
    readonly _handle: { setBlocking(isBlocking: boolean): void };
  };
  handle.setBlocking(true);
}

function respond(response: ForkResponse): void {
  process.send?.(response);
}
