import { judgeFindings, type MailFinding } from './mail-check.js';

const finding = (kind: MailFinding['kind'], severity: MailFinding['severity']): MailFinding => ({
  kind,
  severity,
  where: 'x',
  text: 'x',
});

describe('the score of a mail', () => {
  it('is 100 without a fault, and information costs nothing', () => {
    expect(judgeFindings([]).score).toBe(100);
    expect(judgeFindings([finding('link_tracking', 'info')]).score).toBe(100);
  });

  it('counts each kind once, by its gravest finding', () => {
    const images = Array.from({ length: 9 }, () => finding('image_without_text', 'warning'));
    expect(judgeFindings(images).score).toBe(93);
    expect(judgeFindings([...images, finding('script', 'error')]).score).toBe(73);
    expect(judgeFindings([finding('low_contrast', 'warning'), finding('low_contrast', 'error')]).score).toBe(80);
  });

  it('never falls below 0', () => {
    const kinds = ['script', 'auth_failed', 'link_mismatch', 'link_ip_host', 'link_malformed', 'link_broken'] as const;
    expect(judgeFindings(kinds.map((kind) => finding(kind, 'error'))).score).toBe(0);
  });

  it('comes with a list of the findings, the gravest first', () => {
    const { findings } = judgeFindings([
      finding('link_tracking', 'info'),
      finding('image_without_text', 'warning'),
      finding('script', 'error'),
    ]);
    expect(findings.map(({ kind }) => kind)).toEqual(['script', 'image_without_text', 'link_tracking']);
  });
});
