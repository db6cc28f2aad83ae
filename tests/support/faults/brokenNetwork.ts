import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from '../people/newcomer.ts'
import { operationOf } from '../project/operations.ts'

/** Something that somebody writes on a page, tried while nothing gets through, and then once more. */
export interface Act {
  readonly name: string
  /** The operations that write it, as the page sends them. */
  readonly writes: readonly string[]
  /** What only the server can answer is asked before the network goes, such as which stocks there are. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Opens what it is written in and fills it, without a network. */
  readonly write: (page: Page) => Promise<void>
  /** Sends what is written; asked for again where a question was closed by the first answer. */
  readonly send: (page: Page) => Promise<void>
  /** What must still be there after each try in vain: the fields with what was typed, the thing to be deleted. */
  readonly kept?: (page: Page) => readonly (readonly [Locator, string?])[]
  /** Those of them that add something: where only the answer is lost, trying again must not add another. */
  readonly adds?: readonly string[]
  /** Where the sentence is not said in the page: waits until it is said. */
  readonly said?: (page: Page, sentence: string) => Promise<void>
  /** How the page shows that it is written. */
  readonly done: (page: Page) => Promise<void>
}

/** The ways in which nothing gets through, and what the page then says. */
const SILENCES = [
  {
    name: 'without a network',
    sentence: 'alerts.codes.Offline',
    begin: (page: Page) => page.context().setOffline(true),
    end: (page: Page) => page.context().setOffline(false),
  },
  {
    name: 'the service gone',
    sentence: 'alerts.codes.ServiceUnavailable',
    begin: (page: Page) => page.route('**/*', (route) => route.abort('connectionrefused')),
    end: (page: Page) => page.unroute('**/*'),
  },
  {
    name: 'the page of a gateway instead of an answer',
    sentence: 'alerts.codes.ServiceUnavailable',
    begin: (page: Page) =>
      page.route('**/*', (route) =>
        route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' }),
      ),
    end: (page: Page) => page.unroute('**/*'),
  },
  {
    name: 'the page of a hotel instead of an answer',
    sentence: 'alerts.codes.ServiceUnavailable',
    begin: (page: Page) =>
      page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bienvenue</h1>' })),
    end: (page: Page) => page.unroute('**/*'),
  },
] as const

/** Waits until everything that the page fetches ahead is there. */
export async function untilFetchedAhead(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => performance.getEntriesByName('fetched-ahead').length > 0)
}

/** Tries each act in vain in every way, then once with the network back: nothing is lost, and it is written once. */
export async function tryInVainThenOnce(page: Page, say: Say, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    await untilFetchedAhead(page)
    await act.prepare?.(page)
    let isWritten = false
    for (const silence of SILENCES) {
      const about = `${act.name}, ${silence.name}`
      await silence.begin(page)
      if (!isWritten) await act.write(page)
      isWritten = true
      await act.send(page)
      await expectNothingLost(page, act, say(silence.sentence), about)
      await silence.end(page)
    }
    for (const name of act.adds ?? []) {
      const { lost, end } = await loseAnswers(page, name)
      await act.send(page)
      // The sentence of the last try may still stand.
      await lost
      await expectNothingLost(page, act, say('alerts.codes.ServiceUnavailable'), `${act.name}, ${name} unanswered`)
      await end()
    }
    const written = watchAnswers(page, act.writes)
    await act.send(page)
    await act.done(page)
    await expect.poll(written, `${act.name}, once`).toEqual(act.writes)
  }
}

async function expectNothingLost(page: Page, act: Act, sentence: string, about: string): Promise<void> {
  if (act.said) await act.said(page, sentence)
  else await expectSentence(page, sentence, about)
  for (const [place, value] of act.kept?.(page) ?? []) {
    if (value === undefined) await expect(place, about).toBeVisible()
    else await expect(place, about).toHaveValue(value)
  }
}

/** The server does what it is asked, and its answer never comes, until that is ended. */
async function loseAnswers(page: Page, name: string) {
  let tell = () => {}
  const lost = new Promise<void>((resolve) => {
    tell = resolve
  })
  const lose: Parameters<Page['route']>[1] = async (route, request) => {
    if (operationOf(request) !== name) return route.fallback()
    await route.fetch({ maxRetries: 2 })
    await route.abort('connectionreset')
    tell()
  }
  await page.route('**/graphql', lose)
  return { lost, end: () => page.unroute('**/graphql', lose) }
}

/** Said in an alert, which is then closed, or beside what was written. */
async function expectSentence(page: Page, sentence: string, about: string): Promise<void> {
  const said = page.getByText(sentence).first()
  await expect(said, about).toBeVisible()
  const alert = page.getByRole('alertdialog').filter({ hasText: sentence })
  if ((await alert.count()) === 0) return
  await alert.getByRole('button').last().click()
  await expect(alert).toHaveCount(0)
}

/** The named operations that were answered from now on, sorted as they are named. */
function watchAnswers(page: Page, names: readonly string[]): () => string[] {
  const answered: string[] = []
  page.on('response', (response) => {
    const name = operationOf(response.request())
    if (name !== null && names.includes(name)) answered.push(name)
  })
  return () => answered.toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
}
