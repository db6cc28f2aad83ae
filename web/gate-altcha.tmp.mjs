import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
process.argv.push('none')
process.chdir('..')
const { open, answers, close } = await import('../gate-shots.tmp.mjs')
const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
const make = async () => JSON.stringify(await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(2000, 500), deriveKey, ...secrets, expiresAt: new Date(Date.now() + 300000), data: { action: 'login' } }))
answers.proveHumanQuery = { humanCheck: { kind: 'ALTCHA', siteKey: null, challenge: await make() } }
const page = await open('/login', {})
let sent
page.on('request', (r) => { const v = r.postDataJSON?.()?.variables; if (v?.input?.humanActionToken) sent = v.input.humanActionToken })
await page.fill('input[name=email]', 'a@b.ca')
const t = Date.now()
await page.fill('input[name=password]', 'secret')
await page.waitForSelector('[data-state=done]')
console.log('solved after', Date.now() - t, 'ms; line:', await page.textContent('[data-state=done]'))
await page.screenshot({ path: '/tmp/gate-shots/altcha.png' })
await page.keyboard.press('Enter')
await page.waitForSelector('[role=alert]')
const { challenge, solution } = JSON.parse(atob(sent))
console.log(sent.length, await verifySolution({ challenge, solution, deriveKey, ...secrets }))
process.exit(0)
