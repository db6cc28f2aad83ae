type Example = { query: string; variables: object; headers?: Record<string, string> }

const REFUSAL = '... on Refusal { code field message }'

/** Tabs of GraphiQL: the ten tasks of docs/api.md. They run as the signed-in user. */
export const EXAMPLES: readonly Example[] = [
  {
    query: `# 1. Reads who you are. If \`viewer\` is null, sign in on
# the site in this browser and run it again, or add the
# header "authorization": "Bearer palier_…" with an API
# token, which the page of your account creates.
query WhoAmI {
  viewer {
    userId
    isGuest
  }
}
`,
    variables: {},
  },
  {
    query: `# 2. Reads your lists with the ids and versions that
# changes need. If \`viewer\` is null, sign in as in the
# first tab, or send
# "authorization: Bearer <API token>".
query ReadLists($kinds: [WatchListKind!]) {
  viewer {
    watchLists(kinds: $kinds) {
      id
      name
      topEntries(first: 5) {
        id
        version
        score
        stock { id symbol lastPrice currency }
        thresholds { t200 t400 t600 t800 }
      }
    }
  }
}
`,
    variables: { kinds: ['BUY'] },
  },
  {
    query: `# 3. Adds an entry. The search finds the stock. If its
# \`stock\` is null, run AddStock first. The id of the
# list is in the second tab. If \`viewer\` is null,
# sign in as in the first tab, or send
# "authorization: Bearer <API token>".
query FindStock($text: String!) {
  viewer {
    search(text: $text) { symbol exchange normalizedTicker stock { id } }
  }
}

mutation AddStock($stock: AddStockInput!) {
  addStock(input: $stock) {
    __typename
    ... on AddStockPayload { stock { id } }
    ${REFUSAL}
  }
}

mutation AddEntry($entry: AddEntryInput!) {
  addEntry(input: $entry) {
    __typename
    ... on AddEntryPayload { entry { id version } }
    ${REFUSAL}
  }
}
`,
    variables: {
      text: 'SHOP',
      stock: { symbol: '' },
      entry: { listId: '', stockId: '', thresholds: { t200: '50', t400: '40', t600: '30', t800: '20' } },
    },
  },
  {
    query: `# 4. Changes the prices of an entry if its version is
# still the one that you read. Otherwise nothing
# changes, and \`current\` is what is there now.
mutation ChangePrices($input: UpdateEntryInput!) {
  updateEntry(input: $input) {
    __typename
    ... on UpdateEntryPayload { entry { version } }
    ... on EntryConflict { current { version thresholds { t200 t400 t600 t800 } } }
    ${REFUSAL}
  }
}
`,
    variables: {
      input: {
        entryId: '',
        listId: '',
        stockId: '',
        version: 1,
        thresholds: { t200: '45', t400: '40', t600: '30', t800: '20' },
      },
    },
  },
  {
    query: `# 5. Pages through the lots of a stock in a portfolio.
# Run Positions for its id. The next page starts after
# \`endCursor\`. If \`viewer\` is null, sign in as in the
# first tab, or send
# "authorization: Bearer <API token>".
query Positions {
  viewer {
    portfolios { id name stocks { id stock { id symbol } } }
  }
}

query PageThroughLots($portfolioStock: ID!, $after: String) {
  node(id: $portfolioStock) {
    ... on PortfolioStock {
      lots(first: 100, after: $after) {
        totalCount
        edges { node { id date type quantity price } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}
`,
    variables: { portfolioStock: '', after: null },
  },
  {
    query: `# 6. Repeats a write. Run it twice: the header
# "idempotency-key" below makes sure that there is one
# list. Another write needs another key.
mutation RepeatWrite($input: CreateWatchListInput!) {
  createWatchList(input: $input) {
    __typename
    ... on CreateWatchListPayload { list { id } }
    ${REFUSAL}
  }
}
`,
    variables: { input: { name: 'Banks', kind: 'BUY' } },
    headers: { 'idempotency-key': 'banks-1' },
  },
  {
    query: `# 7. Imports a file of trades. Send it to
# /upload/portfolio-import?portfolioId=… first, which
# returns the importId. PreviewImport reports what each
# row becomes, and ConfirmImport imports them.
mutation PreviewImport($input: PreviewImportInput!) {
  previewImport(input: $input) {
    __typename
    ... on PreviewImportPayload {
      preview { isReady acceptedCount refusedCount questions rows { line verdict reason } }
    }
    ${REFUSAL}
  }
}

mutation ConfirmImport($confirmed: ConfirmImportInput!) {
  confirmImport(input: $confirmed) {
    __typename
    ... on ConfirmImportPayload { importedCount }
    ${REFUSAL}
  }
}
`,
    variables: { input: { importId: '' }, confirmed: { importId: '' } },
  },
  {
    query: `# 8. Follows prices: those of the demonstration list, or
# those of your own stocks by the ids of the second tab.
subscription FollowTicks {
  showcasePricesChanged { sequence stocks { symbol lastPrice } }
}

subscription FollowPrices($stockIds: [ID!]!) {
  pricesChanged(stockIds: $stockIds) { sequence stocks { id symbol lastPrice } }
}
`,
    variables: { stockIds: [] },
  },
  {
    query: `# 9. Meets a limit of the plan: a LimitProblem with
# \`maximum\`, how many of \`unit\` the plan allows.
mutation CreateList($input: CreateWatchListInput!) {
  createWatchList(input: $input) {
    __typename
    ... on CreateWatchListPayload { list { id } }
    ... on LimitProblem { maximum unit planName }
    ${REFUSAL}
  }
}
`,
    variables: { input: { name: 'Banks', kind: 'BUY' } },
  },
  {
    query: `# 10. Meets a refusal: a sale of more shares than are
# held names its code, the field at fault and the
# figures.
mutation WriteTrade($input: CreateLotInput!) {
  createLot(input: $input) {
    __typename
    ... on CreateLotPayload { portfolio { id } }
    ... on Problem { oversell { held asked } }
    ${REFUSAL}
  }
}
`,
    variables: {
      input: {
        portfolioId: '',
        stockId: '',
        type: 'SELL',
        isNewStock: true,
        date: '2026-03-02',
        quantity: '1000',
        price: '104.25',
      },
    },
  },
]
