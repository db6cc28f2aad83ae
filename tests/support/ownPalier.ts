import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test as journey } from './journey.ts'
import { type Palier, type PalierOptions, startPalier } from './palier.ts'
import { projectRoot } from './sources.ts'

export type OwnPalier = Palier & {
  /** Moves the clock of the api on. */
  pass(milliseconds: number): Promise<void>
}

/** Journeys on a product of their own, with settings of its own and a clock that they move. */
export function journeyOn(
  environment: () => Promise<Record<string, string>> = async () => ({}),
  options: PalierOptions = {},
) {
  return journey.extend<object, { own: OwnPalier }>({
    own: [
      // The runner reads which fixtures are wanted from this pattern.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const settings = {
          NODE_ENV: 'development',
          TICK_SECONDS: '1',
          ...(await environment()),
          NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/shiftClock.mjs')).href}`,
        }
        const palier = await startPalier(settings, options)
        await use({
          ...palier,
          async pass(milliseconds) {
            const heard = once(palier.api.child, 'message')
            palier.api.child.send({ passMilliseconds: milliseconds })
            await heard
          },
        })
        await palier.stop()
      },
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: async ({ own }, use) => use(own.url),
  })
}
