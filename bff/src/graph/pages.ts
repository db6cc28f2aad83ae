export const MAXIMUM_FIRST = 100

/** How many rows of a connection a reader gets: at least one, at most a hundred. */
export function boundedFirst(first: number): number {
  return Math.min(Math.max(first, 1), MAXIMUM_FIRST)
}

export type Page<Node> = { nodes: Node[]; nextCursor: string | null; totalCount: number; isFirst: boolean }
export type Edge<Node> = { cursor: string; node: Node }

/** The api names where the next page begins and no other place: the last edge carries it, the others their own ids. */
export function edgesOf<Node>(
  { nodes, nextCursor }: Pick<Page<Node>, 'nodes' | 'nextCursor'>,
  idOf: (node: Node) => string,
): Edge<Node>[] {
  return nodes.map((node, index) => ({
    node,
    cursor: (index === nodes.length - 1 ? nextCursor : null) ?? idOf(node),
  }))
}

export function pageInfoOf<Node>(page: Omit<Page<Node>, 'totalCount'>, idOf: (node: Node) => string) {
  const edges = edgesOf(page, idOf)
  return {
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
    hasNextPage: page.nextCursor !== null,
    hasPreviousPage: !page.isFirst,
  }
}
