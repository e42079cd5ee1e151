import { expect, test } from '../support/system-test.js';

test.use({ systemEnv: { DAILY_QUOTA: '7' } });

test('each address lowers the quota; the page warns while one to five are left, and at zero has no button', async ({
  visit,
}) => {
  const { page } = await visit();
  const quota = page.getByTestId('quota');
  const warning = page.getByText(/Resta(m)? só/);
  await expect(quota).toHaveAttribute('data-remaining', '6');
  await expect(warning).toBeHidden();
  for (const remaining of [5, 4, 3, 2, 1]) {
    await page.getByTestId('generate').click();
    await expect(quota).toHaveAttribute('data-remaining', String(remaining));
    await expect(warning).toBeVisible();
  }
  await page.getByTestId('generate').click();
  await expect(page.getByText('Limite diário atingido')).toBeVisible();
  await expect(page.getByTestId('generate')).toHaveCount(0);
  const last = await page.getByTestId('address').innerText();

  await page.getByTestId('alias').click();
  await page.getByTestId('alias-name').fill('depois-do-limite');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('alias-error')).toContainText('Os endereços de hoje acabaram');
  await page.keyboard.press('Escape');

  // Existing addresses can be kept and found again.
  await page.getByTestId('extend').click();
  await expect(page.getByTestId('toast').filter({ hasText: 'Tempo renovado' })).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('address')).toHaveText(last);
  await expect(page.getByText('Limite diário atingido')).toBeVisible();
});

test('the page of a network without quota says so', async ({ visit, page, system }) => {
  await page.route('**/api/inboxes', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, json: { error: { code: 'quota_exhausted', message: 'Used up.', remaining: 0 } } })
      : route.fulfill({ json: { inboxes: [], quota: { limit: 7, remaining: 0 } } }),
  );
  await page.goto(system.url);
  await expect(page.getByText('Limite diário atingido')).toBeVisible();
  await expect(page.getByTestId('address')).toHaveCount(0);
  // Another visitor is not affected.
  await visit();
});
