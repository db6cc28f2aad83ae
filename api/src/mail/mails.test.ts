import { describe, expect, test } from 'vitest'
import type { MailLanguage } from '../providers/mail/port.ts'
import { activationMail } from './activationMail.ts'
import { apiTokenCreatedMail } from './apiTokenCreatedMail.ts'
import { crossingDigestMail } from './crossingDigestMail.ts'
import { invitationMail } from './invitationMail.ts'
import { invoiceMail, type MailedInvoice } from './invoiceMail.ts'
import { invitationRequestReceivedMail } from './invitationRequestReceivedMail.ts'
import type { WrittenMail } from './layout.ts'
import { passwordChangedMail } from './passwordChangedMail.ts'
import { passwordResetMail } from './passwordResetMail.ts'
import { planEndedMail } from './planEndedMail.ts'
import { subscriptionCancelledMail } from './subscriptionCancelledMail.ts'
import { welcomeMail } from './welcomeMail.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const LANGUAGES = ['fr', 'en'] as const

/** What strangers can make a mail say: their name, and what an administrator typed. */
type Typed = { firstName: string; url: string; planName: string; inviterName: string | null }

const TYPED: Typed = {
  firstName: 'Amélie',
  url: 'https://palier.test/open?token=abc&next=1',
  planName: 'Pro',
  inviterName: 'Noé Tremblay',
}

const INVOICE: MailedInvoice = {
  number: 'P-000042',
  createdAt: NOW,
  start: NOW,
  end: inHours(30 * 24),
  lines: [
    { planName: 'frugal', amount: -250 },
    { planName: 'pro', amount: 1000 },
  ],
  subtotal: 750,
  taxes: [
    { kind: 'gst', amount: 38 },
    { kind: 'qst', amount: 75 },
  ],
  total: 863,
}

const EXCESS = { lists: 2, entries: 0, portfolios: 1, portfolioStocks: 7 }

type Write = (language: MailLanguage, typed: Typed) => WrittenMail

const MAILS: [name: string, write: Write, facts: string[]][] = [
  ['activation', (language, typed) => activationMail(language, { ...typed, expiresAt: inHours(24), now: NOW }), ['24']],
  [
    'password reset',
    (language, typed) => passwordResetMail(language, { ...typed, expiresAt: inHours(1), now: NOW }),
    ['1'],
  ],
  [
    'invitation',
    (language, typed) => invitationMail(language, { ...typed, expiresAt: inHours(14 * 24), now: NOW }),
    ['14', 'Pro', 'Noé Tremblay'],
  ],
  [
    'token created',
    (language, typed) =>
      apiTokenCreatedMail(language, {
        ...typed,
        name: typed.planName,
        scope: 'write',
        createdAt: NOW,
        expiresAt: inHours(24),
      }),
    ['Pro'],
  ],
  [
    'invoice',
    (language, typed) => invoiceMail(language, { ...typed, invoice: INVOICE }),
    ['P-000042', 'frugal', '8', '63'],
  ],
  [
    'a cancelled subscription',
    (language, typed) =>
      subscriptionCancelledMail(language, { ...typed, nextPlanName: 'base', excess: EXCESS, endsAt: inHours(240) }),
    ['Pro', 'base', '2', '7'],
  ],
  [
    'a plan that has ended',
    (language, typed) => planEndedMail(language, { ...typed, nextPlanName: 'base', excess: EXCESS, endedAt: NOW }),
    ['Pro', 'base', '2', '7'],
  ],
  ['invitation request', (language, typed) => invitationRequestReceivedMail(language, typed), []],
  ['password changed', (language, typed) => passwordChangedMail(language, { ...typed, changedAt: NOW }), ['20', '10']],
  ['welcome', (language, typed) => welcomeMail(language, typed), []],
  ['crossing digest', (language, typed) => crossingDigestMail(language, digestFacts(typed)), ['BCE', '45', '46', '3']],
  [
    'crossing at once',
    (language, typed) => crossingDigestMail(language, { ...digestFacts(typed), isAtOnce: true }),
    ['BCE', '45', '46', '3'],
  ],
]

function digestFacts({ firstName, url, planName }: Typed) {
  const bce = { symbol: 'BCE', companyName: 'BCE inc.', currency: 'CAD', listKind: 'buy', threshold: 't600' } as const
  const crossing = { ...bce, listName: planName, thresholdPrice: '46', price: '45.1' }
  return { firstName, crossings: [crossing], moreCount: 3, url, accountUrl: 'https://palier.test/myAccount' }
}

