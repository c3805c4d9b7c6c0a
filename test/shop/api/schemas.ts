import { addResolversToSchema } from '@graphql-tools/schema';
import { extendSchema, type GraphQLSchema, parse } from 'graphql';
import { readPublicSchema, readUnstableSchema } from '../../../build/compile-graphql.mjs';
import { cartCreate } from './cart-create';
import { cartPaymentUpdate } from './cart-payment-update';
import { cartPrepareForCompletion } from './cart-prepare-for-completion';
import { cartSubmitForCompletion } from './cart-submit-for-completion';
import * as cartUpdates from './cart-updates';
import * as queries from './queries';
import * as walletSessions from './wallet-sessions';

/** Codes that the specification names and no public version has. */
const UNSTABLE_CODES = 'extend enum SubmissionErrorCode { CAPTCHA_COMPLETION_REQUIRED }';

const mutations = {
  cartCreate,
  ...cartUpdates,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartSubmitForCompletion,
};

export interface Schemas {
  public: GraphQLSchema;
  unstable: GraphQLSchema;
}

let schemas: Promise<Schemas> | undefined;

/** Both schemas with their resolvers, built once: the API version `unstable`, and every other one. */
export function readSchemas(): Promise<Schemas> {
  schemas ??= buildSchemas();
  return schemas;
}

async function buildSchemas(): Promise<Schemas> {
  const [open, unstable] = await Promise.all([readPublicSchema(), readUnstableSchema()]);
  return {
    public: resolve(open, mutations),
    unstable: resolve(extendSchema(unstable, parse(UNSTABLE_CODES)), { ...mutations, ...walletSessions }),
  };
}

function resolve(schema: GraphQLSchema, fields: typeof mutations): GraphQLSchema {
  return addResolversToSchema({
    schema,
    resolvers: { QueryRoot: { ...queries }, Mutation: { ...fields } },
    inheritResolversFromInterfaces: false,
  });
}
