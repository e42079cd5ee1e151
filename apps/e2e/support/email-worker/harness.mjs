import worker from 'worker';

/**
 * Runs inside workerd: gives the Email Worker a message in the form that Cloudflare uses, and answers what the worker did
 * with it.
 */
export default {
  async fetch(request, env) {
    // Answers the test's question whether the runtime has started.
    if (request.method === 'GET') return new Response();
    const outcome = { rejected: null, fault: null };
    const { from, to, headers } = JSON.parse(decodeURIComponent(request.headers.get('x-message')));
    const message = {
      from,
      to,
      headers: new Headers(headers),
      raw: request.body,
      rawSize: Number(request.headers.get('content-length')),
      setReject: (reason) => (outcome.rejected = reason),
    };
    await worker.email(message, env).catch((error) => (outcome.fault = error.message));
    return Response.json(outcome);
  },
};
