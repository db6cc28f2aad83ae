import { type ErrorCode, statusOf } from '@palier/contract/kernel/errorCodes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import english from '@palier/domain/words/refusals.en.json'
import french from '@palier/domain/words/refusals.fr.json'
import { nameOfCode } from '../../graph/kernel/refusalCode.ts'
import { sentenceOf } from '../../graph/kernel/refusalSentence.ts'
import { createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'

const WORDS: Record<'fr' | 'en', Readonly<Record<string, string>>> = { fr: french, en: english }
const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64')

let bff: TestBff
beforeAll(async () => {
  bff = await startTestBff()
  bff.upstream.data.administration.scriptTokens.set('palier_write', { userId: 'user-7', scope: 'write' })
})
afterAll(() => bff.stop())

type Told = { code?: string; message?: string; extensions?: { code?: string } }

/** What a change is told that the service refuses so: as the refusal that it answers, or as an error. */
async function refusedWith(
  failure: { status: number; error: { errorCode: string } },
  language: 'fr' | 'en',
): Promise<Told> {
  bff.upstream.failing('addBuyLot', failure, 1)
  const lot = { type: 'BUY', date: '2026-01-05', quantity: '1', price: '1', note: '' }
  const input = { portfolioId: globalId('Portfolio', 'p1'), stockId: globalId('Stock', 's1'), ...lot }
  const { data, errors } = await createBrowser(bff.url).ask(
    'mutation ($input: CreateLotInput!) { createLot(input: $input) { ... on Refusal { code message } } }',
    { input },
    { authorization: 'Bearer palier_write', 'app-language': language },
  )
  return (data?.['createLot'] as Told | undefined) ?? errors[0] ?? {}
}

test.each<[item: string, code: ErrorCode]>([
  ['ERR-07', 'DemonstrationAccountNotAllowed'],
  ['ERR-08', 'operationsLimitReached'],
  ['ERR-09', 'listLimitReached'],
  ['ERR-10', 'portfolioLimitReached'],
  ['ERR-12', 'invalidFloorThresholds'],
  ['ERR-13', 'invalidCeilThresholds'],
  ['ERR-14', 'noSellCeilOrSellFloor'],
  ['ERR-15', 'DuplicateKey'],
  ['ERR-16', 'AnSubscriptionAlreadyExist'],
  ['ERR-17', 'SubscriptionCancelled'],
  ['ERR-19', 'NoSelectedItemPriceIdWasProvided'],
  ['ERR-22', 'UserIsNotACustomer'],
  ['ERR-23', 'EmailAlreadyUsed'],
  ['ERR-24', 'InvalidPassword'],
  ['ERR-24', 'PasswordTooShort'],
  ['ERR-24', 'PasswordRequiresDigit'],
  ['ERR-24', 'PasswordRequiresLower'],
  ['ERR-24', 'PasswordRequiresUpper'],
  ['ERR-24', 'PasswordRequiresNonAlphanumeric'],
  ['ERR-25', 'PasswordConfirmationMismatch'],
  ['ERR-26', 'passwordsMustMatch'],
  ['ERR-27', 'InvitationTokenInvalid'],
  ['ERR-28', 'InvitationValidationProcessFailed'],
  ['ERR-29', 'TooManyUnsuccessfulAttempts'],
  ['ERR-30', 'InvalidEmailPasswordCombination'],
  ['ERR-32', 'expired_card'],
  ['ERR-33', 'parameter_invalid_empty'],
  ['ERR-34', 'resource_missing'],
  ['ERR-36', 'invalidExpiryMonth'],
  ['ERR-37', 'invalid_number'],
  ['ERR-38', 'incorrect_cvc'],
  ['ERR-39', 'incomplete_number'],
  ['ERR-40', 'incomplete_cvc'],
  ['ERR-41', 'incomplete_expiry'],
  ['ERR-42', 'notAuthenticated'],
  ['ERR-43', 'notAdmin'],
  ['ERR-44', 'termsNotAccepted'],
  ['ERR-47', 'authentication_required'],
  ['ERR-48', 'insufficient_funds'],
  ['ERR-50', 'processing_error'],
  ['ERR-51', 'try_again_later'],
  ['ERR-54', 'invalidLotQuantity'],
  ['ERR-54', 'ResetTokenInvalid'],
  ['ERR-54', 'PreproductionKeyRequired'],
  ['ERR-54', 'DefaultCardInUse'],
  ['D33', 'BeyondPlan'],
  ['TERMS-10', 'AccountBanned'],
])('finding S10: %s %s reaches its reader by its code and in a sentence of their language', async (_item, code) => {
  const sentences = new Set<string>()
  for (const language of ['fr', 'en'] as const) {
    const told = await refusedWith({ status: statusOf(code), error: { errorCode: code } }, language)
    expect(told.code ?? told.extensions?.code).toBe(nameOfCode(code))
    const words = WORDS[language][`alerts.codes.${code}`] ?? ''
    if (!/[{<]/.test(words)) expect(told.message).toBe(words)
    expect(told.message).not.toBe(WORDS[language]['alerts.codes.unknown'])
    sentences.add(told.message ?? '')
  }
  expect(sentences.size).toBe(2)
})

test('no sentence of a refusal speaks of a page or contains a link, because scripts read it too [OPS-8]', () => {
  for (const words of Object.values(WORDS)) {
    const ofPages = Object.entries(words).filter(([, text]) =>
      /<link>|\b(?:this|the) page\b|\b(?:cette|la) page\b|\b(?:reload|actualisez|rechargez)\b/i.test(text),
    )
    expect(ofPages).toEqual([])
  }
})

test('a missing or invalid value is named in the sentence of its refusal [OPS-8]', () => {
  const sentence = (language: 'fr' | 'en') => sentenceOf({ code: 'parameter_invalid_empty', field: 'date' }, language)
  expect(sentence('en')).toBe('The value of “date” is missing or not valid.')
  expect(sentence('fr')).toContain('date')
})

test.each([
  ['ERR-11', 418],
  ['ERR-52', 402],
])(
  '%s a status %i with a code that nobody knows is told as UNKNOWN, in the general sentence',
  async (_item, status) => {
    const told = await refusedWith({ status, error: { errorCode: 'a_code_of_tomorrow' } }, 'en')
    expect([told.code, told.message]).toEqual(['UNKNOWN', WORDS.en['alerts.codes.unknown']])
  },
)
