import type { Page } from '@playwright/test';
import { mailOf, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const rows = (page: Page) => page.getByTestId('inbox-row');
const long = (end: string) => `${'Linha de abertura. '.repeat(30)}\n\n${end}\n\n${'Rodapé. '.repeat(30)}`;

test('the search finds a word far below the preview, shows its passage, and asks only our own server', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  await sender.send(address, mailOf({ subject: 'Pedido', text: long('A entrega será na QUINTA-feira às nove.') }));
  await sender.send(
    address,
    mailOf({ subject: 'Fatura', html: `<p>${long('O vencimento é dia <b>dezessete</b>.')}</p>` }),
  );
  await sender.send(address, textMail('Outro', 'Nada aqui.'));
  await expect(rows(page)).toHaveCount(3);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));

  const search = page.getByTestId('search');
  await search.fill('quinta');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Pedido');
  await expect(rows(page)).toContainText('A entrega será na QUINTA-feira');
  await search.fill('dezessete');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Fatura');
  // Each word may be in another place.
  await search.fill('fatura vencimento');
  await expect(rows(page)).toContainText('Fatura');
  await search.fill('pedido vencimento');
  await expect(rows(page)).toHaveCount(0);

  // Mail that comes during a search is searched, too.
  await search.fill('surpresa');
  await expect(rows(page)).toHaveCount(0);
  await sender.send(address, mailOf({ subject: 'Novo', text: long('Uma surpresa.') }));
  await expect(rows(page)).toContainText('Novo');
  expect([...hosts]).toEqual([new URL(page.url()).origin]);
});

test('the search in the list of all inboxes finds words in the texts of each', async ({ visit, sender }) => {
  const { page, address: first } = await visit();
  await sender.send(first, mailOf({ subject: 'Na primeira', text: long('Palavra escondida.') }));
  await expect(rows(page)).toHaveCount(1);
  await page.getByTestId('generate').click();
  await expect(page.getByTestId('address')).not.toHaveText(first);
  const second = (await page.getByTestId('address').innerText()).trim();
  for (const mail of [
    mailOf({ subject: 'Na segunda', text: long('Outra palavra escondida.') }),
    textMail('Sem nada'),
  ]) {
    expect((await sender.send(second, mail)).code).toBe(250);
  }
  await expect(rows(page)).toHaveCount(2);
  await page.getByTestId('all-inboxes').click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByTestId('search').fill('escondida');
  await expect(rows(page)).toHaveCount(2);
  await page.getByTestId('search').fill('outra escondida');
  await expect(rows(page)).toContainText('Na segunda');
  await expect(rows(page)).toHaveCount(1);
});

test('when mail texts fail to load, the search finds what the list shows, and says so', async ({ visit, sender }) => {
  const { page, address } = await visit();
  for (const subject of ['Um', 'Dois', 'Três', 'Quatro']) await sender.send(address, textMail(subject));
  await expect(rows(page)).toHaveCount(4);
  await page.route(/\/api\/emails\?to=[^&]*$/, (route) => route.abort());
  await page.getByTestId('search').fill('tres');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Não foi possível carregar os textos')).toBeVisible();
});

for (const query of ['(.*', '\\', '\u0000\u0007', '[a-', '%', 'ﬃ'.repeat(200)]) {
  test(`the search takes ${JSON.stringify(query.slice(0, 6))} as text`, async ({ visit, sender }) => {
    const { page, address } = await visit();
    for (const subject of ['Um', 'Dois', 'Três']) await sender.send(address, textMail(subject));
    await expect(rows(page)).toHaveCount(3);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.getByTestId('search').fill(query);
    await expect(rows(page)).toHaveCount(0);
    await page.getByTestId('search').fill('');
    await expect(rows(page)).toHaveCount(3);
    expect(errors).toEqual([]);
  });
}
