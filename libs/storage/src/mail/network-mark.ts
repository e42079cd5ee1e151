import { hash } from 'node:crypto';
import { networkOf } from '@efemera/network';

const markChars = 4;

/**
 * Marks mails of one network (an IPv4 address, an IPv6 /64), so that an inbox can count its places by network. 24 bits of a
 * hash: some hundred IPv4 addresses have the same mark, so it does not tell the sender's address.
 */
export const networkMark = (ip: string): string => hash('sha256', networkOf(ip), 'base64url').slice(0, markChars);
