export interface AttachedFile {
  name: string;
  type: string;
  bytes: Buffer;
  /** As in `Content-Disposition`; an attachment by default. */
  disposition?: string;
  contentId?: string;
}

/** A mail of files beside a line of text. */
export const mailWith = (subject: string, ...files: AttachedFile[]) => htmlMailWith(subject, null, ...files);

/** A mail of files beside HTML, or beside a line of text. */
export const htmlMailWith = (subject: string, html: string | null, ...files: AttachedFile[]) =>
  Buffer.from(
    [
      'From: Ana <ana@sender.test>',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      `Content-Type: text/${html === null ? 'plain' : 'html'}; charset=utf-8`,
      '',
      html ?? 'See the files.',
      ...files.flatMap(({ name, type, bytes, disposition = 'attachment', contentId }) => [
        '--outer',
        `Content-Type: ${type}; name="${name}"`,
        `Content-Disposition: ${disposition}; filename="${name}"`,
        ...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
        'Content-Transfer-Encoding: base64',
        '',
        bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
      ]),
      '--outer--',
      '',
    ].join('\r\n'),
  );
