// The long form of the probes of security, on the built product in production: node --import tsx bench/probes/measure.ts
// [inputs] [pairs] [guests]. SEED repeats a run. Fails where an input is answered by a failure, late, or with what it
// held; where the time of an answer tells whether an address has an account; or where a guest of yesterday is let in.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { catalogue } from '@palier/contract/catalogue'
import { faultOf, graphFaultOf, hostileInput, hostileVariables } from '../../tests/support/probes/probeInputs.ts'
import { type Probed, startProbed } from '../../tests/support/probes/probeStage.ts'
import { timeSignIns } from '../../tests/support/probes/probeTiming.ts'
import { createRandom, seedOf } from '../../tests/support/random.ts'
import { projectRoot } from '../../tests/support/sources.ts'

const [inputs = 10_000, pairs = 200, guests = 1000] = process.argv.slice(2).map(Number)
const AT_ONCE = 4
const DAY = 86_400_000
const FURTHEST_Z = 3.3
const SMALLEST_GAP_MILLISECONDS = 2

const seed = seedOf(process.env)
const random = createRandom(seed)
const broken: string[] = []
const wide = { REQUESTS_PER_MINUTE: '1000000000', SIGN_INS_PER_HOUR: '1000000000', GUESTS_PER_HOUR: '1000000000' }
const palier = await startProbed({ ...wide, REGISTRATIONS_PER_HOUR: '1000000', LOG_LEVEL: 'fatal' })
try {
  const member = await palier.becomeMember('membre@exemple.ca')
  await measureTiming(palier)
  await measureInputs(palier, member.token)
  await measureVariables(palier, member.token)
  await measureGuests(palier)
} finally {
  await palier.stop()
}
for (const sentence of [...new Set(broken)].slice(0, 50)) console.log(`BROKEN ${sentence}`)
process.exitCode = broken.length > 0 ? 1 : 0

async function measureTiming(probed: Probed) {
  const { medianGapMilliseconds, z } = await timeSignIns(probed, 'membre@exemple.ca', pairs)
  console.log(`${pairs} pairs: z ${z.toFixed(2)}, middle gap ${medianGapMilliseconds.toFixed(2)} ms (load ${load()})`)
  if (Math.abs(z) >= FURTHEST_Z && Math.abs(medianGapMilliseconds) >= SMALLEST_GAP_MILLISECONDS)
    broken.push('the time of an answer tells whether an address has an account')
}

async function measureInputs(probed: Probed, token: string) {
  const { tokenInfo } = await probed.send(catalogue.loginAsGuest, {})
  const roles = { anonymous: undefined, member: token, guest: tokenInfo.rawToken }
  for (const [role, bearer] of Object.entries(roles)) {
    const statuses = new Map<number, number>()
    const slowest = await eachOf(inputs, async () => {
      const { name, body } = hostileInput(random)
      const answer = await timed(probed.apiUrl + catalogue[name].path, body, {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        'x-forwarded-for': probed.fresh(),
      })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const fault = faultOf(answer)
      if (fault !== null) broken.push(`${role}, ${name}: ${body.slice(0, 200)} ${fault}`)
      return answer.milliseconds
    })
    report(`${role}: ${inputs} inputs`, statuses, slowest)
  }
}

async function measureVariables(probed: Probed, token: string) {
  const file = join(projectRoot, 'web/src/__generated__/persisted.json')
  const ids = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
  const statuses = new Map<number, number>()
  const count = Math.ceil(inputs / 10)
  const slowest = await eachOf(count, async () => {
    const body = `{"id":"${random.oneOf(ids)}","variables":${hostileVariables(random)}}`
    const answer = await timed(`${probed.url}/graphql`, body, {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': probed.fresh(),
    })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const fault = graphFaultOf(answer)
    if (fault !== null) broken.push(`variables: ${body.slice(0, 300)} ${fault}: ${answer.text.slice(0, 200)}`)
    return answer.milliseconds
  })
  report(`${count} variables`, statuses, slowest)
}

/** Guests come in by the hundred, and a day later none of them is let in any more. */
async function measureGuests(probed: Probed) {
  const tokens: string[] = []
  await eachOf(guests, async () => {
    const began = performance.now()
    tokens.push((await probed.send(catalogue.loginAsGuest, {})).tokenInfo.rawToken)
    return performance.now() - began
  })
  await probed.pass(DAY + 3_600_000)
  const { status } = await probed.post(catalogue.testToken, {}, { token: tokens[0] ?? '' })
  if (status !== 401) broken.push(`the token of a guest of yesterday was answered ${status}`)
  console.log(`${tokens.length} guests came in; a day later their tokens are answered ${status}`)
}

async function timed(url: string, body: string, headers: Record<string, string>) {
  const began = performance.now()
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const text = await answer.text()
  return { status: answer.status, text, milliseconds: performance.now() - began }
}

/** Does so many works, a few at once, and answers the longest time that one took. */
async function eachOf(count: number, work: () => Promise<number>): Promise<number> {
  let [left, longest] = [count, 0]
  async function worker() {
    while (left > 0) {
      left -= 1
      longest = Math.max(longest, await work())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return longest
}

function report(what: string, statuses: ReadonlyMap<number, number>, slowest: number) {
  const told = [...statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`)
  console.log(`${what}: ${told.join(', ')}; slowest ${Math.round(slowest)} ms (seed ${seed}, load ${load()})`)
}

function load(): string {
  return loadavg()[0]?.toFixed(1) ?? ''
}
