import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlock, root } from '../../support/code-block.js';
import { ContainerEngine } from '../../support/container-engine.js';
import type { World } from '../../support/world.js';

const recipe = codeBlock('docs/test-suites.md', 'container.test.mjs');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');

/** The program that the recipe tests: the shop of these tests. */
const shop = `
  import { Shop } from ${JSON.stringify(join(root, 'libs/testing/dist/shop.js'))};
  export async function startApp({ smtpHost, smtpPort }) {
    if (smtpHost !== '127.0.0.1') throw new Error(smtpHost);
    const shop = await Shop.open(smtpPort);
    return { url: shop.url, stop: () => shop.close() };
  }
`;

export function testContainers(world: () => World): void {
  it('signs up as the recipe shows, with a server of its own behind mapped ports', async () => {
    const { project } = world();
    const engine = await ContainerEngine.start(['efemera-all-in-one:latest']);
    try {
      symlinkSync(join(root, 'node_modules/testcontainers'), join(project.folder, 'node_modules/testcontainers'));
      project.write('container.test.mjs', recipe);
      project.write('app.mjs', shop);
      // Ryuk removes containers of dead test runs. It is a container itself, and this engine has only our image.
      const env = {
        DOCKER_HOST: engine.address,
        TESTCONTAINERS_RYUK_DISABLED: 'true',
        EFEMERA_URL: 'http://unused.test',
      };
      const { code, out } = await project.run(process.execPath, ['--test', 'container.test.mjs'], env);
      expect(out).toMatch(/^# pass 1$/m);
      expect({ code, left: engine.containers.size }).toEqual({ code: 0, left: 0 });
      expect(engine.made.map(({ Image }) => Image)).toEqual(['efemera-all-in-one:latest']);
    } finally {
      await engine.stop();
    }
  }, 120_000);

  it('names the image as the build does, and the ports and the wait as the image has them', () => {
    const [, name] = /^# docker build --target all-in-one -t (\S+) \.$/m.exec(dockerfile) ?? [];
    expect(recipe).toContain(`new GenericContainer('${name}')`);
    expect(readFileSync(join(root, 'docs/test-suites.md'), 'utf8')).toContain(
      `docker build --target all-in-one -t ${name}`,
    );
    const exposed = /^EXPOSE (.*)$/m.exec(dockerfile)?.[1]?.split(' ').toSorted();
    const [, ports = ''] = /withExposedPorts\((.*?)\)/.exec(recipe) ?? [];
    expect(ports.split(', ').toSorted()).toEqual(exposed);
    const [, port, path] = /^HEALTHCHECK .*"efemera-health", "http", "(\d+)", "(.*?)"/m.exec(dockerfile) ?? [];
    expect(recipe).toContain(`Wait.forHttp('${path}', ${port})`);
  });
}
