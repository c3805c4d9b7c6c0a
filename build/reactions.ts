import { isEnumType } from 'graphql';
import { errorPolicies, GENERIC_REACTION } from '../src/core/errors/policies';
import type { Reaction } from '../src/core/types/result';
import { parseCommand } from './command.mjs';
import { readPublicSchema } from './graphql-plugin.mjs';

/** Codes of the specification that the public schema lacks. */
const UNPUBLISHED = `
APPLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED
DELIVERY_LINE_DETAILS_CHANGED
GOOGLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED
MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED
MERCHANDISE_BUNDLE_REQUIRES_COMPONENTS
MERCHANDISE_GIFT_CARDS_UNSUPPORTED
MERCHANDISE_NOT_FOUND
MERCHANDISE_PRICE_MUST_BE_ABOVE_ZERO
MERCHANDISE_PRICE_MUST_NOT_EXCEED_LIMIT
MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION
MERCHANDISE_VARIANT_NOT_FOUND
`;

/**
 * Returns the error codes without a row in the policies. Like unknown codes, they are reported, and abort with the wallet's generic
 * dialog or redirect (docs/specification.md#reactions).
 */
export async function readGenericCodes(): Promise<string[]> {
  const schema = await readPublicSchema();
  const published = ['CartErrorCode', 'SubmissionErrorCode'].flatMap(name => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map(value => value.name) : [];
  });
  return [...published, ...UNPUBLISHED.trim().split('\n')].filter(code => !(code in errorPolicies));
}

/** `npm run release -- reactions`: prints the reaction to each error code of the server. */
export async function printReactions(args: string[]): Promise<string> {
  parseCommand(args, {
    call: 'npm run -s release -- reactions',
    about: 'Prints the reaction to each error code of the server as a table.',
  });
  // The messages read the language of a document.
  await import('../test/run/dom');
  const { t } = await import('../src/core/i18n/messages');
  const generic = Object.fromEntries((await readGenericCodes()).map(code => [code, GENERIC_REACTION]));
  const reactions: [string, Reaction][] = Object.entries({ ...generic, ...errorPolicies });
  const rows = reactions
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, reaction]) =>
      reaction.do === 'show'
        ? [code, reaction.do, reaction.field ?? reaction.on, t(reaction.key)]
        : [code, reaction.do, 'reason' in reaction ? reaction.reason : ''],
    );
  return [['CODE', 'REACTION', 'ABOUT', 'TEXT'], ...rows]
    .map(([code, reaction, ...rest]) => [code?.padEnd(72), reaction?.padEnd(12), ...rest].join(' '))
    .concat('')
    .join('\n');
}
