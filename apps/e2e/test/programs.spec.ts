import { testClient } from './programs/client.js';
import { testCommandLine } from './programs/command-line.js';
import { testKeys } from './programs/keys.js';
import { testModelContext } from './programs/model-context.js';
import { testPackage } from './programs/package.js';
import { testRecipes } from './programs/recipes.js';
import { World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await World.make();
});
afterAll(() => world.end());

// All tests share one system.
describe('the client package', () => testClient(() => world));
describe('the package as published', () => testPackage(() => world));
describe('the recipes of the README', () => testRecipes(() => world));
describe('keys of programs', () => testKeys(() => world));
describe('the command line', () => testCommandLine(() => world));
describe('the model-context server', () => testModelContext(() => world));
