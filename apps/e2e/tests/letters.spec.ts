import { expect, test } from '../support/system-test.js';

const adminToken = 'operator-of-the-tests-4711';
const domain = 'efemera.localhost';
test.use({ systemEnv: { ADMIN_TOKEN: adminToken } });

test('the operator reads a hostile letter as text, marks it as answered, takes the mark off, exports and deletes it', async ({
  page,
  system,
  sender,
}) => {
  const hostile =
    '<img src="https://tracker.test/x.png" onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
  const source = [
    `Subject: ${hostile}`,
    `From: "${hostile.replaceAll('"', "'")}" <evil@sender.test>`,
    'Content-Type: text/plain',
    '',
    `Your server sent spam. ${hostile}`,
    '',
  ].join('\r\n');
  await sender.send(`abuse+case7@${domain}`, Buffer.from(source));
  await sender.send(`postmaster@${domain}`, Buffer.from('Subject: Second letter\r\n\r\nHello\r\n'));

  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(system.url) && !request.url().startsWith('blob:')) foreign.push(request.url());
  });
  await page.goto(`${system.url}/admin?lng=en-US`);
  await page.getByLabel("Operator's token").fill(adminToken);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  const letters = page.getByTestId('letters').getByRole('listitem');
  await expect(letters).toHaveCount(2);
  const title = await page.title();

  const letter = letters.filter({ hasText: `abuse+case7@${domain}` });
  await letter.locator('summary').click();
  await expect(letter.getByTestId('letter-text')).toContainText(`Your server sent spam. ${hostile}`);
  await expect(letter.locator('img, script, iframe')).toHaveCount(0);
  expect([await page.title(), foreign]).toEqual([title, []]);

  const download = page.waitForEvent('download');
  await letter.getByRole('button', { name: 'Download (.eml)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\w{26}\.eml$/);

  await letter.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(letters).toHaveCount(1);
  await expect(letters).toContainText('Second letter');
  await page.getByText('Answered', { exact: true }).click();
  await expect(letters).toHaveCount(1);
  await letter.locator('summary').click();
  await letter.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('Nothing here.')).toBeVisible();
  await page.getByText('Open', { exact: true }).click();
  await expect(letters).toHaveCount(2);

  const exported = page.waitForEvent('download');
  await page.getByTestId('letters-export').click();
  expect((await exported).suggestedFilename()).toBe('letters.mbox');

  await letter.locator('summary').click();
  await letter.getByRole('button', { name: 'Delete', exact: true }).click();
  await letter.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(letters).toHaveCount(1);
});
