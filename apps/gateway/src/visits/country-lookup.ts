import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { countrySchema } from '@efemera/contract';
import { unmapped } from '@efemera/network';
import { Injectable, Logger } from '@nestjs/common';
import { Reader, type CountryResponse } from 'mmdb-lib';

/** A table of networks and their countries, in this process, so that no other service learns a visitor's address. */
const table = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Addresses that belong to no country (RFC 6890). The table names countries for some of them. */
const nowhere = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  nowhere.addSubnet(network, bits);
}

/** Looks up the country of an address, and keeps nothing of it. */
@Injectable()
export class CountryLookup {
  readonly #logger = new Logger(CountryLookup.name);
  #table: Promise<Reader<CountryResponse> | null> | null = null;

  /** ISO 3166-1 alpha-2, or null where it is unknown. */
  async countryOf(ip: string | undefined): Promise<string | null> {
    const address = unmapped(ip);
    const family = isIP(address);
    if (family === 0 || (family === 4 && nowhere.check(address))) return null;
    // Loads the table, which takes megabytes of memory, only at the first visit.
    this.#table ??= this.#load();
    const found = (await this.#table)?.get(address) as { country_code?: unknown } | null | undefined;
    return countrySchema.safeParse(found?.country_code).data ?? null;
  }

  async #load(): Promise<Reader<CountryResponse> | null> {
    try {
      return new Reader(await readFile(createRequire(import.meta.url).resolve(table)));
    } catch (error) {
      this.#logger.error({ msg: 'table of countries not loaded', err: String(error) });
      return null;
    }
  }
}
