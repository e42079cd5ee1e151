export { createToolServer, type ToolServerOptions } from './server.js';
