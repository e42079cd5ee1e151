import { hash } from 'node:crypto';
import { networkOf } from '@efemera/network';

const markChars = 4;

/**
 * Marks mails of one network (an IPv4 address, an IPv6 /64), so that an inbox can count how many of its mails each network
 * sent. The mark has 24 bits of a hash: some hundred IPv4 addresses share it, so it does not reveal the sender's address.
 */
export const networkMark = (ip: string): string => hash('sha256', networkOf(ip), 'base64url').slice(0, markChars);
