import type { ClientToServerEvents, ServerToClientEvents } from '@efemera/contract';
import type { Server, Socket } from 'socket.io';

export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents>;
