// Takes a picture of every route at three widths, in light and dark, in French and English, into shots/ (ignored).
// Words after the command choose: `npm run shots -- list 390 dark fr`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/pnpm.mjs'
import { root } from './lib/root.mjs'

await ensureInstalled({ withDevelopment: true })
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
/** Where a guest finds each page: at which path, or behind which link of the dashboard or of a page before it. */
const SIGNED_IN_ROUTES = {
  dashboard: '/',
  list: { link: 'a[href^="/list/"]', index: 0 },
  sell: { link: 'a[href^="/list/"]', index: -1 },
  portfolio: { link: 'a[href^="/portfolio/"]', index: 0 },
  stock: { from: 'list', link: 'a[href^="/stock/"]', index: 0 },
  costBase: '/costBase',
  account: '/myAccount',
}
const asked = process.argv.slice(2)
/** Of words of one kind those that were asked for, or all where none of them was. */
function chosen(words) {
  const named = words.filter((word) => asked.includes(word))
  return named.length > 0 ? named : words
}
const routes = chosen([...Object.keys(PUBLIC_ROUTES), ...Object.keys(SIGNED_IN_ROUTES)])

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
console.log(`${taken} screenshots in shots/`)

async function shoot({ width, height, colorScheme, language }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  await context.addInitScript((chosen) => {
    localStorage.setItem('palier.language', JSON.stringify(chosen))
    localStorage.setItem('palier.allowCookies', JSON.stringify(new Date().toISOString()))
  }, language)
  const page = await context.newPage()
  const shoot = async (name) => {
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(folder, `${name}-${language}-${colorScheme}-${width}.png`), fullPage: true })
    taken += 1
  }
  /** The page at this path, and each of its other tabs. */
  const picture = async (name, path) => {
    if (!routes.includes(name)) return
    await page.goto(url + path)
    await shoot(name)
    if (name in PUBLIC_ROUTES) return
    for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
      await tab.click()
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
      await shoot(`${name}-${(await tab.innerText()).trim().replaceAll(/\s.*/gsu, '')}`)
    }
  }

  for (const [name, path] of Object.entries(PUBLIC_ROUTES)) await picture(name, path)

  await page.goto(url)
  await page.getByRole('button', { name: language === 'fr' ? 'Essayer sans compte' : 'Try without an account' }).click()
  const links = async (selector) => {
    await page.locator(selector).first().waitFor()
    return page.locator(selector).evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  }
  const paths = {}
  for (const [name, place] of Object.entries(SIGNED_IN_ROUTES)) {
    if (place.from) await page.goto(url + paths[place.from])
    paths[name] = typeof place === 'string' ? place : (await links(place.link)).at(place.index)
  }
  for (const [name, path] of Object.entries(paths)) await picture(name, path)
  await context.close()
}
