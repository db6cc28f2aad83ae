type Example = { query: string; variables: object }

/** Tabs of GraphiQL; they run as the signed-in user. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# Reads your lists with their first entries. If \`viewer\` is null, sign in on the site in this browser and run it
# again, or send the header "authorization: Bearer <API token>".
query ReadLists($kinds: [WatchListKind!]) {
  viewer {
    watchLists(kinds: $kinds) {
      id
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
# pricesChanged(stockIds: …), which takes the ids that \`stock { id }\` returns.
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
# which returns the importId; confirmImport then writes it.
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
