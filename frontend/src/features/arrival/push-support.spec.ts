import { pushSupportOf } from './push-support.js';

const phone = {
  hasPush: false,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari',
  platform: 'iPhone',
  maxTouchPoints: 5,
  isInstalled: false,
};
const mac = { ...phone, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', platform: 'MacIntel' };

it('asks visitors to install the app only on iPhones and iPads', () => {
  expect(pushSupportOf(phone)).toBe('install');
  expect(pushSupportOf(mac)).toBe('install');
  expect(pushSupportOf({ ...mac, maxTouchPoints: 0 })).toBe('unsupported');
  expect(pushSupportOf({ ...phone, userAgent: 'Mozilla/5.0 (Linux; Android 15)', platform: 'Linux armv81' })).toBe(
    'unsupported',
  );
});

it('asks for no installation where the app is installed, or the browser supports pushes', () => {
  expect(pushSupportOf({ ...phone, isInstalled: true })).toBe('unsupported');
  expect(pushSupportOf({ ...phone, hasPush: true, isInstalled: true })).toBe('supported');
});
