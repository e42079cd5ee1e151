import { productVersion } from '@efemera/config';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readSettings } from './config.js';
import { createServer } from './server.js';

/** Serves the Model Context Protocol over standard input and output to the program that started this process. */
await createServer(readSettings(), productVersion()).connect(new StdioServerTransport());

// The client program has closed standard input. Exit now: a pending wait would keep the process alive for minutes.
process.stdin.once('end', () => process.exit(0));
