const sizePx = 64;
/** More digits can't be read at the size of a tab. */
const mostShown = 9;

/** Draws the number of unread mails onto the tab's icon; restores the icon when there are none. */
export function tabIcon(): { mark: (unread: number) => void } {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return { mark: () => undefined };
  const { href, type } = link;
  // Loaded with the first unread mail: a first visit, which has none, fetches nothing for it.
  let logo: Promise<HTMLImageElement | null> | null = null;
  let shown = 0;
  return {
    mark: (unread) => {
      if (unread === shown) return;
      shown = unread;
      if (unread === 0) {
        Object.assign(link, { href, type });
        return;
      }
      // If the logo does not load, only the number is shown.
      void (logo ??= loadImage(href)).then(
        (image) => shown === unread && Object.assign(link, { type: 'image/png', href: draw(image, unread) }),
      );
    },
  };
}

async function loadImage(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function draw(logo: HTMLImageElement | null, unread: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = sizePx;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const tokens = getComputedStyle(document.documentElement);
  const radius = sizePx * 0.3;
  const center = { x: sizePx - radius, y: sizePx - radius };
  if (logo) pen.drawImage(logo, 0, 0, sizePx, sizePx);
  // Cuts a transparent gap between number and logo: a coloured one could differ from the tab bar.
  pen.globalCompositeOperation = 'destination-out';
  pen.arc(center.x, center.y, radius + 4, 0, 2 * Math.PI);
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
  pen.beginPath();
  pen.arc(center.x, center.y, radius, 0, 2 * Math.PI);
  pen.fillStyle = tokens.getPropertyValue('--color-ember');
  pen.fill();
  pen.fillStyle = tokens.getPropertyValue('--color-on-ember');
  pen.font = `700 ${radius * 1.5}px ${tokens.getPropertyValue('--font-sans') || 'sans-serif'}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(unread > mostShown ? `${mostShown}+` : String(unread), center.x, center.y + 2, radius * 1.7);
  return canvas.toDataURL('image/png');
}
