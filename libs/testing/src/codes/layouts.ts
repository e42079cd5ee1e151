/** HTML frames as mails of real services have them, each laid out in its own way, without a code or link to find. */

const reset = `body,table,td{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}img{border:0;height:auto;line-height:100%}
@media only screen and (max-width:600px){.container{width:100%!important}.desktop-only{display:none!important}.p-20{padding:20px!important}}`;

/** A layout as MJML writes it: a zero font size on every cell, conditional tables for Outlook, inline-block columns. */
export const mjml = (
  content: string,
  preheader = '',
): string => `<!doctype html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><title>Message 2025 480480</title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style type="text/css">#outlook a{padding:0}p{display:block;margin:13px 0}${reset} .mj-column-per-100{width:100%!important;max-width:100%}</style></head>
<body style="word-spacing:normal;background-color:#f4f4f4;"><div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">${preheader}&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<div style="background-color:#f4f4f4;"><!--[if mso | IE]><table align="center" border="0" width="600"><tr><td style="line-height:0px;font-size:0px;"><![endif]-->
<div style="background:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;">
<div class="mj-column-per-100" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" width="100%"><tbody>
${content}
</tbody></table></div></td></tr></tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></div></body></html>`;

/** One row of an MJML column. */
export const mjmlText = (words: string, style = 'font-size:16px;line-height:24px;color:#333333;'): string =>
  `<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu,Helvetica,Arial,sans-serif;${style}text-align:left;">${words}</div></td></tr>`;

/** A layout in the style of 2012: nested tables, spacer images and a tracking pixel. */
export const nested = (
  content: string,
  footer = '',
): string => `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html><head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>.ExternalClass{width:100%}.ReadMsgBody{width:100%}.preheader{display:none !important;visibility:hidden;mso-hide:all;font-size:1px;height:0}</style></head>
<body bgcolor="#EEEEEE" leftmargin="0"><table width="100%" bgcolor="#EEEEEE" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="600" bgcolor="#FFFFFF" cellpadding="0" cellspacing="0">
<tr><td height="30" style="font-size:1px;line-height:30px"><img src="https://img.example-cdn.com/spacer_600x30_20250114.gif" width="600" height="30" alt=""></td></tr>
<tr><td style="padding:0 40px;font-family:Arial,sans-serif;font-size:14px;line-height:20px;color:#444444">${content}</td></tr>
<tr><td style="padding:20px 40px;font-family:Arial,sans-serif;font-size:11px;color:#999999">${footer}</td></tr></table></td></tr></table>
<img src="https://t.example-cdn.com/open/784512/993312.gif" width="1" height="1" style="display:none"></body></html>`;

/** Divs with classes and a style sheet in the head, as React Email and hand-written mails have them. */
export const divs = (
  content: string,
  preheader = '',
): string => `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>
<style>.hide{display:none;max-height:0;overflow:hidden}.btn{background:#0969da;color:#fff;padding:12px 20px;border-radius:6px}.code{font-size:32px;letter-spacing:8px}${reset}</style></head><body style="margin:0;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',sans-serif">
<div class="hide">${preheader}</div><div style="max-width:560px;margin:0 auto;padding:24px">${content}</div></body></html>`;
