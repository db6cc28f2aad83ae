import { describe, expect, test } from 'vitest'
import { COOKIE_POLICY_DATE, TERMS } from '@palier/domain/accounts/terms'
import { cookies as enCookies } from './en/cookies.ts'
import { earlierTerms as enEarlierTerms } from './en/earlierTerms.ts'
import { privacy as enPrivacy } from './en/privacy.ts'
import { terms as enTerms } from './en/terms.ts'
import { cookies as frCookies } from './fr/cookies.ts'
import { earlierTerms as frEarlierTerms } from './fr/earlierTerms.ts'
import { privacy as frPrivacy } from './fr/privacy.ts'
import { terms as frTerms } from './fr/terms.ts'
import type { LegalDocument } from './LegalDocument.ts'

const textOf = (document: LegalDocument) => JSON.stringify(document)
const shapeOf = ({ dated, sections }: LegalDocument) => ({
  dated,
  blocks: sections.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 1 : block.length))),
})

describe('the legal texts', () => {
  test.each([
    ['TERMS-06 terms', frTerms, enTerms],
    ['TERMS-06 earlier terms', frEarlierTerms, enEarlierTerms],
    ['TERMS-17 privacy', frPrivacy, enPrivacy],
    ['TERMS-17 cookies', frCookies, enCookies],
  ])('%s say the same in both languages, part by part', (_name, french, english) => {
    expect(shapeOf(french)).toEqual(shapeOf(english))
  })

  test.each([frTerms, frEarlierTerms, frPrivacy, frCookies, enTerms, enEarlierTerms, enPrivacy, enCookies])(
    'the day in words is the day in figures: $title, $day [TERMS-05] [TERMS-16]',
    ({ dated, day }) => {
      const [year = '', , number = ''] = dated.split('-')
      expect(day.match(/\d+/g)?.map(Number).sort()).toEqual([Number(number), Number(year)].sort())
    },
  )

  test('carry their dates [TERMS-05] [TERMS-16]', () => {
    expect([frTerms.dated, frCookies.dated]).toEqual([TERMS.date, COOKIE_POLICY_DATE])
  })

  test.each([
    ['TERMS-07', frTerms, /aucun conseil/i, enTerms, /no investment.* advice.*favours no security/],
    ['TERMS-08', frTerms, /15 minutes.*chaque jour/, enTerms, /15 minutes.*daily/],
    ['TERMS-09', frTerms, /usage personnel.*en masse/, enTerms, /personal use.*in bulk/],
    ['TERMS-10', frTerms, /bannissement d’une durée indéterminée/, enTerms, /indefinite ban/],
    ['TERMS-11', frTerms, /salée et poivrée/, enTerms, /salted, peppered hash/],
    ['TERMS-12', frPrivacy, /nom.*courriel.*adresse IP/, enPrivacy, /name.*e-mail.*IP address/],
    ['TERMS-13', frPrivacy, /fournisseur de facturation externe/, enPrivacy, /third-party billing provider/],
    ['TERMS-14', frPrivacy, /témoins de publicité et de mesure/, enPrivacy, /Advertising and analytics cookies/],
    ['TERMS-14', frCookies, /témoins de publicité et de mesure.*consentement/, enCookies, /analytics cookies.*consent/],
    ['TERMS-15', frPrivacy, /témoin de session, chiffré.*stockage local/, enPrivacy, /session cookie.*local storage/],
  ])('%s is said in both languages', (_item, french, saidInFrench, english, saidInEnglish) => {
    expect(textOf(french)).toMatch(saidInFrench)
    expect(textOf(english)).toMatch(saidInEnglish)
  })
})
