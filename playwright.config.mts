import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/lib/chromium.mjs'

// The product is started once for all journeys (tests/support/startForJourneys.ts); its address arrives in PALIER_URL.
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: '.palier/journeys',
  globalSetup: './tests/support/startForJourneys.ts',
  fullyParallel: true,
  // What a part of the page or a room proves as well is walked with TESTS=whole only.
  ...(process.env.TESTS !== 'whole' && { grepInvert: /@whole/ }),
  // A page waits at times; a fourth browser adds work and saves no time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A machine that others keep busy may miss a moment; whoever reads the report sees it as flaky.
  retries: process.env.CI ? 1 : 0,
  // Where so many fail, nothing works: the rest would only wait.
  maxFailures: 12,
  reporter: [['list'], ['json']],
  use: {
    // Set by the global setup; the workers read this file after it.
    baseURL: process.env.PALIER_URL ?? '',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // What is not there in that time is not coming: a test that waits for it must not hold its worker for minutes.
    actionTimeout: 30_000,
    // A worker would answer in the place of the network that journeys watch and break; its own journey lets it in.
    serviceWorkers: 'block',
    // Nothing moves but what a journey waits for: animations cost more than the pages themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
