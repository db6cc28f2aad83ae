type Example = { query: string; variables: object }

/** Tabs of GraphiQL; they run as the signed-in person. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# Reads a list: your lists, and of each what comes first.
query ReadLists($kinds: [WatchListKind!]) {
  viewer {
    watchLists(kinds: $kinds) {
      listId
      name
      kind
      topEntries(first: 5) {
        score
        stock {
          id
          symbol
          companyName
          lastPrice
          currency
        }
      }
    }
  }
}
`,
    variables: { kinds: ['BUY'] },
  },
  {
    query: `# Follows ticks: prices of the demonstration list as they move. Those of your own stocks come from
# pricesChanged(stockIds: …), which takes what \`stock { id }\` answers.
subscription FollowTicks {
  showcasePricesChanged {
    sequence
    stocks {
      symbol
      lastPrice
    }
  }
}
`,
    variables: {},
  },
  {
    query: `# Imports a book: what a file of trades would do. It is sent to /upload/portfolio-import?portfolioId=… first,
# which answers the importId; confirmImport then writes it.
mutation PreviewImport($input: PreviewImportInput!) {
  previewImport(input: $input) {
    __typename
    ... on Problem {
      code
      field
    }
  }
}
`,
    variables: { input: { importId: '' } },
  },
]
