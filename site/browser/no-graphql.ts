/** The demo runs resolvers without GraphQL: no operation has a directive that it could read. */
export function getDirectiveValues(): undefined {
  return undefined;
}
