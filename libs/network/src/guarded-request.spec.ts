import { requestHead } from './guarded-request.js';

describe('a request to an address that cannot be reached', () => {
  it.each(['http://shop.test/', 'https://shop.test/', 'http://255.255.255.255/'])('rejects for %s', async (url) => {
    // No network has a route to the broadcast address for TCP: the system refuses the connection at once.
    const address = { address: '255.255.255.255', family: 4 };
    const signal = AbortSignal.timeout(5000);
    const asked = requestHead(new URL(url), { method: 'POST', headers: {}, body: '{}', address, signal });
    await expect(asked).rejects.toMatchObject({ syscall: 'connect' });
  });
});
