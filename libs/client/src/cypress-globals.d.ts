/**
 * The part of Cypress's types that `cypress.ts` uses. The package `cypress` is no dependency, not even of this
 * repository: its installation downloads a binary of 200 MB. A project that uses the commands has Cypress's own.
 */
declare namespace Cypress {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unused-vars -- As Cypress declares it.
  interface Chainable<Subject = any> {
    task<S = unknown>(event: string, arg?: unknown, options?: { log?: boolean; timeout?: number }): Chainable<S>;
  }
}
declare const Cypress: {
  Commands: {
    add<Name extends keyof Cypress.Chainable>(
      name: Name,
      run: (...args: Parameters<Cypress.Chainable[Name]>) => ReturnType<Cypress.Chainable[Name]>,
    ): void;
  };
};
declare const cy: Cypress.Chainable;
