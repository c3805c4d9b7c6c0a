/** Requests that the doctor lets a page send: GET and GraphQL queries. Others could place an order, log in or count a visit. */

/** Comments and strings of a GraphQL document. */
const NO_SYNTAX = /#.*|"""[\s\S]*?"""|"(?:\\.|[^"\\])*"/g;

/**
 * Returns whether a request's body has only GraphQL queries. A persisted document may be a mutation, because its text isn't sent.
 *
 * @param {string | null} body
 */
export function isGraphqlQuery(body) {
  try {
    const requests = [JSON.parse(body ?? '')].flat();
    return requests.length > 0 && requests.every(({ query }) => isQuery(query));
  } catch {
    return false;
  }
}

/** @param {unknown} document */
function isQuery(document) {
  if (typeof document !== 'string') return false;
  const syntax = document.replace(NO_SYNTAX, ' ');
  return /^\s*(\{|query\b|fragment\b)/.test(syntax) && !/\b(mutation|subscription)\b/.test(syntax);
}

/** @param {import('playwright-core').Request} request */
export function isHarmless(request) {
  const method = request.method();
  return method === 'GET' || (method === 'POST' && isGraphqlQuery(request.postData()));
}
