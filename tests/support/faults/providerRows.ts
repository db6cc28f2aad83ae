import { failureOf, type FaultRow, isTyped, READ_MILLISECONDS, WRITE_MILLISECONDS } from './faultCalls.ts'
import { type FaultMode, startFaultProxy } from './faultProxy.ts'
import { type FaultStage, startFaultStage } from './faultStage.ts'
import { createPerson } from '../people/person.ts'

const MODES: readonly FaultMode[] = ['hang', 'hangingBody', 'reset', 'status500', 'status429', 'html', 'empty', 'huge']

const SEARCH = '{ viewer { search(text: "RY") { stock { stockId } } } }'
const PAGE = `query ($stockId: String!) {
  viewer { stock(stockId: $stockId) {
    symbol lastPrice lastPriceAt
    details { open } chart(interval: MONTH) { points { at } } news(first: 3) { id } analysis { isSample }
  } }
}`
const RESET = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { __typename ... on Problem { code } }
}`

type Found = { viewer: { search: { stock: { stockId: string } | null }[] } }
type Page = { viewer: { stock: { symbol: string } | null } | null }

/** A stage whose market data and language model are behind a place where everything fails in this way. */
async function withMarket<Result>(mode: FaultMode, work: (stage: FaultStage) => Promise<Result>): Promise<Result> {
  // What is passed on, half of its body, has to come from somewhere.
  const source = await startFaultProxy('http://127.0.0.1:9')
  source.set({ mode: 'html' })
  const before = await startFaultProxy(source.url)
  before.set({ mode })
  const stage = await startFaultStage({
    MARKET_DATA: 'eodhd',
    EODHD_API_TOKEN: 'good',
    EODHD_BASE_URL: before.url,
    VALET_BASE_URL: before.url,
    AI_BASE_URL: before.url,
    AI_MODEL: 'm',
    ALLOW_INSECURE_ENDPOINTS: '1',
  })
  try {
    return await work(stage)
  } finally {
    await stage.stop()
    await Promise.all([before.stop(), source.stop()])
  }
}

/** The page of a stock while neither prices nor analyses come from outside: it is there, and soon. */
export async function marketAway(modes = MODES): Promise<FaultRow[]> {
  const rows: FaultRow[] = []
  for (const mode of modes) {
    rows.push(
      await withMarket(mode, async ({ person }) => {
        const { viewer } = await person.read<Found>(SEARCH)
        const stockId = viewer.search[0]?.stock?.stockId
        const began = performance.now()
        const answer = await person.ask(PAGE, { stockId })
        const milliseconds = performance.now() - began
        const shown = (answer.data as Page | null)?.viewer?.stock?.symbol ?? 'nothing'
        const failure = failureOf({ answer, milliseconds })
        return {
          row: `${mode} before the market data and the model`,
          figure: `${shown} after ${milliseconds.toFixed(0)} ms, ${failure ?? 'no panel failed'}`,
          limit: 'the page is there within 5.5 s, a panel that fails says so in a code',
          holds: shown !== 'nothing' && milliseconds <= READ_MILLISECONDS && (failure === null || isTyped(failure)),
        }
      }),
    )
  }
  return rows
}

/** Nobody comes in while the check for humans gives no answer. */
export async function humanCheckAway(modes = MODES): Promise<FaultRow[]> {
  const source = await startFaultProxy('http://127.0.0.1:9')
  source.set({ mode: 'html' })
  const before = await startFaultProxy(source.url)
  const stage = await startFaultStage(
    {
      HUMAN_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'a-site-key',
      TURNSTILE_SECRET: 'a-secret-of-the-check',
      TURNSTILE_VERIFY_URL: before.url,
      ALLOW_INSECURE_ENDPOINTS: '1',
    },
    { isSignedIn: false },
  )
  const rows: FaultRow[] = []
  for (const mode of modes) {
    before.set({ mode })
    const person = createPerson(stage.url)
    const began = performance.now()
    const answer = await person.ask(RESET, { input: { email: 'marie@exemple.ca', humanActionToken: 'a-token' } })
    const milliseconds = performance.now() - began
    const failure = failureOf({ answer, milliseconds })
    rows.push({
      row: `${mode} before the human check`,
      figure: `${failure ?? 'let in'} after ${milliseconds.toFixed(0)} ms`,
      limit: 'HumanCheckUnavailable within 10.5 s',
      holds: failure === 'HumanCheckUnavailable' && milliseconds <= WRITE_MILLISECONDS,
    })
  }
  await stage.stop()
  await Promise.all([before.stop(), source.stop()])
  return rows
}
