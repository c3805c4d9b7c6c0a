/** What the doctor lets a page send: GET, and queries of GraphQL. Everything else could order, log in or count a visit. */

/** Comments and strings of a GraphQL document. */
const NO_SYNTAX = /#.*|"""[\s\S]*?"""|"(?:\\.|[^"\\])*"/g;

/**
 * Returns true for the body of a GraphQL request that changes nothing. A persisted query, whose text isn't sent, may be anything.
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
