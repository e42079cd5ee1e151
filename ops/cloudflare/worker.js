/**
 * Brings mail of Cloudflare Email Routing to Efêmera: an Email Worker for machines that no sender can reach on port 25.
 * docs/without-port-25.md says how to set it up.
 *
 * Variables: EFEMERA_URL, such as https://mail.example.org, and the secret INTAKE_TOKEN.
 */

/** A retry within one run sends the same bytes, so the message is listed once even if an answer was lost. */
const pausesBeforeRetriesMs = [1000, 3000];
const patienceMs = 25_000;

export default {
  /**
   * Resolves when the message is stored or refused for good. Throws otherwise: Cloudflare then answers the sender with a
   * temporary error, and the sender keeps the message and tries again.
   */
  async email(message, env) {
    const source = await new Response(message.raw).arrayBuffer();
    const answer = await postWithRetries(source, headersOf(message, env), env);
    if (answer.status === 413) {
      message.setReject('5.3.4 The message is too large');
      return;
    }
    const { refused } = JSON.parse(answer.text);
    const [refusal] = refused;
    if (!refusal) return;
    if (refusal.code < 500) throw new Error(`Not now: ${refusal.code} ${refusal.reason}`);
    message.setReject(refusal.reason);
  },
};

function headersOf({ from, to, headers }, { INTAKE_TOKEN }) {
  const client = clientOf(headers.get('received') ?? '');
  return {
    authorization: `Bearer ${INTAKE_TOKEN}`,
    'content-type': 'message/rfc822',
    'x-envelope-from': from,
    'x-envelope-to': to,
    ...(client && { 'x-envelope-client-ip': client.ip, 'x-envelope-helo': client.name }),
  };
}

/**
 * The client that delivered the message to Cloudflare, from the Received field that Cloudflare put on top. Fields below it
 * come from the sender, who may forge them: they are not read.
 */
function clientOf(received) {
  const [, name, ip] =
    /^from (\S{1,255}) \(([\da-fA-F.:]{3,45})\)\s+by (?:\S+\.)?(?:cloudflare-email\.net|cloudflare\.net)\s/.exec(
      received,
    ) ?? [];
  return ip === undefined ? null : { name, ip };
}

/** Posts the mail, with retries; returns the answer 200 or 413. @throws so that the sender tries again. */
async function postWithRetries(source, headers, { EFEMERA_URL }) {
  const url = new URL('/api/intake', EFEMERA_URL);
  for (let attempt = 0; ; attempt++) {
    const outcome = await post(url, source, headers);
    if (outcome.answer) return outcome.answer;
    const pauseMs = pausesBeforeRetriesMs[attempt];
    if (pauseMs === undefined || !outcome.mayRetry) throw new Error(outcome.fault);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function post(url, body, headers) {
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(patienceMs) });
    const { status } = answer;
    const text = await answer.text();
    // A proxy before Efêmera answers 413 at a limit of its own: a message that Efêmera would take must not be refused for good.
    if (status === 200 || (status === 413 && text.includes('"body_too_large"'))) return { answer: { status, text } };
    // A wrong token or address stays wrong: it is for the operator to mend, while the sender keeps the message.
    const fault = `${url.origin} answered ${status}: ${text.slice(0, 300)}`;
    return { fault, mayRetry: status >= 500 };
  } catch (error) {
    return { fault: `${url.origin} cannot be reached: ${error}`, mayRetry: true };
  }
}
