import * as assert from 'uvu/assert';
import { isGraphqlQuery } from '../../../package/doctor/requests.mjs';
import { test } from '../../run/suite';

const toBody = (...queries: unknown[]) => JSON.stringify(queries.map(query => ({ query })));

/** Bodies of POST requests, and whether one may be sent. */
const BODIES: [what: string, body: string | null, isQuery: boolean][] = [
  ['a query', '{"query":"query shop { shop { name } }"}', true],
  ['a query without a name', '{"query":"{ shop { name } }"}', true],
  ['a fragment before a query', toBody('fragment a on Cart { id } query b { cart { ...a } }'), true],
  ['a comment that mentions a mutation', toBody('query a { cart { id } } # no mutation'), true],
  ['a string that mentions a mutation', toBody('query a { cart(id: "mutation") { id } }'), true],
  ['a mutation', toBody('mutation a { cartCreate { id } }'), false],
  ['a mutation behind a query', toBody('query a { cart { id } } mutation b { cartCreate { id } }'), false],
  ['a mutation behind a comment with a quote', toBody('query a { b } # "\nmutation c { d } # "'), false],
  ['a query and a mutation in one batch', toBody('{ shop { id } }', 'mutation a { b }'), false],
  ['a subscription', toBody('subscription a { b }'), false],
  ['a persisted document', '{"extensions":{"persistedQuery":{"sha256Hash":"a"}}}', false],
  ['an empty batch', '[]', false],
  ['a form', 'id=1', false],
  ['null', 'null', false],
  ['nothing', null, false],
];

for (const [what, body, isQuery] of BODIES)
  test(`${isQuery ? 'sends' : 'aborts'} ${what}`, () => {
    assert.is(isGraphqlQuery(body), isQuery);
  });

test.run();
