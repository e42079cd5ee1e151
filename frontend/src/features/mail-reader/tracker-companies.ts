/** The trackers of one company in a mail. */
export interface TrackingCompany {
  name: string;
  hosts: string[];
}

/** Companies that track mails for others, by the domains of their images. */
const knownCompanies: Record<string, string> = {
  'list-manage.com': 'Mailchimp',
  'mailchimp.com': 'Mailchimp',
  'mandrillapp.com': 'Mailchimp',
  'sendgrid.net': 'Twilio SendGrid',
  'sendgrid.com': 'Twilio SendGrid',
  'hubspot.com': 'HubSpot',
  'hubspotemail.net': 'HubSpot',
  'hs-analytics.net': 'HubSpot',
  'exct.net': 'Salesforce',
  'exacttarget.com': 'Salesforce',
  'pardot.com': 'Salesforce',
  'salesforce.com': 'Salesforce',
  'klaviyo.com': 'Klaviyo',
  'klclick.com': 'Klaviyo',
  'mailgun.org': 'Sinch Mailgun',
  'mailgun.net': 'Sinch Mailgun',
  'mailjet.com': 'Sinch Mailjet',
  'sendibm1.com': 'Brevo',
  'sendinblue.com': 'Brevo',
  'brevo.com': 'Brevo',
  'rdstation.com.br': 'RD Station',
  'rdstation.email': 'RD Station',
  'createsend.com': 'Campaign Monitor',
  'cmail19.com': 'Campaign Monitor',
  'cmail20.com': 'Campaign Monitor',
  'customeriomail.com': 'Customer.io',
  'customer.io': 'Customer.io',
  'intercom-mail.com': 'Intercom',
  'intercom.io': 'Intercom',
  'activehosted.com': 'ActiveCampaign',
  'emltrk.com': 'Litmus',
  'mkt.com': 'Marketo',
  'mktoresp.com': 'Marketo',
  'responsys.net': 'Oracle Responsys',
  'eloqua.com': 'Oracle Eloqua',
  'braze.com': 'Braze',
  'iterable.com': 'Iterable',
  'awstrack.me': 'Amazon SES',
  'postmarkapp.com': 'Postmark',
  'pstmrk.it': 'Postmark',
  'sparkpostmail.com': 'SparkPost',
  'substack.com': 'Substack',
  'google-analytics.com': 'Google',
  'doubleclick.net': 'Google',
  'facebook.com': 'Meta',
  'linkedin.com': 'LinkedIn',
  'yesware.com': 'Yesware',
  'mailtrack.io': 'Mailtrack',
  'bananatag.com': 'Bananatag',
  'getresponse.com': 'GetResponse',
};

/** Under these endings the registered domain has three labels (co.uk, com.br). */
const sharedSecondLevel = /^(?:ac|co|com|edu|gen|gob|gov|go|net|ne|nom|org|or)\.[a-z]{2}$/;

/** Groups the hosts of trackers by company, in the order of their appearance. */
export function companiesOf(hosts: readonly string[]): TrackingCompany[] {
  const companies = new Map<string, TrackingCompany>();
  for (const host of hosts) {
    const domain = registeredDomain(host);
    const name = Object.hasOwn(knownCompanies, domain) ? (knownCompanies[domain] ?? domain) : domain;
    const company = companies.get(name) ?? { name, hosts: [] };
    if (!company.hosts.includes(host)) company.hosts.push(host);
    companies.set(name, company);
  }
  return [...companies.values()];
}

/** The registered domain of a host; an IP address counts by itself. */
function registeredDomain(host: string): string {
  if (/^[\d.]+$|^\[/.test(host)) return host;
  const labels = host.toLowerCase().split('.').filter(Boolean);
  return labels.slice(sharedSecondLevel.test(labels.slice(-2).join('.')) ? -3 : -2).join('.');
}
