import { productVersion } from '@efemera/config';
import { createToolServer } from '@efemera/model-context';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readSettings } from './config.js';

/** Serves the Model Context Protocol over standard input and output to the program that started this process. */
const { EFEMERA_URL: url, EFEMERA_API_KEY: apiKey } = readSettings();
await createToolServer({ service: { url, apiKey }, version: productVersion() }).connect(new StdioServerTransport());

// The client program has closed standard input. Exit now: a pending wait would keep the process alive for minutes.
process.stdin.once('end', () => process.exit(0));
