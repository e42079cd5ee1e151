export { failingWhenFull } from './failing-when-full.js';
export { createToolServer, type ToolServerOptions } from './server.js';
