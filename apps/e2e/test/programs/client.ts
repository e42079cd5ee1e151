import { createInbox, EfemeraError, openInbox, TimeoutError } from 'efemera';
import { attachmentsMail, codeMail, linkMail, textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { until } from '@efemera/testing/until';
import { runSignUps } from '@efemera/testing/sign-ups';
import type { World } from '../../support/world.js';

export function testClient(world: () => World): void {
  const newInbox = () => createInbox({ url: world().url });

  it('passes a sign-up test of ten lines 60 times of 60, 20 at once, without a stale or foreign code', async () => {
    const { passed, failures, codes } = await runSignUps(world().system, { tests: 60, atOnce: 20 });
    expect(failures).toEqual([]);
    expect(passed).toBe(60);
    expect(codes).toEqual({ right: 120, stale: 0, foreign: 0 });
  });

  it('waits for a code, a link and a mail, each by sender and subject', async () => {
    const inbox = await newInbox();
    const waits = Promise.all([
      inbox.waitForCode({ from: 'contas@loja.test' }),
      inbox.waitForLink({ subject: 'confirm your' }),
      inbox.waitForMail({ from: 'ana' }),
    ]);
    await world().deliver(inbox.address, textMail('Oi', 'Tudo bem?'));
    await world().deliver(inbox.address, linkMail('https://forum.test/confirm?token=abc123'));
    await world().deliver(inbox.address, codeMail('482913'));
    const [code, link, mail] = await waits;
    expect(code).toBe('482913');
    expect(link).toBe('https://forum.test/confirm?token=abc123');
    expect(mail).toMatchObject({ subject: 'Oi', to: inbox.address });
    expect(mail.body.trim()).toBe('Tudo bem?');
  });

  it('lists, reads, fetches sources and attachments, and deletes a mail', async () => {
    const inbox = await newInbox();
    await world().deliver(inbox.address, attachmentsMail('Relatório'));
    const [summary, ...others] = await inbox.messages();
    expect(others).toEqual([]);
    const { id = '' } = summary ?? {};
    const mail = await inbox.read(id);
    expect(mail.bodyHtml).toContain('Em HTML');
    expect(Buffer.from(await inbox.raw(id)).toString('utf8')).toContain('Content-Type: multipart/mixed');
    const report = mail.attachments.find(({ filename }) => filename === 'relatório.txt');
    expect(Buffer.from(await inbox.attachment(id, report?.index ?? -1)).toString('utf8')).toContain('Tudo certo.');
    await inbox.deleteMail(id);
    expect(await inbox.messages()).toEqual([]);
    await expect(inbox.deleteMail(id)).rejects.toMatchObject({ code: 'email_not_found', status: 404 });
  });

  it('lists in the error of a failed test which mails arrived', async () => {
    const inbox = await newInbox();
    await world().deliver(inbox.address, textMail('Bem-vinda'));
    const error = await inbox.waitForCode({ timeout: 100 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TimeoutError);
    expect((error as TimeoutError).message).toContain('"Bem-vinda" from Ana <ana@sender.test>: no code in it');
  });

  it('lists in the error of a failed test which mails SMTP refused, and lists each delivery', async () => {
    const inbox = await newInbox();
    await world().deliver(inbox.address, textMail('taken'));
    // SMTP smuggling: a line that ends without a carriage return.
    const sender = await SmtpSender.connect(world().system.smtpPort);
    const { code, text } = await sender.send(inbox.address, Buffer.from('Subject: x\n\nHello.'));
    sender.destroy();
    expect(code).toBeGreaterThanOrEqual(500);
    const reply = { code, text };
    const [newest, oldest] = await until('the refusal is told', async () => {
      const deliveries = await inbox.deliveries();
      return deliveries.length === 2 ? deliveries : null;
    });
    expect(newest).toMatchObject({ outcome: 'refused', id: null, reply });
    expect(oldest?.steps.map(({ step }) => step)).toEqual(expect.arrayContaining(['connect', 'data', 'stored']));
    await expect(inbox.waitForCode({ timeout: 0 })).rejects.toMatchObject({
      refused: [{ reply }],
      message: expect.stringContaining(`from <probe@sender.test>: ${code} ${text}`) as string,
    });
  });

  it('waits at a plus address for mail to that address only, and returns no mail that a wait of the inbox has returned', async () => {
    const inbox = await newInbox();
    const [shop, forum] = [inbox.tagged('Shop'), inbox.tagged('forum')];
    const codes = Promise.all([shop.waitForCode(), forum.waitForCode()]);
    await world().deliver(inbox.address, codeMail('100001'));
    await world().deliver(forum.address, codeMail('100002'));
    await world().deliver(shop.address, codeMail('100003'));
    expect(await codes).toEqual(['100003', '100002']);
    await world().deliver(shop.address, codeMail('100004'));
    expect((await inbox.waitForMail({ tag: 'shop', where: ({ code }) => code === '100004' })).tag).toBe('shop');
    await shop.expectNone({ timeout: 0 });
    await expect(shop.waitForCode({ timeout: 0 })).rejects.toThrow('given out before');
    expect((await shop.messages()).map(({ code }) => code)).toEqual(['100004', '100003']);
    expect(await inbox.messages()).toHaveLength(4);
    const news = shop.watch().next();
    const arrival = until('a mail is watched', async () => {
      await world().deliver(inbox.address, textMail('Not tagged'));
      await world().deliver(shop.address, textMail('Tagged'));
      return Promise.race([news, new Promise<null>((resolve) => setTimeout(resolve, 100, null))]);
    });
    expect((await arrival).value).toMatchObject({ subject: 'Tagged', tag: 'shop' });
  });

  it('shares an inbox by a link that makes a guest, once, with the access that was asked for', async () => {
    const inbox = await newInbox();
    const redeem = (url: string) =>
      fetch(`${world().url}/api/links/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: new URL(url).hash.replace('#join=', '') }),
      });
    for (const access of ['full', 'read', undefined] as const) {
      const { url, expiresAt } = await inbox.share({ access });
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
      const joined = await redeem(url);
      expect(await joined.json()).toEqual({ address: inbox.address, access: access ?? 'read' });
      const token = /=([^;]+)/.exec(joined.headers.get('set-cookie') ?? '')?.[1];
      const guest = openInbox({ url: world().url, address: inbox.address, token });
      expect(await guest.messages()).toEqual([]);
      const code = access === 'full' ? 'holder_required' : 'read_only';
      await expect(guest.share()).rejects.toMatchObject({ code, status: 403 });
      expect((await redeem(url)).status).toBe(410);
    }
    await expect(inbox.share({ access: 'all' as 'full' })).rejects.toMatchObject({ status: 400 });
    await inbox.delete();
    await expect(inbox.share()).rejects.toMatchObject({ status: expect.any(Number) as number });
  });

  it('extends an inbox, and gets an error once it is deleted', async () => {
    const inbox = await newInbox();
    const before = Date.parse(inbox.expiresAt ?? '');
    await inbox.extend();
    expect(Date.parse(inbox.expiresAt ?? '')).toBeGreaterThanOrEqual(before);
    await inbox[Symbol.asyncDispose]();
    const expired = { code: 'inbox_expired' };
    for (const call of [inbox.messages(), inbox.waitForCode({ timeout: 0 }), inbox.expectNone({ timeout: 0 })]) {
      await expect(call).rejects.toMatchObject(expired);
    }
    const stranger = openInbox({ url: world().url, address: inbox.address });
    await expect(stranger.messages()).rejects.toMatchObject({ code: 'inbox_private', status: 403 });
  });

  it('leaves the result of a test as it is if its inbox cannot be deleted at the end of a block', async () => {
    const { address } = await newInbox();
    const stranger = openInbox({ url: world().url, address });
    await expect(stranger.delete()).rejects.toMatchObject({ code: 'inbox_private' });
    await expect(stranger[Symbol.asyncDispose]()).resolves.toBeUndefined();
  });

  it('gets the reason when a claim is refused', async () => {
    const { address } = await newInbox();
    const url = world().url;
    await expect(createInbox({ url, address })).rejects.toThrow(EfemeraError);
    await expect(createInbox({ url, address })).rejects.toMatchObject({ code: 'address_taken', status: 409 });
    await expect(createInbox({ url, domain: 'elsewhere.test' })).rejects.toMatchObject({ code: 'address_invalid' });
  });

  it('reads an inbox that nobody has claimed without a token', async () => {
    const address = `nobody-${Date.now()}@efemera.localhost`;
    const inbox = openInbox({ url: world().url, address });
    const code = inbox.waitForCode();
    await world().deliver(address, codeMail('719204'));
    expect(await code).toBe('719204');
  });

  it('continues to wait through a restart of the gateway', async () => {
    const inbox = await newInbox();
    const code = inbox.waitForCode({ timeout: 30_000 });
    world().system.signal('gateway', 'SIGKILL');
    await world().deliver(inbox.address, codeMail('305117'));
    expect(await code).toBe('305117');
  });
}
