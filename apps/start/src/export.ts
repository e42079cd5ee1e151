import { exportData } from './move-data.js';

await exportData();
