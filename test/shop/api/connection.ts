export interface Page {
  first?: number | null;
}

/** A GraphQL connection on a whole list; `first` cuts it. */
export function toConnection<Node>(all: Node[], { first }: Page = {}) {
  const nodes = all.slice(0, first ?? all.length);
  const edges = nodes.map((node, index) => ({ node, cursor: String(index) }));
  return {
    nodes,
    edges,
    pageInfo: {
      hasNextPage: nodes.length < all.length,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor,
      endCursor: edges.at(-1)?.cursor,
    },
  };
}
