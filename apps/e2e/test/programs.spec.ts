import { testClient } from './programs/client.js';
import { testCommandLine } from './programs/command-line.js';
import { testCypress } from './programs/cypress.js';
import { testKeys } from './programs/keys.js';
import { testModelContext } from './programs/model-context.js';
import { testPackage, testPublishing } from './programs/package.js';
import { testPython } from './programs/python.js';
import { testRecipes } from './programs/recipes.js';
import { testContainers } from './programs/testcontainers.js';
import { World } from '../support/world.js';

let world: World;
beforeAll(async () => {
  world = await World.make();
});
afterAll(() => world.end());

// All tests share one system.
describe('the client package', () => testClient(() => world));
describe('the package as published', () => testPackage(() => world));
describe('the package as its owner publishes it', () => testPublishing(() => world));
describe('the recipes for test suites', () => testRecipes(() => world));
describe('the recipe for testcontainers', () => testContainers(() => world));
describe('the client for Python', () => testPython(() => world));
describe('the commands for Cypress', () => testCypress(() => world));
describe('keys of programs', () => testKeys(() => world));
describe('the command line', () => testCommandLine(() => world));
describe('the model-context server', () => testModelContext(() => world));
