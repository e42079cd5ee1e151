import { countryCodes } from '@efemera/contract';
import { countryNames, flagOf } from './country.js';

it('makes a flag from a country code', () => {
  expect(flagOf('BR')).toBe('🇧🇷');
  expect(flagOf('jp')).toBe('🇯🇵');
});

it('names countries in the language of the page', () => {
  expect(countryNames('pt-BR')('DE')).toBe('Alemanha');
  expect(countryNames('en-US')('DE')).toBe('Germany');
});

it('returns a code that has no name, and a text that is no code, unchanged', () => {
  expect(countryNames('pt-BR')('QX')).toBe('QX');
  expect(countryNames('pt-BR')('not a code')).toBe('not a code');
});

it('has a name for every country of the contract', () => {
  const name = countryNames('pt-BR');
  expect(countryCodes.filter((code) => name(code) === code)).toEqual([]);
});
