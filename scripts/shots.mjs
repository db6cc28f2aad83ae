// Takes a picture of every route at three widths, in light and dark, in French and English, into shots/ (ignored).
// Words after the command choose: `npm run shots -- list 390 dark fr`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

await ensureInstalled()
// The page of all pieces is no part of the product; pictures want it.
process.env.VITE_STYLE_PAGE = '1'
const { build } = await import('./build.mjs')
await build()
const { chromium } = await import('@playwright/test')
const { ensureChromium } = await import('./lib/chromium.mjs')
const { startForShots } = await import('./lib/startForShots.mjs')

const WIDTHS = { 390: 844, 1024: 900, 1440: 900 }
const PUBLIC_ROUTES = {
  welcome: '/',
  login: '/login',
  register: '/register/form',
  subscription: '/subscription',
  about: '/about',
  terms: '/legal/terms-conditions',
  privacy: '/legal/privacy-policy',
  cookies: '/legal/cookie-policy',
  missing: '/nothing',
  style: '/dev/style',
}
const asked = process.argv.slice(2)
/** Of words of one kind those that were asked for, or all where none of them was. */
function chosen(words) {
  const named = words.filter((word) => asked.includes(word))
  return named.length > 0 ? named : words
}
const routes = chosen([...Object.keys(PUBLIC_ROUTES), 'dashboard', 'list', 'sell', 'account'])

const { url, stop } = await startForShots()
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const folder = join(root, 'shots')
mkdirSync(folder, { recursive: true })
let taken = 0

try {
  for (const width of chosen(Object.keys(WIDTHS))) {
    for (const colorScheme of chosen(['light', 'dark'])) {
      for (const language of chosen(['fr', 'en'])) {
        await shoot({ width: Number(width), height: WIDTHS[width], colorScheme, language })
      }
    }
  }
} finally {
  await browser.close()
  await stop()
}
console.log(`${taken} pictures in shots/`)

async function shoot({ width, height, colorScheme, language }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  await context.addInitScript((chosen) => {
    localStorage.setItem('palier.language', JSON.stringify(chosen))
    localStorage.setItem('palier.allowCookies', JSON.stringify(new Date().toISOString()))
  }, language)
  const page = await context.newPage()
  const picture = async (name, path) => {
    if (!routes.includes(name)) return
    if (path) await page.goto(url + path)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}-${language}-${colorScheme}-${width}.png`), fullPage: true })
    taken += 1
  }

  for (const [name, path] of Object.entries(PUBLIC_ROUTES)) await picture(name, path)

  await page.goto(url)
  await page.getByRole('button', { name: language === 'fr' ? 'Essayer sans compte' : 'Try without an account' }).click()
  const lists = page.locator('a[href^="/list/"]')
  await lists.first().waitFor()
  await picture('dashboard')
  const paths = await lists.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
  await picture('list', paths[0])
  await picture('sell', paths.at(-1))
  await picture('account', '/myAccount')
  await context.close()
}
