import { RemoteContent } from './remote-content.js';
import { companiesOf } from './tracker-companies.js';

it('groups hosts by the company that runs them', () => {
  expect(
    companiesOf(['a.list-manage.com', 'b.mandrillapp.com', 'open.loja.com.br', 'px.loja.com.br', '192.0.2.1']),
  ).toEqual([
    { name: 'Mailchimp', hosts: ['a.list-manage.com', 'b.mandrillapp.com'] },
    { name: 'loja.com.br', hosts: ['open.loja.com.br', 'px.loja.com.br'] },
    { name: '192.0.2.1', hosts: ['192.0.2.1'] },
  ]);
});

it('knows no company by a name that every JavaScript object has as a property', () => {
  expect(companiesOf(['constructor'])).toEqual([{ name: 'constructor', hosts: ['constructor'] }]);
});

it('counts a repeated image once, and takes invisible images and addresses of tracking services for trackers', () => {
  const content = new RemoteContent();
  content.add('https://a.test/logo.png', false);
  content.add('https://a.test/logo.png', false);
  content.add('https://t.a.test/1', true);
  content.add('https://u1.ct.sendgrid.net/wf/open?upn=x', false);
  expect(content.images).toBe(3);
  expect(content.trackers()).toEqual({
    count: 2,
    companies: [
      { name: 'a.test', hosts: ['t.a.test'] },
      { name: 'Twilio SendGrid', hosts: ['u1.ct.sendgrid.net'] },
    ],
  });
});
