import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountOf, expectTrueAccount } from '../../testing/importAccount.ts'
import { damagedBook } from '../../testing/damagedBooks.ts'

const HEADER = 'date,type,symbol,exchange,quantity,price,note'

test('of a book in any dialect, however damaged, only true trades enter, every other one is named, and each record is counted once [D27]', async () => {
  await fc.assert(
    fc.asyncProperty(damagedBook, async (book) => expectTrueAccount(book)),
    { numRuns: 300 },
  )
})

/** What became of each record, as `line verdict reason`. */
async function told(...lines: string[]): Promise<string[]> {
  const { outcomes } = await accountOf(new TextEncoder().encode(lines.join('\n')))
  return outcomes.map(({ line, verdict, reason }) => `${line} ${verdict}${reason === null ? '' : ` ${reason}`}`)
}

test('a row with more cells than the header is refused with its line, and empty cells at the end are harmless', async () => {
  expect(
    await told(
      HEADER,
      '2026-01-05,buy,RY,XTSE,10,100.25,',
      '2026-01-06,buy,RY,XTSE,10,100,45,note',
      '2026-01-07,buy,RY,XTSE,1,000,10,note',
      '2026-01-08,buy,RY,XTSE,10,100.25,note,,,',
      '2026-01-09,buy,RY,XTSE,10,100.25,,,',
    ),
  ).toEqual([
    '2 accepted',
    '3 refused record.tooManyCells',
    '4 refused record.tooManyCells',
    '5 accepted',
    '6 accepted',
  ])
})

test('a row that would be skipped is refused where another row stands behind it', async () => {
  const header = 'date,type,symbol,quantity,price,fee,note'
  expect(
    await told(
      header,
      '2025-03-04,dividend,RY,,,,paid2019-01-01,buy,RY,1100.0001,,a',
      '2025-03-04,dividend,RY,,,,,,,,',
    ),
  ).toEqual(['2 refused record.tooManyCells', '3 skipped dividend'])
})

test('a number that a decimal comma divides is not read as two where the cells after it are empty', async () => {
  expect(await told(HEADER, '2026-01-06,buy,RY,XTSE,10,100,45,', '2026-01-07,buy,RY,XTSE,1,000,10,')).toEqual([
    '2 refused record.tooManyCells',
    '3 refused record.tooManyCells',
  ])
})

test('a row that is shorter than the header is taken where its last cells were left out, not where one was lost [D27]', async () => {
  const header = 'date,type,symbol,quantity,price,fee,note'
  expect(await told(HEADER, '2026-01-05,buy,RY,XTSE,10,100.25')).toEqual(['2 accepted'])
  expect(await told(HEADER, '2026-01-05,buy,RY,XTSE,10100.25,')).toEqual(['2 refused record.tooFewCells'])
  expect(await told(header, '2026-01-05,buy,RY,10100,5.25', '2026-01-05,buy,RY,10100,5.25,')).toEqual([
    '2 refused record.tooFewCells',
    '3 refused record.tooFewCells',
  ])
})

test.for([
  ['\r\n', '\n'],
  ['\n', '\r\n'],
  ['\r', '\r'],
  ['\n', '\r'],
  ['\r\n', '\r'],
] as const)(
  'a header that ends with %j over rows that end with %j loses no trade and no line',
  async ([first, then]) => {
    const rows = [
      '2026-01-05,buy,RY,XTSE,1,1,',
      '',
      '2026-01-06,buy,RY,XTSE,1,1,"two',
      'lines"',
      '2026-01-07,lend,RY,XTSE,1,1,',
    ]
    const text = HEADER + first + rows.join(then)
    const { outcomes, facts } = await accountOf(new TextEncoder().encode(text))
    expect(outcomes.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, 'accepted'],
      [4, 'accepted'],
      [6, 'refused'],
    ])
    expect(facts.remainder).toEqual({ headerLine: 1, blankCount: 1 })
  },
)

test('a quotation mark that is never closed is told on its line, and so is each line below it', async () => {
  expect(
    await told(
      HEADER,
      '2026-01-05,buy,RY,XTSE,1,1,',
      '2026-01-06,buy,RY,XTSE,1,1,"note',
      '2026-01-07,buy,RY,XTSE,1,1,',
    ),
  ).toEqual(['2 accepted', '3 refused record.openQuote', '4 refused record.withinQuote'])
})

test('a quoted cell that has taken in rows up to a later mark is told line by line, and the rows after it are read', async () => {
  expect(
    await told(
      HEADER,
      '2026-01-06,buy,RY,XTSE,1,1,"note',
      '2026-01-07,buy,RY,XTSE,2,2,',
      '2026-01-08,buy,RY,XTSE,3,3,"another"',
      '2026-01-09,buy,RY,XTSE,4,4,',
    ),
  ).toEqual([
    '2 refused record.openQuote',
    '3 refused record.withinQuote',
    '4 refused record.withinQuote',
    '5 accepted',
  ])
  expect(await told(HEADER, '2026-01-06,buy,RY,XTSE,1,1,"a note', 'over two lines"')).toEqual(['2 accepted'])
})

test('a trade in another delimiter is told, what is no trade is counted with its reason', async () => {
  expect(
    await told(
      'Account;12345',
      'Exported 2026-11-20',
      '2026-01-02,buy,RY,XTSE,1,1,above',
      'date,type,symbol,exchange,quantity,price,note',
      '2026-01-05,buy,RY,XTSE,1,1,',
      '2026-01-06;buy;RY;XTSE;1;1.25;',
      '# a comment',
      '',
      'Total,,,,,,',
      'date,type,symbol,exchange,quantity,price,note',
    ),
  ).toEqual([
    '1 skipped aboveHeader',
    '2 skipped aboveHeader',
    '3 refused record.aboveHeader',
    '5 accepted',
    '6 refused record.otherDelimiter',
    '7 skipped notATrade',
    '9 skipped notATrade',
    '10 skipped repeatedHeader',
  ])
})

test('the words of a trade that stand in a quoted cell as they are, marks and all, are read [D27]', async () => {
  expect(await told(HEADER, '2026-01-05,buy,RY,XTSE,1,1,"3/4" pipe"', '2026-01-05,buy,RY,XTSE,1,1,5" pipe')).toEqual([
    '2 accepted',
    '3 accepted',
  ])
})

test('a row that has lost a delimiter and its line end, behind a mark that closed nothing, is told [D27]', async () => {
  const joined = '2026-01-05,buy,RY,XTSE,1,1.0001,"said ""yes"""2026-01-06,buy,RY,XTSE,11.0001,"said ""yes"""'
  expect(await told(HEADER, joined)).toEqual(['2 refused record.strayQuote'])
})
