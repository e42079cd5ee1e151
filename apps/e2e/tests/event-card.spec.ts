import { readFileSync } from 'node:fs';
import { invitationMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'];

test('an invitation shows event, place and time in the reader’s time zone, and can be saved', async ({
  sender,
  visit,
}) => {
  const { page, address: to } = await visit();
  const meeting = calendar(
    ...event('DTSTART:20261201T130000Z', 'DTEND:20261201T140000Z', 'SUMMARY:Reunião', 'LOCATION:Sala <b>3</b>'),
  );
  await sender.send(to, invitationMail('Convite', ...meeting));
  await page.getByTestId('row-view').click();
  const card = page.getByTestId('event-card');
  await expect(card).toContainText('Reunião');
  await expect(card).toContainText('Sala <b>3</b>');
  await expect(card.locator('time')).toContainText('terça-feira, 1 de dezembro de 2026');
  await expect(card.locator('time')).toContainText('10:00');
  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Adicionar à agenda' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  expect(
    readFileSync(await download.path(), 'utf8')
      .trim()
      .split(/\r?\n/),
  ).toEqual(meeting);
});

test('a calendar of five thousand events shows three of them; an invalid one shows no card', async ({
  sender,
  visit,
}) => {
  const { page, address: to } = await visit();
  const many = Array.from({ length: 5_000 }, (_, i) => event('DTSTART:20261201T130000Z', `SUMMARY:Evento ${i}`));
  await sender.send(to, invitationMail('Muitos', ...calendar(...many.flat())));
  await page.getByTestId('row-view').click();
  const card = page.getByTestId('event-card');
  await expect(card.getByRole('listitem')).toHaveCount(4);
  await expect(card).toContainText('e mais 4997 eventos');
  await page.keyboard.press('Escape');
  await sender.send(to, invitationMail('Nenhum', 'BEGIN:VCALENDAR', 'DTSTART:agora', 'x'.repeat(900)));
  const read = page.waitForResponse(/\/attachments\//);
  await page.getByTestId('inbox-row').filter({ hasText: 'Nenhum' }).getByTestId('row-view').click();
  await (await read).finished();
  await expect(page.getByTestId('attachment')).toHaveCount(1);
  await expect(card).toHaveCount(0);
});

test('an invitation shows its whole card, and the mail below it', async ({ browser, sender, visit }) => {
  const events = [1, 2, 3, 4].flatMap((day) =>
    event(
      `DTSTART:2026120${day}T130000Z`,
      `DTEND:2026120${day}T140000Z`,
      `SUMMARY:Reunião de planejamento número ${day}`,
      'LOCATION:Sala 3, segundo andar, Rua das Flores 120',
      'ORGANIZER;CN=Ana Souza:mailto:ana@shop.test',
    ),
  );
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ viewport });
    const { page, address: to } = await visit({ context });
    await sender.send(to, invitationMail('Convites', ...calendar(...events)));
    await page.getByTestId('row-view').click();
    const card = page.getByTestId('event-card');
    await expect(card).toContainText('número 3');
    const hidden = await card.evaluate(
      (element: { scrollHeight: number; clientHeight: number }) => element.scrollHeight - element.clientHeight,
    );
    expect(hidden).toBe(0);
    const body = page.getByTestId('message-body');
    await body.scrollIntoViewIfNeeded();
    await expect(body).toBeInViewport({ ratio: 0.9 });
    await context.close();
  }
});
