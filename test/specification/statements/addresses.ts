import type { Section } from '../statement';

export const sections: Section[] = [
  {
    title: 'Addresses of wallets',
    at: ['addresses'],
    statements: [
      { says: 'UK becomes GB', shown: ["core/address/address.test.ts: ['UK', 'GB']"] },
      { says: 'JA becomes JP', shown: ["core/address/address.test.ts: ['JA', 'JP']"] },
      {
        says: 'AS, GU, MP, PR and VI become US, with the territory as the province',
        shown: ["core/address/address.test.ts: for (const country of ['AS', 'GU', 'MP', 'PR', 'VI'])"],
      },
      { says: 'A country that is missing is ZZ', shown: ["core/address/address.test.ts: [undefined, 'ZZ']"] },
      {
        says: 'In HK the postal code becomes the province, and zip is empty',
        shown: ['core/address/address.test.ts: moves the Hong Kong postal code to the province'],
      },
      {
        says: 'A last name that is missing is the first name',
        shown: ['core/address/address.test.ts: copies the first name where the last is missing'],
      },
      {
        says: 'Of a name from Google Pay the first word is firstName',
        shown: [
          'core/address/address.test.ts: takes the first word as the first name',
          'wallets/google-pay-authorization.test.ts: a single name is first and last name, every further word is last name',
        ],
      },
      {
        says: 'Its other words are lastName',
        shown: [
          'core/address/address.test.ts: takes all other words as the last name',
          'wallets/google-pay-authorization.test.ts: a single name is first and last name, every further word is last name',
        ],
      },
      {
        says: 'A single word is both',
        shown: [
          'core/address/address.test.ts: takes a single word for both names',
          'wallets/google-pay-authorization.test.ts: a single name is first and last name, every further word is last name',
        ],
      },
      {
        says: 'In AE the city is the emirate',
        shown: ['core/address/address.test.ts: , and for the city'],
      },
      {
        says: 'Arabic names of the emirates become AZ, SH, FU, AJ, RK, UQ and DU',
        shown: ['core/address/address.test.ts: for (const [code, ...names] of EMIRATES)'],
        decision: 'docs/decisions.md#8: an emirate counts by its whole name',
      },
      { says: 'In MX «Méx.» becomes MEX', shown: ["core/address/address.test.ts: ['Méx.', 'MEX']"] },
      { says: 'In MX «Q.R.» becomes Q ROO', shown: ["core/address/address.test.ts: ['Q.R.', 'Q ROO']"] },
      {
        says: 'Any other state of MX loses its dots',
        shown: ["core/address/address.test.ts: ['N.L.', 'NL']"],
      },
      {
        says: 'Any other state of MX is in upper case',
        shown: [
          "core/address/address.test.ts: ['Jal.', 'JAL']",
          "core/address/address.test.ts: ['Cdmx', 'CDMX']",
        ],
      },
    ],
  },
  {
    title: 'The cookie of consent',
    at: ['consent'],
    statements: [
      {
        says: 'The purposes read are analytics, marketing, sale of data and preferences',
        shown: [
          'telemetry/consent.test.ts: says the purposes by their names',
          "telemetry/consent.test.ts: '2.1, a choice against the purposes'",
        ],
      },
      {
        says: 'Where there is no data of consent all are allowed',
        shown: ["telemetry/consent.test.ts: ['no cookie', undefined, 'amps']"],
      },
    ],
  },
];
