import { createServer, type AddressInfo } from 'node:net';
import { freePort } from '../src/free-port.js';
import { NodeProcess } from './support.js';

it('npm run doctor -- --watch serves its findings as metrics', async () => {
  const port = await freePort();
  const watching = new NodeProcess(['apps/start/dist/doctor.js', `--watch=${port}`], { PORT: '0' });
  await watching.prints(`http://127.0.0.1:${port}/metrics`);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain(
    'efemera_doctor_fault{check="settings",code="setting_wrong",subject="PORT",state="fail"} 1',
  );
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  watching.kill('SIGTERM');
  await watching.ended;
});

it.each(['0', '65536', 'x', ''])('npm run doctor -- --watch=%s is refused', async (port) => {
  const refused = new NodeProcess(['apps/start/dist/doctor.js', `--watch=${port}`]);
  expect(await refused.ended).toBe(2);
  expect(refused.printed).toContain('Usage:');
});

it('npm run doctor -- --watch on a taken port ends with a line that says so', async () => {
  const other = createServer();
  const port = await new Promise<number>((listening) =>
    other.listen(0, '127.0.0.1', () => listening((other.address() as AddressInfo).port)),
  );
  const refused = new NodeProcess(['apps/start/dist/doctor.js', `--watch=${port}`]);
  expect(await refused.ended).toBe(1);
  expect(refused.printed).toBe(
    `Port ${port} can't be used: another program listens there. Choose another one: --watch=PORT\n`,
  );
  other.close();
});
