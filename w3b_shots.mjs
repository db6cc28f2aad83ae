import { chromium } from '@playwright/test'
import { readFileSync, mkdirSync } from 'node:fs'
import { ensureChromium } from './scripts/lib/chromium.mjs'
const texts = JSON.parse(readFileSync('/tmp/next/web/src/__generated__/persisted.json', 'utf8'))
mkdirSync('/tmp/w3b_shots', { recursive: true })
const viewer = { __typename:'Viewer', id:'v', userId:'u', email:'marie.laurin@example.ca', nickname:'M', fullName:'Marie Laurin', firstName:'Marie', lastName:'Laurin', imageUrl:null, isAdmin:false, isGuest:false, preCheck:{refusal:null}, acceptedTermsVersion:220921, roles:[{name:'user',active:true}], sessionExpiresAt:'2027-01-01T00:00:00Z', preferences:{__typename:'Preferences',id:'p',currency:'CAD',language:'FR',buyListScoreBasis:'THRESHOLDS_THEN_FIFTY_TWO_WEEKS'}, account:{__typename:'Account',planName:'standard',signInMethods:['PASSWORD'],createdAt:'2026-10-03T12:00:00Z',email:'m'} }
const site = { appVersion:'0.1.0', isMarketSimulated:true, invitationRequired:false, googleClientId:null, usdInCad:'1.4064', cadInUsd:'0.711' }
const user = { userId:'u', email:viewer.email, nickname:'M', fullname:'Marie Laurin', firstname:'Marie', lastname:'Laurin', imageUrl:null, roles:{user:{active:true}}, expiration:'2027-01-01T00:00:00Z' }
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox','--disable-gpu'] })
async function shoot(name, path, { width, dark, lang, signedIn, act }) {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme: dark ? 'dark':'light', reducedMotion:'reduce' })
  await context.addInitScript(([u, l]) => { if (u) { localStorage.setItem('palier.user', JSON.stringify(u)); localStorage.setItem('palier.acceptedTermsVersion','221201') } localStorage.setItem('palier.language', JSON.stringify(l)); localStorage.setItem('palier.allowCookies', JSON.stringify(new Date().toISOString())) }, [signedIn ? user : null, lang])
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message))
  page.on('console', (m) => { if (m.type()==='error') console.log(name, 'CONSOLE', m.text().slice(0,200)) })
  await page.route('**/graphql', (route) => {
    const { id } = route.request().postDataJSON()
    const text = texts[id] ?? ''
    if (text.includes('humanCheck(')) return route.fulfill({ json: { data: { humanCheck: { kind:'OFF', siteKey:null, challenge:null } } } })
    return route.fulfill({ json: { data: { viewer: signedIn ? viewer : null, site } } })
  })
  await page.goto('http://localhost:5391' + path)
  await page.waitForSelector('h1', { state: 'attached', timeout: 60000 })
  await page.waitForTimeout(400)
  if (act) await act(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  if (wide) console.log(name, 'OVERFLOW')
  await page.screenshot({ path: `/tmp/w3b_shots/${name}.png`, fullPage: !act })
  await context.close()
}
const help = (label, item) => async (page) => { await page.locator('header button[aria-haspopup=menu]').click(); await page.getByRole('menuitem', { name: item }).click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); console.log('help width', (await page.getByRole('dialog').boundingBox()).width) }
const feedback = (name) => async (page) => { await page.getByRole('button', { name }).first().click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300) }
const D = { width:1440, dark:false, lang:'fr', signedIn:true }, M = { width:390, dark:true, lang:'en', signedIn:true }
const only = process.argv.slice(2)
const list = [
 ['account-d','/myAccount',D],['account-m','/myAccount',M],
 ['terms-d','/legal/terms-conditions?v=221201',D],['terms-m','/legal/terms-conditions?v=221201',M],
 ['privacy-d','/legal/privacy-policy',{...D,signedIn:false,dark:true}],['cookies-m','/legal/cookie-policy',{...M,dark:false,lang:'fr',signedIn:false}],
 ['about-d','/about',{...D,lang:'en'}],['unlock-m','/unlockAccess?go=/login',{...M,signedIn:false}],
 ['help-d','/about',{...D,width:1600,act:help('', 'Aide')}],['help-m','/about',{...M,act:help('', 'Help')}],
 ['feedback-d','/about',{...D,act:feedback('Votre avis')}],['feedback-m','/about',{...M,act:feedback('Feedback')}],
 ['password-d','/myAccount',{...D,dark:true,act:async(p)=>{await p.getByRole('button',{name:'Changer le mot de passe'}).click();await p.getByRole('dialog').waitFor();await p.getByRole('button',{name:'Enregistrer'}).click();await p.waitForTimeout(300)}}],
 ['basis-m','/myAccount',{...M,act:async(p)=>{await p.getByRole('button',{name:'Configure'}).click();await p.getByRole('dialog').waitFor();await p.waitForTimeout(300)}}],
]
for (const [n,p,o] of list) if (!only.length || only.includes(n)) { try { await shoot(n,p,o) } catch (e) { console.log(n, 'FAILED', e.message.slice(0,300)) } }
await browser.close()
