import { mailWith } from '@efemera/testing/mail-with-files';
import { mailOf } from '@efemera/testing/sample-mail';
import { pdfOf } from '@efemera/testing/sample-pdf';
import type { SmtpSender } from '@efemera/testing/smtp-sender';
import type { Visitor } from './visitor.js';

const code = '482913';
const mail = mailOf({
  from: 'Aurora <account@aurora.example>',
  subject: 'Your sign-in code',
  html: `<h1 style="color:#0a5">Welcome</h1><p>Your verification code is <b>${code}</b>.</p>`,
});

const secondsOf = (countdown: string) => {
  const [minutes = NaN, seconds = NaN] = countdown.split(':').map(Number);
  return 60 * minutes + seconds;
};

const check = (what: string, isTrue: unknown) => {
  if (!isTrue) throw new Error(`Not so: ${what}`);
};

/**
 * Moves the countdown's stored beginning back, so that it ends soon after a reload and the visit need not wait minutes.
 */
async function endCountdownSoon(visitor: Visitor): Promise<void> {
  const left = secondsOf(await visitor.see('countdown', /:/));
  await visitor.evaluate(`(() => {
    const key = 'efemera.countdowns';
    const moved = JSON.parse(localStorage[key]).map((entry) =>
      ({ ...entry, startedAtMs: entry.startedAtMs - ${(left - 3) * 1000} }));
    localStorage[key] = JSON.stringify(moved);
    return true;
  })()`);
}

type Steps = Record<string, () => Promise<void>>;

/** The steps of a visit, in order: each leaves the page where the next begins. */
export function stepsOf(visitor: Visitor, url: string, sender: SmtpSender): Steps {
  let address = '';
  const readAddress = async () => (address = await visitor.see('address', /@/));
  const send = async (bytes: Buffer) => {
    const { code: reply } = await sender.send(address, bytes);
    check('the mail was accepted', reply === 250);
  };
  return { ...mailSteps(visitor, url, readAddress, send), ...choiceSteps(visitor, url, () => address) };
}

function mailSteps(
  visitor: Visitor,
  url: string,
  readAddress: () => Promise<string>,
  send: (bytes: Buffer) => Promise<void>,
): Steps {
  return {
    'an address is there at once': async () => {
      await visitor.open(`${url}/?lng=en-US`);
      await readAddress();
      await visitor.see('[data-testid="connection"][data-state="live"]');
      await visitor.takePicture('1-address');
    },
    'copying says so, and the page waits for mail': async () => {
      await visitor.click('copy');
      await visitor.see('[data-testid="copy"][data-copied="true"]');
      await visitor.see('waiting');
      await visitor.takePicture('2-waiting');
    },
    'a mail by SMTP appears without a reload, with its code': async () => {
      await visitor.evaluate('(globalThis.sameDocument = true)');
      await send(mail);
      await visitor.see('inbox-row', /Your sign-in code/);
      await visitor.see('[data-testid="inbox-row"] [data-testid="code"]', new RegExp(code));
      check('the page was not reloaded', await visitor.evaluate('globalThis.sameDocument === true'));
      await visitor.takePicture('3-list');
    },
    'it opens in a frame that is laid out, and shows the code': async () => {
      await visitor.click('row-view');
      await visitor.see('message-dialog', new RegExp(code));
      await visitor.waitFor(
        'the frame has the height of the mail',
        `(document.querySelector('iframe[data-testid="message-body"]')?.offsetHeight ?? 0) > 80`,
      );
      await visitor.takePicture('4-mail');
      await visitor.press('Escape');
      await visitor.missNow('message-dialog');
    },
    'the code is copied from the list': async () => {
      await visitor.click('[data-testid="inbox-row"] [data-testid="code"]');
      await visitor.see('toast', /Code copied/);
    },
    'deleting the mail empties the inbox': async () => {
      await visitor.click('row-delete');
      await visitor.missNow('inbox-row');
      await visitor.see('waiting');
    },
    'a PDF file is drawn': async () => {
      const bytes = pdfOf(['Invoice 4711', 'Second page']);
      await send(mailWith('Invoice', { name: 'invoice.pdf', type: 'application/pdf', bytes }));
      await visitor.click('row-view');
      await visitor.click('attachment-preview');
      // The viewer says so when it has drawn the first page.
      await visitor.see('preview-dialog', /Pages: 2/);
      await visitor.takePicture('8-pdf');
      await visitor.press('Escape');
      await visitor.missNow('preview-dialog');
      await visitor.press('Escape');
      await visitor.click('row-delete');
      await visitor.missNow('inbox-row');
    },
  };
}

function choiceSteps(visitor: Visitor, url: string, address: () => string): Steps {
  return {
    'the countdown ends, and is renewed with the same address': async () => {
      await endCountdownSoon(visitor);
      await visitor.open(url);
      await visitor.see('countdown', /^0:00/);
      await visitor.takePicture('5-ended');
      await visitor.click('extend');
      check('the countdown began anew', secondsOf(await visitor.see('countdown', /^(5:00|4:5)/)) > 280);
      check('the address stayed', (await visitor.see('address', /@/)) === address());
    },
    'the language changes, and the direction of the page': async () => {
      await visitor.click('language');
      await visitor.click('[role="menuitemradio"][lang="ar"]');
      await visitor.see('html[lang="ar"][dir="rtl"]');
      await visitor.takePicture('6-arabic');
      await visitor.click('language');
      await visitor.click('[role="menuitemradio"][lang="de-DE"]');
      await visitor.see('html[lang="de-DE"][dir="ltr"]');
    },
    'dark stays over a reload': async () => {
      await visitor.click('theme');
      await visitor.click('[role="menuitemradio"]:nth-of-type(2)');
      await visitor.see('html[data-theme="dark"]');
      await visitor.open(url);
      await visitor.see('html[data-theme="dark"]');
      check('the address stayed', (await visitor.see('address', /@/)) === address());
      await visitor.takePicture('7-dark');
    },
    'deleting the address leaves none': async () => {
      await visitor.click('delete-address');
      await visitor.missNow('address');
      const errors = await visitor.errors();
      check(`the page had no error: ${errors.join('; ')}`, errors.length === 0);
    },
  };
}
