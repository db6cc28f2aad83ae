import { readFileSync, mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
const persisted = JSON.parse(readFileSync('web/src/__generated__/persisted.json', 'utf8'))
mkdirSync('/tmp/gate-shots', { recursive: true })
const stock = (symbol, company, price, low, high) => ({ __typename: 'Stock', id: 's' + symbol, stockId: symbol, symbol, companyName: company, exchange: 'XTSE', currency: 'CAD', sector: 'Industrie', lastPrice: price, lastPriceAt: new Date().toISOString(), change: '-1.45', changePercent: '-1.12', isIntraday: true, marketCap: '85000000000', yearLow: low, yearHigh: high })
const entry = (symbol, price, t) => ({ __typename: 'WatchListEntry', id: 'e' + symbol, score: 788, scoredPrice: price, thresholds: { t200: t[0], t400: t[1], t600: t[2], t800: t[3] }, stock: stock(symbol, symbol + ' Inc.', price, '120', '160') })
const showcase = { list: { id: 'l', __typename: 'WatchList', name: 'Démonstration', kind: 'BUY', entries: [entry('TD', '99', ['90', '85', '80', '75']), entry('CNR', '128.36', ['142', '135', '129.5', '122'])] } }
const site = { invitationRequired: process.env.INVITED === '1', isMarketSimulated: true, googleClientId: null, exchangeRate: '1.4' }
const problem = (code, more = {}) => ({ __typename: 'Problem', code, codes: [code], retryAfterSeconds: null, ...more })
export const answers = {
  proveHumanQuery: { humanCheck: { kind: 'OFF', siteKey: null, challenge: null } },
  useSignInMutation: { signIn: problem('TooManyUnsuccessfulAttempts', { retryAfterSeconds: 421 }) },
  useRegisterMutation: { register: problem('EmailAlreadyUsed', { codes: ['EmailAlreadyUsed', 'PasswordTooCommon'] }) },
  useConfirmEmailMutation: { confirmEmail: problem('resource_missing') },
}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
export async function open(path, { width = 1440, dark = false, lang = 'fr' } = {}) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme: dark ? 'dark' : 'light', locale: lang + '-CA' })
  await context.addInitScript((lang) => { localStorage.setItem('palier.language', JSON.stringify(lang)); localStorage.setItem('palier.allowCookies', JSON.stringify(new Date().toISOString())) }, lang)
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && !/WebSocket|React DevTools|RelayResponseNormalizer/.test(m.text()) && console.log(path, m.type(), m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log(path, 'ERR', e.message.slice(0, 300)))
  await page.route('**/graphql', async (route) => {
    const { id } = route.request().postDataJSON() ?? {}
    const text = persisted[id] ?? ''
    const name = /(query|mutation) (\w+)/.exec(text)?.[2]
    const data = answers[name] ?? { viewer: null, site, showcase }
    await route.fulfill({ json: { data } })
  })
  await page.goto('http://127.0.0.1:5183' + path)
  await page.waitForSelector('h1')
  await page.evaluate(() => document.fonts.ready)
  return page
}
const want = process.argv.slice(2)
const shots = {
  login: ['/login', {}], loginDark: ['/login', { dark: true, lang: 'en' }], loginPhone: ['/login', { width: 390 }], loginPhoneDark: ['/login', { width: 390, dark: true, lang: 'en' }],
  register: ['/register/form', {}], registerPhone: ['/register/form', { width: 390 }], registerMid: ['/register/form', { width: 1024, lang: 'en' }],
  sent: ['/register/activationEmailSent?email=marie.laurin%40example.ca', {}], created: ['/register/accountCreated', { lang: 'en' }], confirm: ['/register/activation/confirmEmail?token=abc', {}], invitation: ['/register/InvitationinRequestReceived?email=a%40b.ca', { width: 390 }],
  reset: ['/resetPassword/request', {}], resetSent: ['/resetPassword/sent?email=a%40b.ca', {lang:'en'}], resetForm: ['/resetPassword/form?token=x', {}], resetDone: ['/resetPassword/done', {width:390, dark:true}],
}
const acts = {
  async login(page) { await page.fill('input[name=email]', 'marie.laurin@example.ca'); await page.fill('input[name=password]', 'Escalier42!'); },
  async loginDark(page) { await page.fill('input[name=email]', 'marie.laurin@example.ca'); await page.fill('input[name=password]', 'x'); await page.keyboard.press('Enter'); await page.waitForSelector('[role=alert]') },
  async register(page) { await page.fill('input[name=firstName]', 'Marie'); await page.fill('input[name=lastName]', 'Laurin'); await page.fill('input[name=email]', 'marie.laurin@example.ca'); await page.fill('input[name=password]', 'Escalier42'); await page.waitForTimeout(300) },
  async registerMid(page) { await acts.register(page); await page.fill('input[name=password]', 'Escalier42!'); await page.fill('input[name=passwordConfirmation]', 'Escalier42!'); await page.click('input[type=checkbox]'); await page.keyboard.press('Enter'); await page.waitForTimeout(500) },
  async resetForm(page) { await page.fill('input[name=password]', 'ab'); await page.fill('input[name=passwordConfirmation]', 'abc'); await page.keyboard.press('Enter'); await page.waitForTimeout(700) },
}
for (const [name, [path, options]] of Object.entries(shots)) {
  if (want.length && !want.includes(name)) continue
  const page = await open(path, options)
  await acts[name]?.(page)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/gate-shots/${name}.png`, fullPage: true })
  await page.context().close()
}
if (!want.includes("none")) await browser.close()
