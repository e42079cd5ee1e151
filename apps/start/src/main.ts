import { runProduct } from './product.js';

await runProduct();