describe.each(MAILS)('the mail of %s', (_name, write, facts) => {
  test('both languages tell the same facts, in as many sentences', () => {
    const [french, english] = LANGUAGES.map((language) => write(language, TYPED).text)
    for (const text of [french, english]) {
      for (const fact of [TYPED.firstName, TYPED.url, 'https://palier.test', ...facts]) expect(text).toContain(fact)
    }
    expect(figuresOf(french)).toEqual(figuresOf(english))
    expect(french?.split('\n\n').length).toBe(english?.split('\n\n').length)
    expect(french).not.toBe(english)
  })

  test.each(LANGUAGES)('in %s the text says all that the HTML says, and the other way round', (language) => {
    const { text, html } = write(language, TYPED)
    const shown = plainText(html)
    for (const sentence of text.split('\n').filter((line) => line !== '' && line !== '--'))
      expect(shown, sentence).toContain(sentence)
  })

  test.each(LANGUAGES)('in %s there is one link, as a button and bare, escaped', (language) => {
    const { html } = write(language, TYPED)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(links).toEqual(Array(2).fill('https://palier.test/open?token=abc&amp;next=1'))
    expect(html).toContain('>https://palier.test/open?token=abc&amp;next=1</a>')
  })

  test.each(LANGUAGES)('in %s nothing that somebody typed becomes HTML', (language) => {
    const hostile = {
      firstName: '<img src=x onerror=alert(1)>',
      url: 'https://palier.test/open?token="><script>alert(1)</script>',
      planName: '</title><script>alert(1)</script>"\'&',
      inviterName: '<b>Noé</b>',
    }
    const tags = (typed: Typed) =>
      write(language, typed)
        .html.match(/<[^>]*>/g)
        ?.map((tag) => tag.replace(/href="[^"]*"/, ''))
    expect(tags(hostile)).toEqual(tags({ ...TYPED, inviterName: null }))
  })

  test.each(LANGUAGES)('in %s a name cannot advertise anything nor add a header', (language) => {
    for (const name of ['Gagnez sur evil.test', 'http://evil.test', 'x'.repeat(300), 'A\r\nBcc: b@evil.test']) {
      const { subject, text, html } = write(language, { ...TYPED, firstName: name, inviterName: name })
      expect(subject).not.toMatch(/evil|\p{Cc}|x{61}/u)
      expect(text).not.toMatch(/evil|x{61}/)
      expect(html).not.toMatch(/evil|x{61}/)
    }
  })

  test.each(LANGUAGES)('in %s nothing is loaded from elsewhere and nothing is cut out by mail readers', (language) => {
    const { html } = write(language, TYPED)
    expect(html).not.toMatch(/<(img|svg|script|link|table|iframe|form)|url\(|@import|src=/i)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain(`<html lang="${language}-CA">`)
  })

  test('French is set as in Québec [D13]', () => {
    const { subject, text } = write('fr', TYPED)
    for (const line of [subject, ...text.split('\n').filter((part) => !part.startsWith('http'))]) {
      expect(line).not.toMatch(/[\s\u00a0\u202f][;?!]/)
      expect(line).not.toMatch(/ [:$%»]|« |'/)
      expect(line).not.toMatch(/[^\s\u00a0]:(?!\/\/)(?=\s|$)/)
    }
  })

  test('a link that is none of the web is not sent', () => {
    for (const url of ['javascript:alert(1)', '/open', ''])
      expect(() => write('fr', { ...TYPED, url })).toThrow(RangeError)
  })
})

test('how long a link works is said as a length and as an instant', () => {
  const facts = { firstName: 'Amélie', url: TYPED.url, expiresAt: inHours(24), now: NOW }
  expect(unspaced(activationMail('fr', facts).text)).toContain(
    'valide pendant 24 heures, jusqu’au 21 novembre 2026 à 10 h 00 (heure de l’Est).',
  )
  expect(unspaced(activationMail('en', facts).text)).toContain(
    'valid for 24 hours, until November 21, 2026 at 10:00 a.m. (Eastern time).',
  )
  const hour = { ...facts, expiresAt: inHours(1) }
  expect(unspaced(passwordResetMail('fr', hour).text)).toContain('pendant 1 heure,')
  expect(unspaced(passwordResetMail('en', hour).text)).toContain('for 1 hour,')
})

test('an invitation that answers a request names nobody as its author', () => {
  const facts = { ...TYPED, inviterName: null, expiresAt: inHours(48), now: NOW }
  expect(invitationMail('fr', facts).subject).toBe('Votre invitation à Palier')
  expect(invitationMail('en', facts).subject).toBe('Your invitation to Palier')
})

function figuresOf(text = ''): string[] {
  return text.match(/\d+/g) ?? []
}

/** The visible words of a page; the styles and tags go. */
function plainText(html: string): string {
  const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}

function unspaced(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('an invoice by mail says where the buyer lives, and the tax of that place', () => {
  const invoice: MailedInvoice = {
    ...INVOICE,
    taxes: [{ kind: 'hst', amount: 98 }],
    billingAddress: { country: 'CA', province: 'ON', postalCode: null },
  }
  const facts = { firstName: 'Rose', invoice, url: 'https://palier.test/myAccount' }
  expect(invoiceMail('fr', facts).text).toMatch(/Acheteur\s: ON, Canada[^]*TVH\s: 0,98\s\$/)
  expect(invoiceMail('en', facts).text).toMatch(/Billed to: ON, Canada[^]*HST: \$0\.98/)
  expect(invoiceMail('en', { ...facts, invoice: INVOICE }).text).not.toContain('Billed to')
})
