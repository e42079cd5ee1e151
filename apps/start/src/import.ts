import { importData } from './move-data.js';

await importData(process.argv[2]);
