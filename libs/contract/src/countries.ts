import { z } from 'zod';
import { countryCodes } from './country-codes.js';

const known = new Set(countryCodes);
export const countrySchema = z.string().refine((code) => known.has(code));
