import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  value: string;
  title: string;
  testId: string;
}

/** A QR code that old readers can read, too. */
export function QrCode({ value, title, testId }: QrCodeProps) {
  return (
    <QRCodeSVG
      data-testid={testId}
      data-value={value}
      title={title}
      value={value}
      level="M"
      // ISO/IEC 18004 §9.1 asks for a quiet zone of four modules. Old readers need dark on light, so the dark theme changes
      // nothing here.
      marginSize={4}
      bgColor="#ffffff"
      fgColor="#101a20"
      className="h-auto w-full max-w-64 rounded-lg"
    />
  );
}
