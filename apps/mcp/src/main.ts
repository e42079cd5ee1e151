import { productVersion } from '@efemera/config';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readSettings } from './config.js';
import { createServer } from './server.js';

/** Speaks the Model Context Protocol over its standard input and output, for the program that started it. */
await createServer(readSettings(), productVersion()).connect(new StdioServerTransport());

// Its program is gone; a wait would keep it alive for minutes.
process.stdin.once('end', () => process.exit(0));
