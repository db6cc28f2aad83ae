import { ADMINISTRATOR_SETTINGS } from './administrator.ts'
import { startPalier } from './palier.ts'

/** Starts the product for the browser journeys; the function it answers stops it. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const palier = await startPalier({
    NODE_ENV: 'development',
    TICK_SECONDS: '1',
    CONTACT_EMAIL: 'bonjour@exemple.ca',
    ...ADMINISTRATOR_SETTINGS,
  })
  process.env.PALIER_URL = palier.url
  process.env.PALIER_API_URL = palier.apiUrl
  return palier.stop
}
