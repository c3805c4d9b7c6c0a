import { type DocumentNode, Kind, parse } from 'graphql';

/** A request in GraphQL's terms. */
export interface Operation {
  /** Absent where the text is no document, or its operation has no name. */
  name?: string;
  variables?: unknown;
}

/** Reads the body of a POST; what is no GraphQL request has neither name nor variables. */
export function readOperation(body: string): Operation {
  try {
    const { query, variables, operationName } = JSON.parse(body);
    return { name: operationName ?? firstName(parse(query)), variables };
  } catch {
    return {};
  }
}

function firstName({ definitions }: DocumentNode): string | undefined {
  for (const definition of definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION) return definition.name?.value;
  return undefined;
}
